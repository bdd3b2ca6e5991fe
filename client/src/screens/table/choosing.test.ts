import { beforeEach, describe, expect, it } from "vitest";
import classic from "../../fixtures/classic-standard-3.json";
import party from "../../fixtures/odyssey-party-6.json";
import odyssey from "../../fixtures/odyssey-standard-7.json";
import { stagesOf } from "../../fixtures/stages";
import type { RoomStore } from "../../game/room.svelte";
import type { Intent, OwnView } from "../../game/types";
import { speak } from "../../i18n/index.svelte";
import { Choosing } from "./choosing.svelte";

/** A seat at a stage of a real game, and what it plays. */
function seatAt(table: unknown, phase: string, who: (own: OwnView) => boolean) {
  const stage = stagesOf(table).find((one) => one.name.startsWith(`1 ${phase}`));
  const update = Object.values(stage?.seats ?? {}).find((one) => one.own[0] !== undefined && who(one.own[0]));
  const own = update?.own[0];
  if (!update?.game || own === undefined) throw new Error(`nobody at ${phase}`);
  const looking = { update, own, game: update.game, room: update.room };
  const played: Intent[] = [];
  const store = {
    busy: {},
    play: (_seat: number, intent: Intent) => {
      played.push(intent);
      return Promise.resolve(true);
    },
  } as unknown as RoomStore;
  const choosing = new Choosing(() => ({ store, room: looking.room, game: looking.game, own: looking.own }));
  choosing.open();
  return { choosing, played, looking };
}

const press = async (choosing: Choosing): Promise<void> => {
  if (choosing.primary?.ready !== true) throw new Error(`not ready: ${choosing.primary?.label}`);
  await choosing.primary.act();
};

beforeEach(async () => {
  sessionStorage.clear();
  await speak("en");
});

describe("a clue", () => {
  it("asks for a card, then for words, then gives both", async () => {
    const { choosing, played, looking } = seatAt(classic, "clue", (own) => own.choices.give_clue);
    expect(choosing.primary).toMatchObject({ label: "Choose a card first", ready: false });
    const card = looking.own.hand?.[2] ?? "";
    choosing.toggleCard(card);
    expect(choosing.primary).toMatchObject({ label: "Write a clue", ready: false });
    choosing.change({ text: "  Hush  " });
    await press(choosing);
    expect(played).toEqual([{ t: "give_clue", clue: { kind: "text", text: "Hush" }, card }]);
    expect(JSON.stringify(sessionStorage)).not.toContain("Hush");
  });

  it("in Party needs no card, for nobody has seen any", async () => {
    const { choosing, played } = seatAt(party, "clue", (own) => own.choices.give_clue);
    expect(choosing.cards).toBeNull();
    choosing.change({ clueKind: "performed" });
    await press(choosing);
    expect(played).toEqual([{ t: "give_clue", clue: { kind: "performed" } }]);
  });
});

describe("handing in", () => {
  it("at three players takes two cards; a third pushes the first out", async () => {
    const { choosing, played, looking } = seatAt(classic, "hand_in", (own) => own.choices.hand_in);
    const [first = "", second = "", third = ""] = looking.own.hand ?? [];
    choosing.toggleCard(first);
    expect(choosing.primary).toMatchObject({ label: "Choose 1 more card", ready: false });
    choosing.toggleCard(second);
    choosing.toggleCard(third);
    await press(choosing);
    expect(played).toEqual([{ t: "hand_in", cards: [second, third] }]);
  });

  it("keeps a half-made choice through a reload", () => {
    const before = seatAt(classic, "hand_in", (own) => own.choices.hand_in);
    const card = before.looking.own.hand?.[4] ?? "";
    before.choosing.toggleCard(card);
    const after = seatAt(classic, "hand_in", (own) => own.choices.hand_in);
    expect(after.choosing.chosenCards).toEqual([card]);
  });

  it("says nothing more once handed in, until another card is chosen", () => {
    const { choosing, looking } = seatAt(odyssey, "hand_in", (own) => own.choices.hand_in);
    const [first = "", second = "", ...rest] = looking.own.hand ?? [];
    looking.own = { ...looking.own, hand: [second, ...rest], handed: [first] };
    expect(choosing.primary).toBeNull();
    choosing.change({ cards: [second] });
    expect(choosing.primary).toMatchObject({ label: "Hand in this one instead", ready: true });
  });
});

describe("voting", () => {
  it("never picks up one's own card", () => {
    const { choosing, looking } = seatAt(classic, "vote", (own) => own.choices.vote.length > 0);
    const [mine = 0] = looking.own.own_slots;
    choosing.toggleSlot(mine);
    expect(choosing.chosenSlots).toEqual([]);
  });

  it("at seven players takes one card or two", async () => {
    const { choosing, played, looking } = seatAt(odyssey, "vote", (own) => own.choices.vote.length > 0);
    const [first = 0, second = 0] = looking.own.choices.vote;
    choosing.toggleSlot(first);
    expect(choosing.primary).toMatchObject({ label: `Vote for card ${first}`, ready: true });
    choosing.toggleSlot(second);
    await press(choosing);
    expect(played).toEqual([{ t: "vote", slots: [first, second] }]);
  });

  it("as storyteller in Party is not done without the red token", async () => {
    const { choosing, played, looking } = seatAt(party, "vote", (own) => own.choices.red.length > 0);
    const [first = 0, second = 0] = looking.own.choices.vote;
    choosing.toggleSlot(first);
    expect(choosing.primary).toMatchObject({ label: "Now vote red for a card", ready: false });
    choosing.change({ red: second });
    await press(choosing);
    expect(played).toEqual([{ t: "vote", slots: [first], red: second }]);
  });

  it("can do nothing while the game is paused", () => {
    const { choosing, looking } = seatAt(classic, "vote", (own) => own.choices.vote.length > 0);
    looking.room = { ...looking.room, paused: true };
    expect(choosing.primary).toBeNull();
  });
});
