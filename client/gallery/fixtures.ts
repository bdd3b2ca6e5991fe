/** Made-up players, cards and rounds. */
import type { Descriptions, Round, Walker } from "../src/parts/shapes";

const NAMES = ["Ann", "Bob", "Çelik", "Dirk", "Élodie", "Fien", "Gus", "Hanne", "Ines", "Joost", "Karim", "Léa"];

export const players: Walker[] = NAMES.map((name, seat) => ({
  seat,
  name,
  rabbit: { colour: seat, pattern: (seat * 5 + 1) % 12 },
  score: [12, 9, 9, 14, 3, 0, 12, 21, 17, 9, 5, 0][seat] ?? 0,
}));

export const cards = Array.from({ length: 12 }, (_, n) => `card${n}`);

export const descriptions: Descriptions = Object.fromEntries(
  cards.map((card, n) => [
    card,
    {
      short: `Picture ${n + 1}: an open white door stands on steps in calm water; a man in a hat watches it from a small boat.`,
      long: "An open white door stands alone on a few stone steps in the middle of calm water, with bright light behind it. A man in a black hat and coat watches it from a small wooden boat on the right. Birds fly off to the upper right under a violet evening sky.",
    },
  ]),
);

const nothing = { told: 0, found: 0, spared: 0, bonus: 0, lone: 0, crowd: 0 };

/** Six players; the third and fifth find it, two vote for the fourth's card. */
export const round: Round = {
  turn: 4,
  storyteller: 0,
  clue: { kind: "text", text: "Once upon a Monday" },
  table: [3, 1, 0, 5, 2, 4].map((owner, n) => ({ slot: n + 1, card: cards[n] ?? "", owner })),
  ballots: [
    null,
    { slots: [1], red: null },
    { slots: [3], red: null },
    { slots: [2], red: null },
    { slots: [3], red: null },
    { slots: [1], red: null },
  ],
  outcome: "some",
  points: [3, 1, 3, 2, 3, 0],
  details: [
    { ...nothing, told: 3 },
    { ...nothing, bonus: 1 },
    { ...nothing, found: 3 },
    { ...nothing, bonus: 2 },
    { ...nothing, found: 3 },
    nothing,
  ],
  scores: [15, 10, 12, 16, 6, 0],
};

/** Eight at a Party table. */
export const party: Round = {
  turn: 2,
  storyteller: 2,
  clue: { kind: "text", text: "The sound the stairs make when nobody is there, and you know that nobody is there" },
  table: [3, 1, 0, 5, 2, 4, 7, 6].map((owner, n) => ({ slot: n + 1, card: cards[n] ?? "", owner })),
  ballots: [
    { slots: [3], red: null },
    { slots: [3], red: null },
    { slots: [3], red: 5 },
    { slots: [5], red: null },
    { slots: [5], red: null },
    { slots: [1], red: null },
    { slots: [3], red: null },
    { slots: [8], red: null },
  ],
  outcome: "party",
  points: [4, 4, 4, 0, 0, 0, 4, 0],
  details: [4, 4, 4, 0, 0, 0, 4, 0].map((crowd) => ({ ...nothing, crowd })),
  scores: [9, 5, 4, 3, 0, 8, 9, 2],
};

/** Any number at the table, all with something to read. */
export function roundOf(count: number): Round {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const bonus = (seat: number) => (seat === 0 ? 0 : seat % 3);
  return {
    ...round,
    table: seats
      .map((owner) => ({ slot: ((owner * 5 + 2) % count) + 1, owner }))
      .sort((one, other) => one.slot - other.slot)
      .map((place, n) => ({ ...place, card: cards[n] ?? "" })),
    ballots: seats.map((seat) => (seat === 0 ? null : { slots: [((seat * 7 + 1) % count) + 1], red: null })),
    points: seats.map((seat) => (seat === 0 ? 3 : (seat % 2) * 3 + bonus(seat))),
    details: seats.map((seat) =>
      seat === 0 ? { ...nothing, told: 3 } : { ...nothing, found: (seat % 2) * 3, bonus: bonus(seat) },
    ),
    scores: seats.map((seat) => (players[seat]?.score ?? 0) + 5),
  };
}
