import type { PublicView, Seat } from "../../game/types";

/**
 * Who of the people on this device should hold it now: whoever holds it while the game waits for them, else the next one
 * awaited, clockwise from the storyteller's left. Claiming the first turn is everybody's, so nobody holds the device then.
 */
export function nextHolder(game: PublicView, mine: readonly Seat[], holder: Seat | null): Seat | null {
  if (game.phase === "claim" || game.phase === "over") return null;
  const awaited = mine.filter((seat) => game.awaited.includes(seat));
  if (holder !== null && awaited.includes(holder)) return holder;
  const from = (game.storyteller ?? 0) + 1;
  const turn = (seat: Seat): number => (seat - from + game.rules.players) % game.rules.players;
  return [...awaited].sort((one, other) => turn(one) - turn(other))[0] ?? null;
}
