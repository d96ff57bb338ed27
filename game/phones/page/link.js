// The connection: it comes back by itself, and after every return the server sends the whole screen.

const FIRST = 400, SLOWEST = 8000, UNANSWERED = 5000, OPENING = 6000, ASLEEP = 4000;
const FINAL = new Set(["unknown", "turned_away", "replaced", "taken_over", "closed", "full", "misuse"]);

export class Link {
  constructor(hello, hear) {
    this.hello = hello; // () => what the phone says first, or null if it has no token
    this.hear = hear; // ({is, …}) for each message, and {is: "link", state} for the connection itself
    this.delay = FIRST;
    this.pending = null; // an answer that nothing has come back for
    this.hidden = 0;
    window.addEventListener("online", () => this.again());
    window.addEventListener("offline", () => this.drop());
    window.addEventListener("pageshow", (event) => event.persisted && this.again());
    window.addEventListener("pagehide", () => this.drop());
    document.addEventListener("visibilitychange", () => this.seen());
  }

  open() {
    const hello = this.hello();
    if (!hello) return this.hear({ is: "link", state: "no_token" });
    this.shut();
    this.final = false;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    this.timer = setTimeout(() => this.lost(socket), OPENING);
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event) => this.came(socket, JSON.parse(event.data));
    socket.onclose = socket.onerror = () => this.lost(socket);
  }

  // At once, be it that somebody pressed, the phone woke up, or the Wi-Fi is back.
  again() {
    this.delay = FIRST;
    this.open();
  }

  came(socket, message) {
    if (socket !== this.socket) return;
    clearTimeout(this.timer);
    this.delay = FIRST;
    if (message.is === "bye" && FINAL.has(message.reason)) {
      this.final = true;
      this.pending = null;
    } else if (message.is === "refused") {
      this.pending = null;
    } else if (message.is === "screen") {
      this.settle(message.screen);
    }
    this.hear(message);
  }

  // An answer is over when its question is; if that is asked again after the connection was lost, it never arrived.
  settle(screen) {
    const pending = this.pending;
    if (!pending) return;
    if (screen.question?.number !== pending.answer.number) this.pending = null;
    else if (pending.socket !== this.socket) this.send(pending.answer);
  }

  answer(answer) {
    this.send({ is: "answer", ...answer });
  }

  send(message) {
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (message.is === "answer") {
      this.pending = { answer: message, socket: isOpen ? this.socket : null };
      const pending = this.pending;
      setTimeout(() => this.pending === pending && !this.final && this.again(), UNANSWERED);
    }
    if (isOpen) this.socket.send(JSON.stringify(message));
  }

  get isSending() {
    return this.pending !== null;
  }

  lost(socket) {
    if (socket !== this.socket) return;
    this.shut();
    if (this.final) return;
    this.hear({ is: "link", state: "lost" });
    this.timer = setTimeout(() => this.open(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(SLOWEST, this.delay * 2);
  }

  drop() {
    if (this.socket) this.lost(this.socket);
  }

  shut() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  // A phone that slept may hold a connection that died meanwhile, and cannot tell.
  seen() {
    if (document.hidden) this.hidden = Date.now();
    else if (!this.final && (!this.socket || Date.now() - this.hidden > ASLEEP)) this.again();
  }
}
