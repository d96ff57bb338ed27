// The phone's page: one screen at a time, drawn anew where it changed.

import { languages, speak, spoken, words } from "./about.js";
import { isAlways, isOpen, onCover, setAlways, setOpen, uncovers } from "./cover.js";
import { art, cardOf, diceOf, el, figuresOf, iconOf, portraitOf, told } from "./draw.js";
import { boardOf, Form, sheetOf, text } from "./forms.js";
import { device, token, wish, wishFor } from "./keeping.js";
import { Link } from "./link.js";

const GUARD = 350; // milliseconds in which a new question does not hear a tap that was meant for the last one

const place = (id) => document.getElementById(id);
let screen = null, form = null, state = "connecting", why = "", refused = "", since = 0, shown = {};

// what is heard

function hear(message) {
  if (message.is === "link") [state, why] = [message.state, ""];
  if (message.is === "wait" || message.is === "bye") [state, why] = [message.is, message.why];
  if (message.is === "welcome") [state, why] = ["wait", message.why];
  if (message.is === "refused") refused = message.why;
  if (message.is === "screen") show(message.screen);
  drawStatus();
  drawBar();
}

function show(next) {
  const before = screen?.question, question = next.question;
  const isNew = question?.number !== before?.number;
  screen = next;
  state = "here";
  speak(next.language);
  if (isNew || !form) form = question ? new Form(question, next, () => (drawQuestion(), drawBar())) : null;
  else [form.question, form.screen] = [question, next];
  if (isNew) {
    refused = "";
    since = Date.now();
    if (before && !isAlways()) setOpen(false);
    if (before) place("sheet").close();
    if (question && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
  }
  document.title = next.title;
  drawAll();
  announce();
}

// What a screen reader says by itself: what is asked or waited for, and never what lies under the cover.
function announce() {
  const now = text(screen.question?.prompt ?? (screen.won || screen.waiting));
  if (place("said").textContent !== now) place("said").textContent = now;
}

function give(answer) {
  if (Date.now() - since < GUARD || link.isSending || !screen?.question) return;
  refused = "";
  const number = screen.question.number;
  link.answer(answer.parts ? { number, parts: answer.parts } : { number, code: answer.code });
  if (!isAlways()) setOpen(false);
  drawBar();
}

// what is drawn

function region(id, key, draw) {
  const told = JSON.stringify([spoken(), key]);
  if (shown[id] === told) return;
  shown[id] = told;
  const at = place(id), focus = at.contains(document.activeElement) ? pathTo(at, document.activeElement) : null;
  const scrolled = [...at.querySelectorAll(".cards")].map((each) => each.scrollLeft);
  const open = new Set([...at.querySelectorAll("details[open]")].map((each) => each.dataset.name));
  at.replaceChildren(...[draw()].flat(9).filter(Boolean));
  for (const each of at.querySelectorAll("details")) if (open.has(each.dataset.name)) each.open = true;
  [...at.querySelectorAll(".cards")].forEach((each, n) => (each.scrollLeft = scrolled[n] ?? 0));
  focus?.(at)?.focus({ preventScroll: true });
}

// Where the focus was, to be found again among what was drawn anew.
function pathTo(at, element) {
  const n = [...at.querySelectorAll("button, summary")].indexOf(element);
  return (again) => [...again.querySelectorAll("button, summary")][n];
}

function drawAll() {
  drawStatus();
  if (!screen) return;
  document.body.dataset.game = screen.game;
  region("who", [screen.who, screen.going?.[0]], drawWho);
  drawQuestion();
  region("own", [screen.own, screen.dice, screen.question?.kind, screen.question ? 0 : screen.board, isOpen(), isAlways()], drawOwn);
  region("table", [screen.others, screen.told, screen.going], drawTable);
  drawBar();
}

function drawWho() {
  const who = screen.who;
  return [
    portraitOf(who),
    el("div.whose", {}, el("h1", {}, who.name, who.mark ? el("small.mark", {}, who.mark) : null), figuresOf(who.figures)),
    el("button.gear", { "aria-label": words("menu"), onclick: openSettings }, iconOf("settings")),
    screen.going?.length ? el("p.going", {}, told(screen.going[0])) : null,
  ];
}

function drawStatus() {
  const at = place("status");
  document.body.classList.toggle("away", state !== "here");
  const again = el("button.plain", { onclick: () => link.again() }, words("again"));
  const found = {
    connecting: () => [el("span.spur"), words("connecting")],
    lost: () => [el("span.spur"), words(screen ? "lost" : "connecting"), again],
    wait: () => [el("b", {}, words("wait")), why],
    bye: () => [el("b", {}, words("bye")), why, again],
    no_token: () => [words("no_token")],
    here: () => (refused ? [refused] : []),
  }[state]();
  at.replaceChildren(...found.map((each) => (typeof each === "string" ? el("p", {}, each) : each)));
  at.hidden = !found.length;
  at.classList.toggle("whole", state !== "here" && (!screen || state !== "lost"));
}

function drawQuestion() {
  const question = screen.question;
  const key = [question, screen.waiting, screen.result, screen.won, isOpen(), question?.form === "board" && screen.board,
    form && [form.question.number, form.picked, form.inner, form.values, form.chosen]];
  region("question", key, () => {
    if (screen.result?.length) return drawResult();
    if (!question) return el("div.paper.quiet", {}, el("p.prompt", {}, told(screen.waiting)));
    const covered = question.secret && !isOpen();
    const inner = covered ? null : [
      question.shown ? drawShown(question.shown) : null,
      form.draw(give),
    ];
    return [
      question.seconds ? el("div.clock", { "aria-hidden": "true" }, clockOf(question)) : null,
      el("div.paper", {},
        question.secret && isOpen() && !isAlways() ? closing() : null,
        question.title && !(covered && question.form === "call") ? el("h2", {}, question.title) : null,
        el("p.prompt", {}, told(question.prompt)),
        question.note && !(covered && question.form === "call") ? el("p.note", {}, told(question.note)) : null),
      question.secret ? coverOf(inner) : inner,
    ];
  });
}

function clockOf(question) {
  const hand = el("i");
  hand.style.animationDuration = `${question.seconds}s`;
  hand.style.animationDelay = `${(since - Date.now()) / 1000}s`;
  return hand;
}

function drawShown(things) {
  return el("div.shown", {}, things.map((thing, n) =>
    thing.art.startsWith("dice/poker") ? diceOf([thing])
      : thing.art.startsWith("dice/") ? el("span.told", {}, diceOf([thing]), el("span", {}, el("b", {}, thing.name), " ", told(thing.text)))
        : cardOf(thing)));
}

// The cover, and what lies under it: both are there, so that a finger that holds it does not lose it.
function coverOf(inner) {
  const cup = art({ art: "cup/upturned", row: screen.who.colour });
  cup.classList.add("cup");
  const cover = uncovers(el("button.cover", { hidden: isOpen() }, cup, el("b", {}, words("covered")), el("small", {}, words("how"))));
  return el("div.under", {}, cover, inner);
}

const eyeOf = () =>
  uncovers(el("button.eye", { "aria-pressed": String(isOpen()) }, iconOf(isOpen() ? "eye_off" : "eye"), words(isOpen() ? "hide" : "show")));

const closing = () => uncovers(el("button.eye.corner", { "aria-label": words("hide") }, iconOf("eye_off")));

function drawOwn() {
  const own = screen.own ?? {}, found = [];
  if (screen.dice?.length) found.push(el("div.lot", {}, el("h3", {}, words("dice")), diceOf(screen.dice)));
  if (screen.board && screen.question?.form !== "board") found.push(boardOf(screen.board));
  if (own.kept?.length) found.push(el("div.lot", {}, el("h3", {}, words("kept")), diceOf(own.kept), el("p.hint", {}, own.kept_told)));
  const cup = own.cup?.length && screen.question?.kind !== "keep" && !own.is_chosen ? own.cup : [];
  const under = own.cup?.length && own.is_chosen ? own.cup : cup;
  const secret = own.is_secret && (under.length || own.hand?.length);
  const open = !own.is_secret || isOpen();
  if (secret && !isAlways() && !screen.question?.secret)
    found.push(el("div.peek", {}, el("h3", {}, words("covered")), eyeOf()));
  if (under.length) found.push(el("div.lot", {}, el("h3", {}, words("cup")), open ? diceOf(under) : backOfCup()));
  if (own.hand?.length)
    found.push(el("div.lot", {}, el("h3", {}, words("hand"), " ", el("small", {}, own.hand_told)),
      open ? cardsOf(own.hand) : backsOf(own.hand)));
  if (own.laid?.length) found.push(el("div.lot", {}, el("h3", {}, words("laid")), cardsOf(own.laid)));
  return found;
}

function backOfCup() {
  const cup = art({ art: "cup/upturned", row: screen.who.colour });
  cup.classList.add("cup", "little");
  return uncovers(el("button.cupful", { "aria-label": words("show") }, cup));
}

// Everybody may count the backs; which card has which is what they show.
function backsOf(hand) {
  const backs = hand.map((card) => art({ art: /^cards\/(deed|ranch)/.test(card.art) ? "cards/back/deed" : "cards/back/store" }));
  return uncovers(el("button.backs", { "aria-label": words("show") }, backs));
}

const cardsOf = (things) => el("div.cards.own", { tabIndex: 0, role: "group" }, things.map((thing) => cardOf(thing)));

function drawTable() {
  const others = screen.others.map((each) => el(`div.other${each.waited_for ? ".waited" : ""}`, {}, portraitOf(each),
    el("div.about", {}, el("b", {}, each.name), each.mark ? el("small.mark", {}, each.mark) : null,
      each.waited_for ? el("span.unseen", {}, words("waited_for")) : null, figuresOf(each.figures),
      each.dice?.length ? diceOf(each.dice) : null,
      each.laid?.length ? el("details", { "data-name": String(each.seat) }, el("summary", {}, words("laid")), cardsOf(each.laid)) : null)));
  const past = (screen.told ?? []).map((each) => el("li", {}, told(each)));
  return [
    past.length ? el("div.paper.past", {}, el("h3", {}, words("told")), el("ol", {}, past)) : null,
    el("div.others", {}, el("h3", {}, words("others")),
      (screen.going ?? []).slice(1).map((line) => el("p.hint", {}, told(line))), others),
  ];
}

function drawResult() {
  const lines = screen.result.map((line) => {
    const person = [screen.who, ...screen.others].find((each) => each.seat === line.seat);
    return el("li", {}, el("span.rank", {}, String(line.rank)), portraitOf(person),
      el("div.about", {}, el("b", {}, person.name, " ", el("span.points", {}, told(line.points))),
        el("small", {}, (line.parts ?? []).map((part) => [told(part), el("br")]))));
  });
  return el("div.paper.result", {}, el("h2", {}, told(screen.won)), el("ol", {}, lines));
}

function drawBar() {
  const at = place("bar"), question = state === "here" ? screen?.question : null;
  const buttons = [];
  let note = null;
  if (question && link.isSending) note = el("p.note", {}, words("sending"));
  else if (question && form) {
    const covered = question.secret && !isOpen(), answer = covered ? null : form.answer;
    if (answer?.note && !["people", "sheets", "pick", "call"].includes(question.form)) note = el("p.note", {}, told(answer.note));
    for (const aside of question.asides ?? [])
      buttons.push(el("button.plain.asides", { onclick: () => openAside(aside) }, told(aside.name)));
    for (const pass of form.passes) buttons.push(el("button.plain", { onclick: () => give(pass) }, told(pass.words)));
    const wants = form.doing.length || question.axes;
    if (wants && !form.isDirect)
      buttons.push(el("button.gold", { disabled: !answer, onclick: () => give(form.answer) }, told(answer?.words ?? question.confirm)));
  }
  const key = JSON.stringify([note?.textContent, buttons.map((each) => [each.textContent, each.disabled]), spoken()]);
  for (const [n, each] of buttons.entries()) if (shown.bar === key && at.lastChild?.children[n]) at.lastChild.children[n].onclick = each.onclick;
  if (shown.bar === key) return;
  shown.bar = key;
  at.hidden = !buttons.length && !note;
  at.replaceChildren(...(note ? [note] : []), el("div.buttons", {}, buttons));
}

// what lies over the page

function openSheet(...children) {
  const sheet = place("sheet");
  sheet.replaceChildren(...children.flat(), el("button.plain", { onclick: () => sheet.close() }, words("close")));
  sheet.showModal();
}

function openSettings() {
  const sheet = place("sheet");
  const keep = el("button.plain.toggle", { "aria-pressed": String(isAlways()), onclick: () => {
    setAlways(!isAlways());
    wishFor("always", String(isAlways()));
    sheet.close();
  } }, words("keep_open"));
  const other = languages.find((each) => each !== spoken());
  const language = el("button.plain", { lang: other, onclick: () => {
    wishFor("language", other);
    speak(other);
    link.send({ is: "language", language: other });
    sheet.close();
    drawAll();
  } }, words("language"));
  openSheet(el("h2", {}, words("menu")), keep, language, el("p.note", {}, words("listening")));
}

function openAside(aside) {
  const sheet = place("sheet");
  const number = screen.question.number;
  const choose = (option) => () => {
    sheet.close();
    if (screen.question?.number === number) give(option);
  };
  openSheet(el("h2", {}, told(aside.name)), aside.options.map((option) => sheetOf(option, choose(option))));
}

// the phone itself

async function stayAwake() {
  try {
    if (!document.hidden) await navigator.wakeLock?.request("screen");
  } catch {
    // it may sleep then: whatever it missed comes whole when it wakes up
  }
}

speak(wish("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en"));
setAlways(wish("always") === "true");
onCover(() => screen && drawAll());
const link = new Link(() => {
  const known = token();
  return known ? { is: "hello", token: known, device: device(), language: spoken() } : null;
}, hear);
window.addEventListener("hashchange", () => link.again());
document.addEventListener("visibilitychange", stayAwake);
stayAwake();
drawStatus();
link.open();
