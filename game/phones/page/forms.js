// Every form of a question: what can be picked, and which answer that makes. What is picked so far is kept by the
// number of the question, so that a screen that comes again finds it as it was.

import { words } from "./about.js";
import { art, cardOf, dieOf, el, isCard, isDie, kindOf, portraitOf, told } from "./draw.js";

const DIRECT = 4; // as many sheets answer at once; of more, one is picked first

export class Form {
  constructor(question, screen, changed) {
    this.question = question;
    this.screen = screen;
    this.changed = changed;
    this.picked = []; // places in what is offered, in the order of picking
    this.inner = []; // the same for what is asked once something is picked
    this.values = (question.axes ?? []).map((axis) => axis.low ?? 0);
    this.chosen = (question.axes ?? []).map((axis) =>
      (axis.things ?? []).flatMap((thing, n) => (thing.fixed ? [n] : [])));
  }

  get things() {
    return this.question.things ?? [];
  }

  get options() {
    return this.question.options ?? [];
  }

  get passes() {
    return this.options.filter((option) => option.lets_be);
  }

  get doing() {
    return this.options.filter((option) => !option.lets_be);
  }

  // The answer that is picked, as {code, words, note} or {parts}, or null as long as there is none.
  get answer() {
    switch (this.question.form) {
      case "sets":
        return this.matching(this.doing, this.picked.map((n) => this.things[n].key), 0);
      case "order":
        return this.doing.find((option) => same(option.of, this.picked.map((n) => this.things[n].key))) ?? null;
      case "pick":
      case "call":
        return this.picking;
      case "axes":
        return { words: this.question.confirm, parts: this.parts };
      default:
        return this.picked.length ? this.doing[this.picked[0]] : null;
    }
  }

  get parts() {
    return this.question.axes.map((axis, n) => (axis.words ? this.values[n] : [...this.chosen[n]].sort((a, b) => a - b)));
  }

  // First a thing, then what to do with it: at once, one of several ways, or together with more things.
  get picking() {
    const ways = this.ways;
    if (!ways.length) return null;
    if (this.takesMore) return this.matching(ways, this.inner.map((n) => this.second[n].key), 1);
    if (ways.length === 1) return ways[0];
    return this.inner.length ? ways[this.inner[0]] : null;
  }

  get first() {
    const keys = new Set(this.doing.map((option) => option.of?.[0]));
    return this.things.map((thing, n) => [thing, n]).filter(([thing]) => keys.has(thing.key));
  }

  get ways() {
    if (!this.picked.length) return [];
    const key = this.things[this.picked[0]].key;
    return this.doing.filter((option) => option.of?.[0] === key);
  }

  get takesMore() {
    return this.ways.some((option) => option.of.length > 1);
  }

  get second() {
    const keys = new Set(this.ways.flatMap((option) => option.of.slice(1)));
    return this.things.filter((thing) => keys.has(thing.key));
  }

  matching(options, keys, from) {
    const wanted = [...keys].sort();
    return options.find((option) => same([...(option.of ?? [])].slice(from).sort(), wanted)) ?? null;
  }

  toggle(list, n, single) {
    const at = list.indexOf(n);
    if (at >= 0) list.splice(at, 1);
    else if (single) list.splice(0, list.length, n);
    else list.push(n);
    if (list === this.picked) this.inner = [];
    this.changed();
  }

  // what is drawn

  draw(give) {
    const draw = {
      sets: () => this.drawThings(this.things.map((thing, n) => [thing, n]), this.picked, false),
      order: () => this.drawThings(this.things.map((thing, n) => [thing, n]), this.picked, false, true),
      pick: () => this.drawPicks(),
      call: () => this.drawPicks(),
      axes: () => this.question.axes.map((axis, n) => (axis.words ? this.drawStepper(axis, n) : this.drawItems(axis, n))),
      people: () => this.drawPeople(),
      board: () => this.drawOnBoard(),
      sheets: () => this.drawSheets(give),
    };
    return el(`div.form.${this.question.form}`, {}, (draw[this.question.form] ?? (() => this.drawSheets(give)))());
  }

  get isDirect() {
    return ["list", "sheets"].includes(this.question.form) && this.doing.length <= DIRECT;
  }

  drawThings(pairs, picked, single, counted = false) {
    const dice = pairs.filter(([thing]) => isDie(thing)), others = pairs.filter(([thing]) => !isDie(thing));
    const pick = ([thing, n]) => pickable(thing, n, picked.includes(n), () => this.toggle(picked, n, single),
      counted && picked.includes(n) ? picked.indexOf(n) + 1 : 0);
    return [
      dice.length ? el("div.tray", { role: "group" }, dice.map(pick)) : null,
      others.length ? el("div.cards", { role: "group" }, others.map(pick)) : null,
    ];
  }

  drawPicks() {
    const found = [this.drawThings(this.first, this.picked, true)];
    const ways = this.ways;
    if (ways.length > 1 || this.takesMore) {
      found.push(el("p.more", {}, told(this.question.more)));
      if (this.takesMore) found.push(this.drawThings(this.second.map((thing, n) => [thing, n]), this.inner, false));
      else found.push(el("div.ways", { role: "group" }, ways.map((option, n) => this.drawWay(option, n))));
    }
    return found;
  }

  drawWay(option, n) {
    const act = () => this.toggle(this.inner, n, true);
    const is = this.inner.includes(n);
    const person = this.person(option.person);
    if (option.thing && isDie(option.thing))
      return pressable("button.pick", is, act, dieOf(option.thing, n));
    if (person) return pressable("button.person", is, act, portraitOf(person), el("b", {}, person.name));
    return pressable("button.way", is, act, told(option.words));
  }

