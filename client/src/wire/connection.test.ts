import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Link } from "./connection";
import { PING_EVERY, RETRY_MOST, SILENCE_LIMIT } from "./timing";
import type { ServerMessage } from "./protocol";

/** A socket in the hand: the test opens it, speaks through it and cuts it. */
class Line {
  static readonly all: Line[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  static get last(): Line {
    const line = Line.all.at(-1);
    if (line === undefined) throw new Error("nothing was opened");
    return line;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.hear({ t: "welcome", version: 1 });
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  get asked(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["t"] !== "hello" && message["t"] !== "ping");
  }
}

const links: Link[] = [];
let spoken: string;
const heard: ServerMessage[] = [];

function connect(): Connection {
  const connection = new Connection({
    url: "ws://table/ws/r",
    outboxKey: "outbox",
    hello: () => ({ language: spoken, watch: false }),
    onMessage: (message) => heard.push(message),
    onLink: (link) => links.push(link),
    socket: () => new Line() as unknown as WebSocket,
  });
  connection.start();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance", "Date"] });
  Line.all.length = links.length = heard.length = 0;
  sessionStorage.clear();
  spoken = "nl";
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the outbox", () => {
  it("sends after the welcome, not before", () => {
    const connection = connect();
    void connection.ask({ t: "start" });
    expect(Line.last.sent).toEqual([]);
    Line.last.open();
    expect(Line.last.sent[0]).toEqual({ t: "hello", language: "nl", watch: false });
    expect(Line.last.asked).toEqual([{ t: "start", id: expect.any(String) as string }]);
    connection.stop();
  });

  it("sends again, with the same id, what was not acknowledged when the line was cut", () => {
    const connection = connect();
    Line.last.open();
    void connection.ask({ t: "start" });
    const first = Line.last;
    first.cut();
    vi.advanceTimersByTime(RETRY_MOST);
    Line.last.open();
    expect(Line.last).not.toBe(first);
    expect(Line.last.asked).toEqual(first.asked);
    connection.stop();
  });

  it("survives a reload of the page", () => {
    const before = connect();
    Line.last.open();
    void before.ask({ t: "stand", seat: 1 });
    const sent = Line.last.asked;
    before.stop();
    const after = connect();
    Line.last.open();
    expect(Line.last.asked).toEqual(sent);
    after.stop();
  });

  it("forgets what was acknowledged or refused, and says so to who asked", async () => {
    const connection = connect();
    Line.last.open();
    const done = connection.ask({ t: "start" });
    const refused = connection.ask({ t: "pause" });
    const [start, pause] = Line.last.asked;
    Line.last.hear({ t: "ack", id: start?.["id"] });
    Line.last.hear({ t: "refused", id: pause?.["id"], clause: "room", code: "not_the_host", facts: {} });
    await expect(done).resolves.toMatchObject({ ok: true });
    await expect(refused).resolves.toMatchObject({ ok: false, code: "not_the_host" });
    expect(connection.unanswered).toBe(0);
    expect(sessionStorage.getItem("outbox")).toBeNull();
    connection.stop();
  });
});

describe("the line", () => {
  it("is taken for dead when nothing is heard, within 15 seconds", () => {
    const connection = connect();
    Line.last.open();
    const silent = Line.last;
    vi.advanceTimersByTime(15_000);
    expect(links).toContain("lost");
    expect(SILENCE_LIMIT + PING_EVERY).toBeLessThanOrEqual(15_000);
    expect(silent.readyState).toBe(3);
    connection.stop();
  });

  it("stays while pongs come", () => {
    const connection = connect();
    Line.last.open();
    const line = Line.last;
    for (let beat = 0; beat < 10; beat += 1) {
      vi.advanceTimersByTime(PING_EVERY);
      line.hear({ t: "pong" });
    }
    expect(links).not.toContain("lost");
    expect(line.sent.filter((message) => message["t"] === "ping")).toHaveLength(10);
    connection.stop();
  });

  it("comes back at once when the browser is online again", () => {
    const connection = connect();
    Line.last.open();
    window.dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
    const opened = Line.all.length;
    window.dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(opened + 1);
    connection.stop();
  });

  it("speaks another language on the line that is open", () => {
    const connection = connect();
    Line.last.open();
    void connection.ask({ t: "start" });
    spoken = "fr";
    connection.greet();
    expect(Line.all).toHaveLength(1);
    expect(Line.last.sent.at(-1)).toEqual({ t: "hello", language: "fr", watch: false });
    Line.last.hear({ t: "welcome", version: 1 });
    expect(Line.last.asked).toHaveLength(1); // the answer is still to come on this very line
    expect(links).toEqual(["connecting", "live", "live"]);
    connection.stop();
  });

  it("greets once in the newest language where the line is only opening", () => {
    const connection = connect();
    spoken = "fr";
    connection.greet();
    Line.last.open();
    expect(Line.last.sent).toEqual([{ t: "hello", language: "fr", watch: false }]);
    connection.stop();
  });

  it("does not come back after being sent away, but does when the server only stops", () => {
    connect();
    Line.last.open();
    Line.last.hear({ t: "gone", code: "stopping" });
    vi.advanceTimersByTime(RETRY_MOST);
    expect(Line.all).toHaveLength(2);
    Line.last.open();
    Line.last.hear({ t: "gone", code: "kicked" });
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
    expect(links.at(-1)).toBe("ended");
  });
});
