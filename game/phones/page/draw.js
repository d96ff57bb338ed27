// Elements, words with icons, and pictures of the game's art.

import { sheets } from "./about.js";

const url = (name) => `url("/art/${name}.png")`;

// el("button.gold", {…properties}, …children): classes after dots, attributes where there is no property.
export function el(tag, given = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const found = document.createElement(name);
  if (classes.length) found.className = classes.join(" ");
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("on") || key in found) found[key] = value;
    else found.setAttribute(key, value);
  }
  found.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== ""));
  return found;
}

const TOKEN = /\\(.)|\{icon:([\w/]+)\}|((?<!\w)[*_]|[*_](?!\w))|(\n)|([^\\{*_\n]+|.)/gsu;

// Markup as the catalogues have it: *bold*, _italic_, {icon:name}, a backslash before what means nothing.
export function told(markup, tag = "span") {
  const found = el(tag);
  const at = [found];
  for (const [, escaped, icon, mark, line, plain] of (markup ?? "").matchAll(TOKEN)) {
    const here = at[at.length - 1];
    if (mark) {
      const kind = mark === "*" ? "B" : "I";
      if (here.tagName === kind) at.pop();
      else {
        const inner = el(kind.toLowerCase());
        here.append(inner);
        at.push(inner);
      }
    } else if (icon) here.append(iconOf(icon));
    else if (line) here.append(el("br"));
    else here.append(escaped ?? plain);
  }
  return found;
}

export function iconOf(name, label) {
  const face = name.match(/^(?:die|pip)_(\w+)$/);
  const found = el("span.icon");
  found.style.backgroundImage = url(`icons/${name}`);
  const meaning = label ?? face?.[1];
  if (meaning) {
    found.setAttribute("role", "img");
    found.setAttribute("aria-label", meaning);
  } else found.setAttribute("aria-hidden", "true");
  return found;
}

// One cell of a sheet, or a whole picture, as the background of a box; its size is the style sheet's business.
export function art(thing, column = 0, tag = "span") {
  const found = el(`${tag}.art`, { "aria-hidden": "true" });
  const sheet = sheets[thing.art];
  found.style.backgroundImage = url(thing.art);
  if (sheet) {
    const [columns, rows] = sheet;
    const row = Math.max(0, rows.indexOf(thing.row));
    found.style.backgroundSize = `${columns * 100}% ${rows.length * 100}%`;
    const across = columns > 1 ? (column % columns) / (columns - 1) : 0;
    const down = rows.length > 1 ? row / (rows.length - 1) : 0;
    found.style.backgroundPosition = `${across * 100}% ${down * 100}%`;
  }
  return found;
}

// How much of a picture is shown above the words of a card: its empty box would only be a gap.
const KINDS = [
  ["cards/back/", "back"],
  ["cards/dalton_city/", "west"],
  ["cards/wanted/", "poster"],
  ["cards/deed/", "deed"],
  ["cards/ranch", "deed"],
  ["cards/outlaw/", "outlaw"],
  ["cards/", "store"],
  ["dice/", "die"],
  ["portraits/", "portrait"],
  ["icons/", "sign"],
  ["props/", "prop"],
];

export const kindOf = (thing) => KINDS.find(([start]) => thing.art?.startsWith(start))?.[1] ?? "plain";

export const isCard = (thing) => thing.art?.startsWith("cards/") ?? false;

export const isDie = (thing) => kindOf(thing) === "die";

export function dieOf(thing, n = 0, label = true) {
  const found = art(thing, (n * 3 + 1) % 8);
  found.classList.add("die");
  if (label) {
    found.removeAttribute("aria-hidden");
    found.setAttribute("role", "img");
    found.setAttribute("aria-label", thing.name);
  }
  return found;
}

export const diceOf = (things, tag = "span.dice") => el(tag, {}, things.map((each, n) => dieOf(each, n)));

// A card as it lies: picture and name, and below them what it does if there is room for that.
export function cardOf(thing, withText = true) {
  const kind = kindOf(thing);
  const face = art(thing);
  face.classList.add("face");
  const shown = el(`span.card.${kind}`, {}, face);
  if (kind === "back") return shown;
  if (kind === "west") {
    if (thing.seal) face.append(el("span.price", {}, thing.seal));
    shown.append(el("span.text", {}, el("b", {}, thing.name), withText && thing.text ? told(thing.text, "small") : null));
    return shown;
  }
  const length = thing.name?.length ?? 0;
  face.append(el(`span.name${length > 17 ? ".longest" : length > 12 ? ".long" : ""}`, {}, thing.name));
  if (kind === "poster" && thing.seal) face.append(el("span.price", {}, thing.seal));
  if (withText && thing.text) shown.append(el("span.text", {}, told(thing.text)));
  return shown;
}

export function portraitOf(person) {
  const found = art({ art: `portraits/${person.portrait}` });
  found.classList.add("portrait", person.colour);
  const symbol = art({ art: "icons/player", row: person.colour });
  symbol.classList.add("symbol");
  return el("span.medal", {}, found, symbol);
}

export const figuresOf = (figures) =>
  el("span.figures", {}, (figures ?? []).map((each) =>
    el("span.figure", { title: each.told }, iconOf(each.icon), el("span", { "aria-hidden": "true" }, each.words),
      el("span.unseen", {}, each.told || each.words))));
