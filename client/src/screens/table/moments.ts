/** Which rounds of a game are worth another look: a picture, its clue, and why. */
import { list, t } from "../../i18n/index.svelte";
import type { Player, Round } from "../../parts/shapes";
import { answerOf } from "../reveal/scoring";

export interface Moment {
  turn: number;
  card: string;
  clue: Round["clue"];
  why: string;
}

interface Worth extends Moment {
  /** What is rare comes first. */
  worth: number;
}

/** The best three of different rounds, in the order they were played. */
export function momentsOf(rounds: readonly Round[], players: readonly Player[]): Moment[] {
  const best = new Map<number, Worth>();
  for (const moment of rounds.flatMap((round) => worthsOf(round, players))) {
    if (moment.worth > (best.get(moment.turn)?.worth ?? 0)) best.set(moment.turn, moment);
  }
  return [...best.values()]
    .sort((one, other) => other.worth - one.worth || other.turn - one.turn)
    .slice(0, 3)
    .sort((one, other) => one.turn - other.turn);
}

function worthsOf(round: Round, players: readonly Player[]): Worth[] {
  const name = (seat: number): string => players.find((player) => player.seat === seat)?.name ?? "?";
  const votersOf = (slot: number): number[] =>
    round.ballots.flatMap((ballot, seat) => (ballot?.slots.includes(slot) ? [seat] : []));
  const answer = answerOf(round);
  const teller = name(round.storyteller);
  const voters = Math.max(1, round.ballots.filter((ballot) => ballot !== null).length);
  const { turn, clue } = round;
  return round.table.map(({ slot, card, owner }) => {
    const caught = votersOf(slot);
    const share = caught.length / voters;
    const moment = { turn, card, clue };
    if (answer === null) return { ...moment, worth: share, why: t("moment.crowd", { n: caught.length }) };
    if (slot !== answer)
      return { ...moment, worth: 2 * share, why: t("moment.fooled", { n: caught.length, name: name(owner) }) };
    if (round.outcome === "none") return { ...moment, worth: 0.3, why: t("moment.none", { name: teller }) };
    if (round.outcome === "all") return { ...moment, worth: 0.2, why: t("moment.all", { name: teller }) };
    if (caught.length <= 2)
      return { ...moment, worth: 1.5 - share, why: t("moment.few", { names: list(caught.map(name)) }) };
    return { ...moment, worth: 0.5, why: t("moment.some", { n: caught.length, name: teller }) };
  });
}