  drawStepper(axis, n) {
    const low = axis.low ?? 0, value = this.values[n], high = low + axis.words.length - 1;
    const step = (by) => () => {
      this.values[n] = Math.min(high, Math.max(low, value + by));
      this.changed();
    };
    const label = (what) => `${words(what)}: ${text(axis.words[value - low])}`;
    return el("div.stepper", { role: "group" },
      el("button.round", { onclick: step(-1), disabled: value <= low, "aria-label": label("less") }, "−"),
      el("output", {}, told(axis.words[value - low])),
      el("button.round", { onclick: step(1), disabled: value >= high, "aria-label": label("more") }, "+"));
  }

  drawItems(axis, n) {
    if (!axis.things?.length) return null;
    const chosen = this.chosen[n];
    return el("div.cards", { role: "group" }, axis.things.map((thing, at) =>
      pickable(thing, at, chosen.includes(at), () => thing.fixed || this.toggle(chosen, at, false))));
  }

  drawPeople() {
    return el("div.people", { role: "group" }, this.doing.map((option, n) => {
      const person = this.person(option.person);
      if (!person) return pressable("button.way", this.picked.includes(n), () => this.toggle(this.picked, n, true), told(option.words));
      const things = option.things ?? [];
      return pressable("button.person", this.picked.includes(n), () => this.toggle(this.picked, n, true), portraitOf(person),
        el("span.about", {}, el("b", {}, person.name), option.note ? told(option.note) : null,
          things.length ? el("span.small", {}, things.map((thing, at) => (isDie(thing) ? dieOf(thing, at) : cardOf(thing, false)))) : null));
    }));
  }

  drawSheets(give) {
    const direct = this.isDirect;
    return el(`div.sheets${direct ? "" : ".many"}`, { role: "group" }, this.doing.map((option, n) => {
      const act = direct ? () => give(option) : () => this.toggle(this.picked, n, true);
      return direct ? sheetOf(option, act) : sheetOf(option, act, { "aria-pressed": String(this.picked.includes(n)) });
    }));
  }

  // a space of the board: what may be put there lies on it, pale until it is picked
  drawOnBoard() {
    const at = new Map(this.doing.map((option, n) => [option.of[0], [option, n]]));
    return boardOf(this.screen.board, (space) => {
      const [option, n] = at.get(space.name) ?? [];
      if (!option) return null;
      const is = this.picked.includes(n);
      const token = tokenOf(option.thing);
      token.classList.add("ghost");
      return { token, is, act: () => this.toggle(this.picked, n, true), label: text(option.words) };
    });
  }

  person(seat) {
    return seat === undefined ? null : [this.screen.who, ...this.screen.others].find((each) => each.seat === seat);
  }
}

// An answer on a sheet of paper of its own, with its picture.
export function sheetOf(option, act, given = {}) {
  const thing = option.thing;
  return el("button.paper.option", { onclick: act, ...given },
    thing ? el(`span.look.${kindOf(thing)}`, {}, isCard(thing) ? cardOf(thing, false) : art(thing)) : null,
    el("span.about", {}, told(option.words, "b"), option.note ? told(option.note, "small") : null));
}

const same = (one, other) => one?.length === other.length && one.every((each, n) => each === other[n]);

export const text = (markup) => told(markup).textContent;

function pressable(tag, is, act, ...children) {
  return el(tag, { onclick: act, "aria-pressed": String(is) }, children);
}

function pickable(thing, n, is, act, number = 0) {
  const badge = number ? el("span.badge", {}, String(number)) : null;
  const fixed = thing.fixed ? { disabled: true } : {};
  if (isDie(thing))
    return el("button.pick", { ...fixed, onclick: act, "aria-pressed": String(is), "aria-label": thing.name }, dieOf(thing, n, false), badge);
  if (kindOf(thing) === "portrait")
    return el("button.person", { onclick: act, "aria-pressed": String(is) }, el("span.medal", {}, face(thing)), el("b", {}, thing.name));
  return el("button.pick", { ...fixed, onclick: act, "aria-pressed": String(is) }, cardOf(thing), badge);
}

function face(thing) {
  const found = art(thing);
  found.classList.add("portrait");
  return found;
}

function tokenOf(thing) {
  const found = art(thing, thing.seal ? Number(thing.seal) - 1 : 0);
  found.classList.add("token", kindOf(thing));
  return found;
}

export function boardOf(board, answering = () => null) {
  const line = (row, n) => el("div.row", { role: "row" }, el("span.edge", { "aria-hidden": "true" }, board.down[n]),
    row.map((space) => {
      const pile = (space.pile ?? []).map((thing) => tokenOf(thing));
      const answer = answering(space);
      if (!answer) return el(`span.space${space.fresh ? ".fresh" : ""}`, { role: "cell", "aria-label": space.told }, pile);
      return el(`button.space.open${space.fresh ? ".fresh" : ""}`, { onclick: answer.act, "aria-pressed": String(answer.is),
        "aria-label": `${answer.label}. ${space.told}` }, pile, answer.token);
    }));
  const foot = el("div.row.foot", { "aria-hidden": "true" }, el("span.edge"), board.across.map((name) => el("span.edge", {}, name)));
  return el("div.board", { role: "table", "aria-label": words("board") }, board.rows.map(line), foot);
}

