import { describe, expect, it } from "vitest";
import classic from "../fixtures/classic-standard-3.json";
import { RoomStore } from "./room.svelte";
import type { Update } from "./types";

const stages = classic as unknown as { name: string; seats: Record<string, Update> }[];

/** What seat 0 is sent at a stage, as the n-th message. */
function sent(name: string, version: number): Update {
  const update = stages.find((stage) => stage.name.startsWith(name))?.seats["0"];
  if (update === undefined) throw new Error(`no stage ${name}`);
  return { ...update, version };
}

describe("a room as this browser sees it", () => {
  it("plays the reveal of a round that was scored while it looked on", () => {
    const store = new RoomStore("r");
    store.receive(sent("1 vote 5", 5));
    expect(store.reveal).toBeNull();
    store.receive(sent("2 clue", 6));
    expect(store.reveal?.turn).toBe(1);
    store.revealDone();
    store.receive(sent("2 clue", 7));
    expect(store.reveal).toBeNull();
  });

  it("leaves the table as it lay until the reveal covers it, whatever comes meanwhile", () => {
    const store = new RoomStore("r");
    store.receive(sent("1 vote 5", 5));
    store.receive(sent("2 clue", 6));
    store.receive(sent("2 clue", 7));
    expect(store.game?.turn).toBe(1);
    expect(store.own).toEqual(sent("1 vote 5", 5).own);
    store.revealShown();
    expect(store.game?.turn).toBe(2);
    expect(store.own).toEqual(sent("2 clue", 7).own);
  });

  it("plays it also when the line was cut in between, but not to who comes in later", () => {
    const cut = new RoomStore("r");
    cut.receive(sent("1 vote 4", 4));
    cut.receive({ ...sent("2 clue", 9), t: "welcome" } as unknown as Update);
    expect(cut.reveal?.turn).toBe(1);
    const late = new RoomStore("r");
    late.receive(sent("2 clue", 9));
    expect(late.reveal).toBeNull();
    late.revealAgain();
    expect(late.reveal?.turn).toBe(1);
  });

  it("never goes back to an older view", () => {
    const store = new RoomStore("r");
    store.receive(sent("1 vote 4", 8));
    store.receive(sent("1 hand_in", 7));
    expect(store.game?.phase).toBe("vote");
  });

  it("keeps the words of every card it has been told of", () => {
    const store = new RoomStore("r");
    const first = sent("1 clue", 1);
    store.receive(first);
    store.receive({ ...sent("1 hand_in", 2), cards: {} });
    for (const card of first.own?.[0]?.hand ?? []) expect(store.descriptions[card]).toBeDefined();
  });

  it("says so while the server cannot save, and stops when it can", () => {
    const store = new RoomStore("r");
    const update = sent("1 clue", 1);
    store.receive({ ...update, room: { ...update.room!, saving: false } });
    expect(store.trouble).toBe("cannot_save");
    store.receive({ ...update, version: 2 });
    expect(store.trouble).toBeNull();
  });
});
