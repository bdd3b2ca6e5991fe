import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../i18n/index.svelte";
import type { Player, Round } from "../../parts/shapes";
import { momentsOf } from "./moments";

const PLAYERS: Player[] = ["Ann", "Bob", "Cy", "Di"].map((name, seat) => ({
  seat,
  name,
  rabbit: { colour: seat, pattern: seat },
}));
const NOTHING = { told: 0, found: 0, spared: 0, bonus: 0, lone: 0, crowd: 0 };

/** Ann tells; her card lies on slot 1, Bob's on 2, Cy's on 3, Di's on 4. */
const round = (turn: number, votes: readonly number[], outcome: Round["outcome"]): Round => ({
  turn,
  storyteller: 0,
  clue: { kind: "text", text: `clue ${turn}` },
  table: PLAYERS.map(({ seat }) => ({ slot: seat + 1, card: `${turn}-${seat}`, owner: seat })),
  ballots: [null, ...votes.map((slot) => ({ slots: [slot], red: null }))],
  outcome,
  points: [0, 0, 0, 0],
  details: [NOTHING, NOTHING, NOTHING, NOTHING],
  scores: [0, 0, 0, 0],
});

beforeAll(() => speak("en"));

describe("the moments of a game", () => {
  it("are the three rarest, in the order they were played, each with its picture and why", () => {
    const rounds = [
      round(1, [1, 1, 1], "all"), // nothing rare
      round(2, [3, 2, 2], "none"), // Bob's card caught two
      round(3, [1, 1, 2], "some"), // two found it
      round(4, [3, 1, 3], "some"), // one found it, and Cy's card caught two
    ];
    expect(momentsOf(rounds, PLAYERS).map(({ turn, card, why }) => [turn, card, why])).toEqual([
      [2, "2-1", "Bob’s card fooled 2 players"],
      [3, "3-0", "Only Bob and Cy found it"],
      [4, "4-2", "Cy’s card fooled 2 players"],
    ]);
  });

  it("are in Party the cards most voted for", () => {
    const party = {
      ...round(1, [2, 2, 3], "party"),
      ballots: [2, 2, 3, 2].map((slot) => ({ slots: [slot], red: null })),
    };
    expect(momentsOf([party], PLAYERS).map(({ card, why }) => [card, why])).toEqual([["1-1", "3 votes for this one"]]);
  });

  it("are fewer where fewer rounds were played", () => {
    expect(momentsOf([], PLAYERS)).toEqual([]);
  });
});
