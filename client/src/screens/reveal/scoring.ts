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

export function tokensOf(round: Round, players: readonly Player[]): Record<number, (Player & TokenOnCard)[]> {
  const tokens: Record<number, (Player & TokenOnCard)[]> = {};
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

/** So many names are read at a glance; of more, the first two and how many others. */
const NAMED = 3;

function namesOf(players: readonly Player[], seats: readonly number[]): { names: string; n: number } {
  const names = seats.map((seat) => someone(players, seat).name);
  const said = names.length > NAMED ? [...names.slice(0, 2), t("reveal.others", { n: names.length - 2 })] : names;
  return { names: list(said), n: names.length };
}

/** Who voted for one of these slots. */
function votersFor(round: Round, slots: readonly number[]): number[] {
  return round.ballots.flatMap((ballot, seat) => (ballot?.slots.some((slot) => slots.includes(slot)) ? [seat] : []));
}

/** The sentence of the round: who found it. */
export function outcomeOf(round: Round, players: readonly Player[], you: readonly number[]): string {
  const name = someone(players, round.storyteller).name;
  if (round.outcome === "some") {
    const answer = answerOf(round);
    return t("reveal.found_by", namesOf(players, votersFor(round, answer === null ? [] : [answer])));
  }
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

/** What the round was for one of the players: with whom they found it, who fooled them, whom their card fooled. */
function personally(round: Round, players: readonly Player[], seat: number): string[] {
  const chosen = round.ballots[seat]?.slots ?? [];
  const others = (slots: readonly number[]) => votersFor(round, slots).filter((voter) => voter !== seat);
  const answer = answerOf(round);
  if (answer === null) {
    const alike = others(chosen);
    return [t(alike.length > 0 ? "reveal.you.alike" : "reveal.you.unlike", namesOf(players, alike))];
  }
  const said: string[] = [];
  if (round.outcome !== "some") said.push(outcomeOf(round, players, [seat]));
  else if (seat === round.storyteller) said.push(t("reveal.found_by", namesOf(players, others([answer]))));
  else if (chosen.includes(answer)) {
    const too = others([answer]);
    said.push(t(too.length > 0 ? "reveal.you.found" : "reveal.you.alone", namesOf(players, too)));
  }
  if (chosen.length > 0 && !chosen.includes(answer)) {
    const owners = round.table.filter(({ slot }) => chosen.includes(slot)).map(({ owner }) => owner);
    said.push(t("reveal.you.fooled", namesOf(players, [...new Set(owners)])));
  }
  const own = round.table.filter(({ owner, slot }) => owner === seat && slot !== answer).map(({ slot }) => slot);
  const fell = others(own);
  if (fell.length > 0) said.push(t("reveal.you.fooling", namesOf(players, fell)));
  return said.length > 0 ? said : [outcomeOf(round, players, [seat])];
}

/** All that the reveal has to say in the end: to one player as it was for them, to everyone else as it was. */
export function lastSentence(round: Round, players: readonly Player[], you: readonly number[]): string {
  const seat = you.length === 1 ? you[0] : undefined;
  const told = seat === undefined ? [outcomeOf(round, players, you)] : personally(round, players, seat);
  return [answerInWords(round, players, you), ...told].filter((one) => one !== "").join(" ");
}
