// What outlives a reload: which phone this is, the token of its seat, and a few wishes.

const kept = new Map(); // where a browser keeps nothing, the page does

function read(store, name) {
  try {
    return window[store].getItem(name) ?? kept.get(name) ?? null;
  } catch {
    return kept.get(name) ?? null;
  }
}

function write(store, name, value) {
  kept.set(name, value);
  try {
    window[store].setItem(name, value);
    return window[store].getItem(name) === value;
  } catch {
    return false;
  }
}

function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

export function device() {
  const name = "dustwater.device";
  const found = read("localStorage", name) ?? read("sessionStorage", name);
  if (found) return found;
  const made = random();
  if (!write("localStorage", name, made)) write("sessionStorage", name, made);
  return made;
}

// The token comes in the fragment. It leaves the address, and with it the history, as soon as the tab itself
// remembers it; where no tab can, it stays, for a reload must not lose the seat.
export function token() {
  const name = "dustwater.token";
  const came = location.hash.slice(1);
  if (!came) return read("sessionStorage", name);
  if (write("sessionStorage", name, came)) history.replaceState(null, "", location.pathname);
  return came;
}

export const wish = (name) => read("localStorage", `dustwater.${name}`);

export const wishFor = (name, value) => write("localStorage", `dustwater.${name}`, value);
