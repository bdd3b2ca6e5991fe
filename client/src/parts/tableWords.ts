/** What lies in one place of the table, for those who listen. */
import { labelled, list, t } from "../i18n/index.svelte";
import type { Descriptions, Someone, TokenOnCard } from "./shapes";

interface Known {
  /** That it is one's own, in words; empty if it is not. */
  own: string;
  owner: Someone | undefined;
  red: boolean;
  tokens: readonly TokenOnCard[];
}

export function placeInWords(card: string, slot: number, descriptions: Descriptions, known: Known): string {
  const words = [labelled(t("card.slot", { slot }), descriptions[card]?.short ?? ""), known.own];
  if (known.owner) words.push(t("card.owner", { name: known.owner.name }));
  if (known.red) words.push(t("do.vote.red.token"));
  const voters = known.tokens.filter(({ kind }) => kind !== "red").map(({ name }) => name);
  if (voters.length > 0) words.push(t("card.voted_by", { names: list(voters) }));
  return words.filter((word) => word !== "").join(". ");
}
