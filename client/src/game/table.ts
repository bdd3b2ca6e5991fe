/** Small questions about a room and its game that several screens ask. */
import { GAMES } from "../wire/server";
import type { PublicView, RoomView, Seat, SeatView } from "./types";

/** The games of R1 as the lobby offers them: what seats most people first. */
export const OFFERED = [...GAMES].sort(
  (one, other) => (other.counts.at(-1) ?? 0) - (one.counts.at(-1) ?? 0) || other.counts.length - one.counts.length,
);

/** "3–6", or "6, 8, 10, 12" where some numbers between are missing. */
export function countsInWords(counts: readonly number[]): string {
  const first = counts[0] ?? 0;
  const last = counts.at(-1) ?? 0;
  return last - first + 1 === counts.length && counts.length > 1 ? `${first}–${last}` : counts.join(", ");
}

/** All seats clockwise, beginning at this one's left; a spectator sees them from seat 0. */
export function aroundFrom(seats: readonly SeatView[], seat: Seat | null): SeatView[] {
  const ordered = [...seats].sort((one, other) => one.seat - other.seat);
  const place = ordered.findIndex((one) => one.seat === seat);
  return place < 0 ? ordered : [...ordered.slice(place + 1), ...ordered.slice(0, place + 1)];
}

export interface Walkers {
  seat: Seat;
  name: string;
  rabbit: SeatView["rabbit"];
  score: number;
}

/** Who walks the path: every player, or every team with its first member's rabbit. */
export function walkers(room: RoomView, game: PublicView, scores: readonly number[] = game.scores): Walkers[] {
  const teams = game.rules.teams.length > 0 ? game.rules.teams : room.seats.map((seat) => [seat.seat]);
  return teams.flatMap((members) => {
    const seats = members
      .map((member) => room.seats.find((seat) => seat.seat === member))
      .filter((seat) => seat !== undefined);
    const first = seats[0];
    if (first === undefined) return [];
    return [
      {
        seat: first.seat,
        name: seats.map((seat) => seat.name).join(" & "),
        rabbit: first.rabbit,
        score: scores[first.seat] ?? 0,
      },
    ];
  });
}

/** How many of those who act in this phase are done, and how many there are. */
export function progress(game: PublicView): { done: number; all: number } {
  if (game.phase === "hand_in" || game.phase === "vote") {
    return {
      done: game.acted.filter((seat) => seat !== game.storyteller || game.rules.storyteller_votes).length,
      all: actors(game),
    };
  }
  return { done: game.awaited.length === 0 ? 1 : 0, all: 1 };
}

function actors(game: PublicView): number {
  const { players, teams, storyteller_votes: everyone } = game.rules;
  if (teams.length > 0) return game.phase === "hand_in" ? teams.length : teams.length - 1;
  return everyone ? players : players - 1;
}
