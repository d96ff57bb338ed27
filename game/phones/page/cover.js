// Secrets lie under a cover: a tap opens it until it is closed, holding gives a short look.

const SHORT = 350;

const watchers = new Set();
let opened = false, always = false, pressed = 0, deaf = 0;

export const isOpen = () => opened || always;
export const isAlways = () => always;

export const onCover = (watcher) => watchers.add(watcher);

function change() {
  for (const watcher of watchers) watcher();
}

export function setOpen(value) {
  if (opened === value) return;
  opened = value;
  change();
}

export function setAlways(value) {
  always = value;
  opened = false;
  change();
}

// A button that uncovers: by touch and mouse while it is held, by a tap or a key for as long as one likes.
export function uncovers(button) {
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || isOpen()) return;
    pressed = Date.now();
    setOpen(true);
  });
  button.addEventListener("click", (event) => {
    if (event.detail === 0) setOpen(!opened); // a key, or a screen reader
    else if (!pressed && Date.now() > deaf) setOpen(false);
  });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  return button;
}

function released() {
  if (!pressed) return;
  const held = Date.now() - pressed > SHORT;
  pressed = 0;
  deaf = Date.now() + 2 * SHORT; // the click that follows is part of it
  if (held) setOpen(false);
}

for (const name of ["pointerup", "pointercancel", "touchend", "touchcancel"]) window.addEventListener(name, released, true);
document.addEventListener("visibilitychange", () => document.hidden && setOpen(false));
window.addEventListener("blur", released);
