import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A speaker that makes no sound, and says whether it is on. */
class Speaker {
  static all: Speaker[] = [];
  state = "running";
  currentTime = 0;
  destination = {};
  constructor() {
    Speaker.all.push(this);
  }
  createGain = () => new Node();
  suspend = () => Promise.resolve((this.state = "suspended"));
  resume = () => Promise.resolve((this.state = "running"));
}

class Node {
  gain = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect = (next: unknown) => next;
  start() {}
  stop() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Speaker);
  vi.stubGlobal("GainNode", Node);
  vi.stubGlobal("OscillatorNode", Node);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the speakers", () => {
  it("rest when the last sound has died away, and wake for the next", async () => {
    const { play } = await import("./sound.svelte");
    play("bell");
    vi.advanceTimersByTime(2_000);
    play("bell");
    vi.advanceTimersByTime(2_000);
    expect(Speaker.all[0]?.state).toBe("running");
    vi.advanceTimersByTime(2_000);
    expect(Speaker.all[0]?.state).toBe("suspended");
    play("bell");
    expect(Speaker.all.map((one) => one.state)).toEqual(["running"]);
  });
});
