import type { Hello, RoomCommand, ServerMessage } from "./protocol";
import { OPEN_LIMIT, PING_EVERY, RETRY_FIRST, RETRY_MOST, SILENCE_LIMIT } from "./timing";

export type Link = "connecting" | "live" | "lost" | "ended";

/** A command but for its id; of each member of the union by itself. */
type WithoutId<Command> = Command extends unknown ? Omit<Command, "id"> : never;

/** What a person or this page asks of the server; the connection gives it an id. */
export type Asked = WithoutId<RoomCommand>;

export interface Answer {
  ok: boolean;
  clause?: string;
  code?: string;
  facts: Readonly<Record<string, unknown>>;
}

type Waiting = Asked & { id: string };

export interface ConnectionOptions {
  /** Full address of the room's socket. */
  url: string;
  /** Where the outbox is kept until it is acknowledged. */
  outboxKey: string;
  hello: () => Omit<Hello, "t">;
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  storage?: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  socket?: (url: string) => WebSocket;
}

/**
 * The one place that knows sockets. What is asked is kept in an outbox (and in sessionStorage, so a reload loses nothing)
 * until the server acknowledges or refuses it, and is sent again after every reconnect; ids make that harmless.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #outbox: Waiting[];
  #socket: WebSocket | null = null;
  #welcomed = false;
  #ended = false;
  #retries = 0;
  #heard = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #openTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#storage = options.storage ?? sessionStorage;
    this.#outbox = this.#readOutbox();
  }

  start(): void {
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#options.onLink("connecting");
    this.#open();
  }

  stop(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  /** Ask something; the answer comes when the server has stored it, or has said no. */
  ask(asked: Asked): Promise<Answer> {
    const waiting: Waiting = { ...asked, id: newId() };
    this.#outbox.push(waiting);
    this.#keepOutbox();
    if (this.#welcomed) this.#send(waiting);
    return new Promise((resolve) => this.#answers.set(waiting.id, resolve));
  }

  /** Greet anew, for example in another language, on the line that is open. One that opens only now greets by itself. */
  greet(): void {
    if (this.#socket !== null) this.#hello(this.#socket);
  }

  /** Reconnect now. */
  #again(): void {
    this.#retries = 0;
    this.#drop();
    clearTimeout(this.#retryTimer);
    this.#open();
  }

  get unanswered(): number {
    return this.#outbox.length;
  }

  #open(): void {
    const socket = (this.#options.socket ?? ((url) => new WebSocket(url)))(this.#options.url);
    this.#socket = socket;
    this.#openTimer = setTimeout(() => this.#lost(socket), OPEN_LIMIT);
    socket.onopen = () => {
      this.#heard = performance.now();
      this.#hello(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = performance.now();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
  }

  #hello(socket: WebSocket): void {
    const hello: Hello = { t: "hello", ...this.#options.hello() };
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(hello));
  }

  #receive(message: ServerMessage): void {
    if (message.t === "pong") return;
    if (message.t === "welcome") {
      const already = this.#welcomed; // we greeted twice; what is asked was sent on this line before
      clearTimeout(this.#openTimer);
      this.#welcomed = true;
      this.#retries = 0;
      clearInterval(this.#pingTimer);
      this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY);
      this.#options.onMessage(message);
      this.#options.onLink("live");
      if (!already) for (const waiting of this.#outbox) this.#send(waiting);
      return;
    }
    if (message.t === "gone" && (message.code === "stopping" || message.code === "too_many")) {
      if (this.#socket !== null) this.#lost(this.#socket); // the server will be back
      return;
    }
    if (message.t === "gone") {
      this.#outbox = [];
      this.#keepOutbox();
      this.stop();
      this.#options.onMessage(message);
      this.#options.onLink("ended");
      return;
    }
    this.#options.onMessage(message);
    if (message.t === "ack") this.#settle(message.id, { ok: true, facts: message.facts ?? {} });
    if (message.t === "refused" && message.id !== null) {
      this.#settle(message.id, { ok: false, clause: message.clause, code: message.code, facts: message.facts ?? {} });
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#outbox = this.#outbox.filter((waiting) => waiting.id !== id);
    this.#keepOutbox();
    const resolve = this.#answers.get(id);
    this.#answers.delete(id);
    resolve?.(answer);
  }

  #send(waiting: Waiting): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(waiting));
  }

  #ping(): void {
    const socket = this.#socket;
    if (socket === null) return;
    if (performance.now() - this.#heard > SILENCE_LIMIT) this.#lost(socket);
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"t":"ping"}');
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#drop();
    this.#options.onLink("lost");
    // Without a network only now and then: the browser says when there is one, but a server on this machine needs none.
    const wait = navigator.onLine ? Math.min(RETRY_FIRST * 2 ** this.#retries, RETRY_MOST) : RETRY_MOST;
    this.#retries += 1;
    clearTimeout(this.#retryTimer);
    // Half of it by chance, so that a whole table does not come back in one instant.
    this.#retryTimer = setTimeout(() => this.#open(), wait / 2 + (Math.random() * wait) / 2);
  }

  #drop(): void {
    clearTimeout(this.#openTimer);
    clearInterval(this.#pingTimer);
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  readonly #wake = (): void => {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket === null) this.#again();
    else this.#ping();
  };

  readonly #offline = (): void => {
    if (this.#socket !== null) this.#lost(this.#socket);
  };

  #readOutbox(): Waiting[] {
    try {
      return JSON.parse(this.#storage.getItem(this.#options.outboxKey) ?? "[]") as Waiting[];
    } catch {
      return [];
    }
  }

  #keepOutbox(): void {
    try {
      if (this.#outbox.length === 0) this.#storage.removeItem(this.#options.outboxKey);
      else this.#storage.setItem(this.#options.outboxKey, JSON.stringify(this.#outbox));
    } catch {
      // A full or forbidden storage: the outbox then lives as long as the page.
    }
  }
}

/** 128 bits, so that no two browsers ever choose the same. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) =>
    sign === "+" ? "-" : sign === "/" ? "_" : "",
  );
}
