// Made by tools/protocol_types.py from the server's own constants. Do not edit: change them there.
import type { Edition, Mode } from "./protocol";

/** Which protocol this page speaks; a server of another sends it away to be loaded anew. */
export const PROTOCOL = 2;

/** Every game there is, with the numbers of players it is for (R1). */
export const GAMES: readonly { edition: Edition; mode: Mode; counts: readonly number[] }[] = [
  { edition: "classic", mode: "standard", counts: [3, 4, 5, 6] },
  { edition: "odyssey", mode: "standard", counts: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { edition: "disney", mode: "standard", counts: [3, 4, 5, 6] },
  { edition: "odyssey", mode: "party", counts: [6, 7, 8, 9, 10, 11, 12] },
  { edition: "odyssey", mode: "team", counts: [6, 8, 10, 12] },
];

/** The most (and least) of everything a person may write, counted in characters as people count them. */
export const LIMITS = {
  name: 20,
  line: 300,
  clue: 500,
  code: 6,
  seats: 12,
  secondsLeast: 5,
  secondsMost: 3600,
} as const;
