import type { PublicView, Seat, SeatView } from "../../game/types";

/** Teams by letter, in seat order: A, B, C … */
function teamLetter(game: PublicView, seat: Seat): string | undefined {
  const team = game.rules.teams.findIndex((members) => members.includes(seat));
  return team < 0 ? undefined : String.fromCharCode(65 + team);
}

/** A seat as the line of players shows it. */
export const chipOf = (seat: SeatView, game: PublicView, mine: readonly Seat[]) => ({
  seat: seat.seat,
  name: seat.name,
  rabbit: seat.rabbit,
  score: game.scores[seat.seat] ?? 0,
  storyteller: game.storyteller === seat.seat,
  awaited: game.awaited.includes(seat.seat),
  ready: game.acted.includes(seat.seat) && game.storyteller !== seat.seat,
  away: seat.kind === "person" && !seat.present && !seat.played_by_bot,
  bot: seat.kind === "bot" || seat.played_by_bot,
  team: teamLetter(game, seat.seat),
  you: mine.includes(seat.seat),
});
