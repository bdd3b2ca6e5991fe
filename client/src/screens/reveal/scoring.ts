/** Who scored what and why, in words: one line per player, or per team where teams score. */
import { list, t } from "../../i18n/index.svelte";
import type { Player, Round, Someone, TokenOnCard } from "../../parts/shapes";

export interface Line extends Someone {
  seat: number;
  members: number[];
  points: number;
  before: number;
  after: number;
  reasons: string[];
}

type Teams = readonly (readonly number[])[];

function someone(players: readonly Player[], seat: number): Player {
  return players.find((player) => player.seat === seat) ?? { seat, name: "?", rabbit: { colour: 0, pattern: 0 } };
}

/** The slot of the storyteller's card; none in Party, where the clue belongs to no card. */
export function answerOf(round: Round): number | null {
  if (round.outcome === "party") return null;
  return round.table.find(({ owner }) => owner === round.storyteller)?.slot ?? null;
}

/** The slot under Party's red token. */
export function redOf(round: Round): number | null {
  return round.ballots.find((ballot) => ballot?.red != null)?.red ?? null;
}

export function tokensOf(round: Round, players: readonly Player[]): Record<number, TokenOnCard[]> {
  const tokens: Record<number, TokenOnCard[]> = {};
  round.ballots.forEach((ballot, seat) => {
    for (const slot of ballot?.slots ?? []) (tokens[slot] ??= []).push(someone(players, seat));
  });
  return tokens;
}

export function ownersOf(round: Round, players: readonly Player[]): Record<number, Someone> {
  return Object.fromEntries(round.table.map(({ slot, owner }) => [slot, someone(players, owner)]));
}

/** Votes that the cards of these seats caught, the storyteller's own card aside. */
function caught(round: Round, seats: readonly number[]): number {
  const answer = answerOf(round);
  const slots = round.table
    .filter(({ owner, slot }) => seats.includes(owner) && slot !== answer)
    .map(({ slot }) => slot);
  return round.ballots.flatMap((ballot) => ballot?.slots ?? []).filter((slot) => slots.includes(slot)).length;
}

function reasons(round: Round, members: readonly number[], you: boolean): string[] {
  const first = members[0] ?? 0;
  const detail = round.details[first];
  if (!detail) return [];
  const words: string[] = [];
  if (detail.told) words.push(t("reason.told", { n: detail.told }));
  if (detail.found) words.push(t("reason.found", { n: detail.found }));
  if (detail.spared)
    words.push(t(round.outcome === "all" ? "reason.spared.all" : "reason.spared.none", { n: detail.spared }));
  if (detail.lone) words.push(t("reason.lone", { n: detail.lone }));
  if (detail.bonus) {
    words.push(
      t(you ? "reason.bonus.votes" : "reason.bonus.votes.of", { n: caught(round, members), points: detail.bonus }),
    );
  }
  if (detail.crowd) {
    const slot = round.ballots[first]?.slots[0];
    const alike = round.ballots.filter((ballot) => ballot?.slots[0] === slot).length;
    words.push(t("reason.crowd", { n: alike, points: detail.crowd }));
  }
  if (words.length === 0 && round.outcome === "party") {
    words.push(t(round.ballots[first]?.slots[0] === redOf(round) ? "reason.under_red" : "reason.alone"));
  }
  return words.length > 0 ? words : [t("reason.none")];
}

/** Best first; those with equal points in seat order. */
export function linesOf(round: Round, players: readonly Player[], teams: Teams, you: readonly number[]): Line[] {
  const sides: Teams = teams.length > 0 ? teams : round.points.map((_, seat) => [seat]);
  return sides
    .map((members) => {
      const first = someone(players, members[0] ?? 0);
      const points = round.points[first.seat] ?? 0;
      const after = round.scores[first.seat] ?? 0;
      return {
        seat: first.seat,
        members: [...members],
        name: list(members.map((seat) => someone(players, seat).name)),
        rabbit: first.rabbit,
        points,
        before: after - points,
        after,
        reasons: reasons(
          round,
          members,
          members.some((seat) => you.includes(seat)),
        ),
      };
    })
    .sort((one, other) => other.points - one.points || one.seat - other.seat);
}

/** The sentence of the round: who found it. */
export function outcomeOf(round: Round, players: readonly Player[], you: readonly number[]): string {
  const name = someone(players, round.storyteller).name;
  const answer = answerOf(round) ?? 0;
  const found = round.ballots.filter((ballot) => ballot?.slots.includes(answer)).length;
  if (round.outcome === "some") return t("reveal.outcome.some", { n: found });
  if (round.outcome !== "party" && you.includes(round.storyteller)) return t(`reveal.outcome.${round.outcome}.you`);
  return t(`reveal.outcome.${round.outcome}`, { name });
}

export function answerInWords(round: Round, players: readonly Player[], you: readonly number[]): string {
  const slot = answerOf(round);
  if (slot === null) {
    const red = redOf(round);
    return red === null ? "" : t("reveal.red", { slot: red });
  }
  if (you.includes(round.storyteller)) return t("reveal.answer.you", { slot });
  return t("reveal.answer", { slot, name: someone(players, round.storyteller).name });
}
