/** Every point has its reason: the rulebooks' worked examples (R4, R7), as the reveal tells them. */
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../i18n/index.svelte";
import type { Round } from "../../parts/shapes";
import { answerOf, lastSentence, linesOf, outcomeOf, ownersOf, redOf, tokensOf } from "./scoring";

const none = { told: 0, found: 0, spared: 0, bonus: 0, lone: 0, crowd: 0 };
const players = ["Pink", "Blue", "Yellow", "Black", "Green", "Red"].map((name, seat) => ({
  seat,
  name,
  rabbit: { colour: seat, pattern: seat },
}));

// Blue and Yellow find Pink's card; Black and Green vote for Blue's, Red for Black's.
const told: Round = {
  turn: 1,
  storyteller: 0,
  clue: { kind: "text", text: "Tea" },
  table: [1, 0, 2, 3, 4, 5].map((owner, n) => ({ slot: n + 1, card: `c${n}`, owner })),
  ballots: [
    null,
    { slots: [2], red: null },
    { slots: [2], red: null },
    { slots: [1], red: null },
    { slots: [1], red: null },
    { slots: [4], red: null },
  ],
  outcome: "some",
  points: [3, 5, 3, 1, 0, 0],
  details: [
    { ...none, told: 3 },
    { ...none, found: 3, bonus: 2 },
    { ...none, found: 3 },
    { ...none, bonus: 1 },
    none,
    none,
  ],
  scores: [3, 5, 3, 1, 0, 0],
};

beforeAll(() => speak("en"));

describe("a storyteller's round", () => {
  it("names the answer, the owners and who voted where", () => {
    expect(answerOf(told)).toBe(2);
    expect(ownersOf(told, players)[1]?.name).toBe("Blue");
    expect(tokensOf(told, players)[1]?.map(({ name }) => name)).toEqual(["Black", "Green"]);
    expect(outcomeOf(told, players, [])).toBe("Blue and Yellow found it.");
  });
  it.each([
    ["all", "Everyone found it: "],
    ["none", "Nobody found it: "],
  ] as const)("speaks of the clue when %s found it, and to its storyteller as you", (outcome, start) => {
    expect(outcomeOf({ ...told, outcome }, players, [1])).toBe(`${start}Pink scores nothing for the clue.`);
    expect(outcomeOf({ ...told, outcome }, players, [0])).toBe(`${start}you score nothing for the clue.`);
  });
  it.each([
    [0, "Your card was number 2. Blue and Yellow found it."],
    [1, "Pink’s card was number 2. You found it, with Yellow. Your card fooled Black and Green."],
    [3, "Pink’s card was number 2. Blue fooled you. Your card fooled Red."],
    [5, "Pink’s card was number 2. Black fooled you."],
  ])("tells seat %i what it was for them", (seat, sentence) => {
    expect(lastSentence(told, players, [seat])).toBe(sentence);
  });
  it("tells whoever looks on, and a device that is shared, how it was for all", () => {
    for (const you of [[], [1, 5]])
      expect(lastSentence(told, players, you)).toBe("Pink’s card was number 2. Blue and Yellow found it.");
  });
  it("names a few and counts the rest", () => {
    const ballots = told.ballots.map((ballot, seat) =>
      seat === 0 ? null : { slots: [seat === 5 ? 1 : 2], red: null },
    );
    expect(outcomeOf({ ...told, ballots }, players, [])).toBe("Blue, Yellow, and 2 others found it.");
  });
  it("gives a reason for every point, best first, and speaks to you as you", () => {
    const lines = linesOf(told, players, [], [1]);
    expect(lines.map(({ name, points }) => [name, points])).toEqual([
      ["Blue", 5],
      ["Pink", 3],
      ["Yellow", 3],
      ["Black", 1],
      ["Green", 0],
      ["Red", 0],
    ]);
    expect(lines[0]?.reasons).toEqual(["found it +3", "2 votes on your card +2"]);
    expect(lines[3]?.reasons).toEqual(["1 vote on their card +1"]);
    expect(lines[4]?.reasons).toEqual(["nothing this time"]);
  });
  it("counts for teams where teams score (R8.5)", () => {
    const teams = [
      [0, 3],
      [1, 4],
      [2, 5],
    ];
    const lines = linesOf(told, players, teams, []);
    expect(lines.map(({ name }) => name)).toEqual(["Blue and Green", "Pink and Black", "Yellow and Red"]);
  });
});

describe("a Party round", () => {
  // Three agree on card 1; Green and Red stand under the red token; Blue is alone (R7.4–5).
  const party: Round = {
    ...told,
    outcome: "party",
    ballots: [
      { slots: [1], red: 5 },
      { slots: [3], red: null },
      { slots: [1], red: null },
      { slots: [1], red: null },
      { slots: [5], red: null },
      { slots: [5], red: null },
    ],
    points: [3, 0, 3, 3, 0, 0],
    details: [3, 0, 3, 3, 0, 0].map((crowd) => ({ ...none, crowd })),
  };
  it("has no answer, but a red token", () => {
    expect(answerOf(party)).toBeNull();
    expect(redOf(party)).toBe(5);
  });
  it("says who thought alike", () => {
    expect(lastSentence(party, players, [2])).toBe("The red token lies on number 5. You thought like Pink and Black.");
    expect(lastSentence(party, players, [1])).toBe("The red token lies on number 5. Nobody thought like you.");
  });
  it("says why there is nothing", () => {
    const reasons = Object.fromEntries(linesOf(party, players, [], []).map(({ name, reasons: why }) => [name, why]));
    expect(reasons["Pink"]).toEqual(["3 voted alike +3"]);
    expect(reasons["Blue"]).toEqual(["no other vote on that card"]);
    expect(reasons["Red"]).toEqual(["on the card with the red token"]);
  });
});
