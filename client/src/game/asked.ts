import type { Key, Params } from "../i18n/index.svelte";
import type { Clue, OwnView, PublicView, RoomView, Seat } from "./types";

/** The one sentence: who must do what, or why you cannot act now. `mine`: the game waits for this seat. */
export interface Asked {
  key: Key;
  params: Params;
  mine: boolean;
}

export function nameOf(room: Pick<RoomView, "seats">, seat: Seat | null | undefined): string {
  return room.seats.find((other) => other.seat === seat)?.name ?? "";
}

export function teammateOf(game: PublicView, seat: Seat): Seat | null {
  const team = game.rules.teams.find((members) => members.includes(seat));
  return team?.find((member) => member !== seat) ?? null;
}

export function inTeams(game: PublicView): boolean {
  return game.rules.teams.length > 0;
}

/** The clue's words, if it has any. */
export function wordsOf(clue: Clue | null): string | null {
  if (clue === null) return null;
  if (clue.kind === "text") return clue.text;
  return clue.kind === "recorded" ? (clue.transcript ?? null) : null;
}

/** `own` is `null` for spectators and the table screen. `quoted` puts the reader's quotation marks around a clue. */
export function asked(
  room: Pick<RoomView, "seats" | "paused">,
  game: PublicView,
  own: OwnView | null,
  quoted: (text: string) => string,
): Asked {
  const mine = own !== null && game.awaited.includes(own.seat);
  const say = (key: Key, params: Params = {}): Asked => ({ key, params, mine });
  if (room.paused && game.phase !== "over") return { key: "host.paused", params: {}, mine: false };
  const teller = nameOf(room, game.storyteller);
  switch (game.phase) {
    case "claim":
      return own === null ? say("ask.claim.watch") : say("ask.claim.you");
    case "clue": {
      const blind = game.rules.blind_clue;
      if (own?.choices.give_clue) return say(blind ? "ask.clue.you.blind" : "ask.clue.you");
      return say(blind ? "ask.clue.others.blind" : "ask.clue.others", { name: teller });
    }
    case "hand_in":
      return handInAsked(room, game, own, teller, say, quoted);
    case "vote":
      return voteAsked(room, game, own, teller, say);
    case "over":
      return say("ask.over");
  }
}

type Say = (key: Key, params?: Params) => Asked;

function handInAsked(
  room: Pick<RoomView, "seats">,
  game: PublicView,
  own: OwnView | null,
  teller: string,
  say: Say,
  quoted: (text: string) => string,
): Asked {
  if (own === null) return say("ask.hand_in.watch", { name: teller });
  const n = game.rules.cards_each;
  if (own.choices.hand_in) {
    if (own.handed.length > 0) return say("ask.hand_in.done", { n });
    const words = wordsOf(game.clue);
    return words === null ? say("ask.hand_in.you.unspoken", { n }) : say("ask.hand_in.you", { n, clue: quoted(words) });
  }
  if (own.seat === game.storyteller) return say("ask.hand_in.storyteller");
  const mate = nameOf(room, teammateOf(game, own.seat));
  const pact = pactOf(game, own.seat);
  if (pact === null) return say("ask.pact.you", { name: mate });
  const giver = nameOf(room, pact.giver);
  if (pact.agreed) return say("ask.pact.other_gives", { name: giver });
  if (own.choices.agree !== null) return say("ask.pact.agree", { name: mate, giver });
  return say("ask.pact.proposed", { name: mate, giver });
}

/** Pacts are listed by team; a team stands in `rules.teams` at the same place. */
export function pactOf(game: PublicView, seat: Seat): PublicView["pacts"][number] {
  const team = game.rules.teams.findIndex((members) => members.includes(seat));
  return game.pacts[team] ?? null;
}

function voteAsked(
  room: Pick<RoomView, "seats">,
  game: PublicView,
  own: OwnView | null,
  teller: string,
  say: Say,
): Asked {
  const crowd = game.rules.storyteller_votes;
  if (own === null) return say(crowd ? "ask.vote.watch.crowd" : "ask.vote.watch", { name: teller });
  if (own.choices.vote.length > 0) {
    if (own.ballot !== null) return say("ask.vote.done");
    if (own.choices.red.length > 0) return say("ask.vote.you.red");
    if (crowd) return say("ask.vote.you.crowd");
    return say(game.rules.most_votes > 1 ? "ask.vote.you.two" : "ask.vote.you", { name: teller });
  }
  if (own.seat === game.storyteller) return say("ask.vote.storyteller");
  const mate = teammateOf(game, own.seat);
  if (mate === game.storyteller) return say("ask.vote.teammate");
  return say("ask.vote.giver", { name: nameOf(room, mate) });
}
