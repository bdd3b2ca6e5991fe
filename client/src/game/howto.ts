/**
 * How to play, for the very table one sits at: every sentence is chosen by what its rule set can do, so that pages and
 * rules cannot drift apart. Where nobody knows yet how many will play, all tables of the game are spoken of at once.
 */
import { at } from "../wire/base";
import { either, t } from "../i18n/index.svelte";
import { RULESETS, type RuleSet } from "../wire/rulesets";
import { countsInWords } from "./table";
import type { Edition, Mode, Options, RoomView } from "./types";

/** A game as people choose it; its number of players and house rules where they are known. */
export interface TableChoice {
  edition: Edition;
  mode: Mode;
  players?: number;
  options?: Options;
}

/** The table of a room: its number of players counts as soon as that many may play. */
export function tableOf({ edition, mode, options, seats, seat_limits: limits }: RoomView): TableChoice {
  return { edition, mode, options, ...(limits.includes(seats.length) ? { players: seats.length } : {}) };
}

type Tables = readonly [RuleSet, ...RuleSet[]];

/** The rules of this table, or of all tables it may become while people still sit down. */
export function tablesFor({ edition, mode, players, options }: TableChoice): Tables {
  const game = RULESETS.filter((rules) => rules.edition === edition && rules.mode === mode);
  const here = game.filter((rules) => rules.players === players);
  const [first, ...others] = (here.length > 0 ? here : game).map((rules) => withOptions(rules, options));
  if (first === undefined) throw new Error(`no rules for ${edition} ${mode}`);
  return [first, ...others];
}

function withOptions(rules: RuleSet, options: Options | undefined): RuleSet {
  if (options === undefined) return rules;
  return {
    ...rules,
    target: options.target ?? rules.target,
    tellings: options.tellings ?? rules.tellings,
    turn_limit: options.turn_limit ?? rules.turn_limit,
    claims_first: options.first_storyteller === "claim",
    teammate_bonus: options.teammate_bonus,
  };
}

export const gameInWords = (edition: Edition, mode: Mode): string =>
  mode === "standard" ? t(`edition.${edition}`) : `${t(`edition.${edition}`)} · ${t(`mode.${mode}`)}`;

export const aboutGame = (edition: Edition, mode: Mode): string =>
  mode === "standard" ? t(`edition.${edition}.about`) : t(`mode.${mode}.about`);

export const playersInWords = (tables: Tables): string => countsInWords(tables.map(({ players }) => players));

/** Words for what holds at every table, or only at some numbers of players; nothing where it holds at none. */
function where(
  tables: Tables,
  holds: (rules: RuleSet) => boolean,
  always: () => string,
  sometimes: (counts: string) => string,
): string[] {
  const counts = tables.filter(holds).map(({ players }) => players);
  if (counts.length === 0) return [];
  return [counts.length === tables.length ? always() : sometimes(countsInWords(counts))];
}

export interface Fact {
  name: string;
  fact: string;
}

/** The numbers of the table: who, how many cards, who begins, when it ends, who wins. */
export function factsOf(tables: Tables): Fact[] {
  const [rules] = tables;
  return [
    { name: t("rules.players"), fact: playersInWords(tables) },
    { name: t("rules.hand"), fact: handInWords(tables) },
    {
      name: t("lobby.option.first"),
      fact: rules.claims_first ? t("lobby.option.first.claim") : t("lobby.option.first.random"),
    },
    { name: t("rules.end"), fact: endInWords(rules) },
    { name: t("rules.win"), fact: winnersInWords(rules) },
  ];
}

function handInWords(tables: Tables): string {
  const usual = tables.at(-1)?.hand_size ?? 0;
  const others = tables.filter(({ hand_size: size }) => size !== usual);
  const [other] = others;
  if (other === undefined) return String(usual);
  const counts = countsInWords(others.map(({ players }) => players));
  return t("rules.hand.some", { usual, counts, other: other.hand_size });
}

function endInWords(rules: RuleSet): string {
  const ends: string[] = [];
  if (rules.target !== null) ends.push(t("rules.end.target", { target: rules.target }));
  if (rules.tellings !== null) ends.push(t("rules.end.told", { n: rules.tellings }));
  if (rules.ends_when_pile_empty) ends.push(t("rules.end.pile"));
  if (rules.turn_limit !== null) ends.push(t("rules.end.turns", { n: rules.turn_limit }));
  return either(ends);
}

function winnersInWords(rules: RuleSet): string {
  if (rules.winners === "everyone_at_target" && rules.target !== null) {
    return t(rules.turn_limit === null ? "rules.win.target" : "rules.win.target.limit", { target: rules.target });
  }
  return rules.in_teams ? t("rules.win.team") : t("rules.win.most");
}

/** A turn, step by step (R3, R7, R8). */
export function stepsOf(tables: Tables): string[] {
  const [rules] = tables;
  const shown = tables.length === 1 ? t("rules.turn.show", { n: rules.cards_shown }) : t("rules.turn.show.any");
  return [
    ...(rules.in_teams ? [t("rules.team.seats")] : []),
    rules.blind_clue ? t("rules.party.tell") : t("rules.turn.tell"),
    handingIn(tables),
    shown,
    voting(tables),
    rules.passes_hands ? t("rules.party.pass", { n: rules.hand_size }) : t("rules.turn.reveal"),
  ];
}

function handingIn(tables: Tables): string {
  const [rules] = tables;
  if (rules.in_teams) return t("rules.team.hand_in");
  if (rules.storyteller_hands_in) return t("rules.party.hand_in");
  const usual = tables.at(-1)?.cards_each ?? 1;
  const more = Math.max(...tables.map(({ cards_each: each }) => each));
  const some = where(
    tables,
    ({ cards_each: each }) => each !== usual,
    () => "",
    (counts) => t("rules.turn.hand_in.some", { counts, n: more }),
  );
  return [t("rules.turn.hand_in", { n: usual }), ...some].join(" ");
}

function voting(tables: Tables): string {
  const [rules] = tables;
  if (rules.in_teams) return t("rules.team.vote");
  if (rules.red_vote) return t("rules.party.vote");
  const two = where(
    tables,
    ({ most_votes: most }) => most > 1,
    () => t("rules.turn.two_votes"),
    (counts) => t("rules.turn.two_votes.some", { counts }),
  );
  return [t("rules.turn.vote"), ...two].join(" ");
}

/** Where points come from (R4, R7.4–5, R8.5–6). */
export function pointsOf(tables: Tables): string[] {
  const [rules] = tables;
  const cap = rules.bonus_cap;
  if (rules.score === "crowd_scoring") {
    return [t("rules.party.score", { cap: rules.crowd_cap }), t("rules.party.nothing")];
  }
  if (rules.in_teams) {
    return [
      t("rules.team.score", { cap: cap ?? 0 }),
      t(rules.teammate_bonus ? "rules.team.teammate" : "rules.team.teammate.off"),
    ];
  }
  return [
    t("rules.score.some"),
    t("rules.score.all"),
    cap === null ? t("rules.score.bonus") : t("rules.score.bonus.capped", { cap }),
    ...where(
      tables,
      (table) => table.lone_vote_bonus,
      () => t("rules.score.lone"),
      (counts) => t("rules.score.lone.some", { counts }),
    ),
  ];
}

/** When the pile is too short for all hands (R5.2–4). */
export const refillOf = ([rules]: Tables): string => t(`rules.refill.${rules.refill}`);

/** A round of this way of playing, counted. */
export function exampleOf([rules]: Tables): string {
  if (rules.score === "crowd_scoring") return t("rules.example.crowd");
  if (rules.in_teams) return t(rules.teammate_bonus ? "rules.example.team" : "rules.example.team.off");
  return t("rules.example");
}

/** What makes a clue a good one. */
export const goodClueOf = ([rules]: Tables): string =>
  t(rules.blind_clue ? "rules.clue.about.crowd" : "rules.clue.about");

/** The four steps of a newcomer's tour. */
export function tourOf(tables: Tables): { title: string; text: string }[] {
  const [rules] = tables;
  const { in_teams: teams, red_vote: crowd, cards_each: n, bonus_cap: bonus } = rules;
  const cap = crowd ? rules.crowd_cap : (bonus ?? 0);
  return [
    { title: t("tour.1.title"), text: t(rules.blind_clue ? "tour.1.blind" : "tour.1") },
    teams
      ? { title: t("tour.2.team.title"), text: t("tour.2.team") }
      : rules.storyteller_hands_in
        ? { title: t("tour.2.crowd.title"), text: t("tour.2.crowd") }
        : { title: t("tour.2.title", { n }), text: t("tour.2", { n }) },
    crowd
      ? { title: t("tour.3.crowd.title"), text: t("tour.3.crowd") }
      : { title: t("tour.3.title"), text: t(teams ? "tour.3.team" : rules.most_votes > 1 ? "tour.3.two" : "tour.3") },
    {
      title: t("tour.4.title"),
      text: t(crowd ? "tour.4.crowd" : teams ? "tour.4.team" : bonus === null ? "tour.4" : "tour.4.capped", { cap }),
    },
  ];
}

/** Where the rules of a table are read: the table travels in the address, so that the page needs no room. */
export function rulesAddress({ edition, mode, players, options }: TableChoice): string {
  const asked = new URLSearchParams({ edition, mode });
  if (players !== undefined) asked.set("players", String(players));
  for (const [name, value] of Object.entries(options ?? {})) if (value !== null) asked.set(name, String(value));
  return at(`/rules?${asked.toString()}`);
}

/** The table an address speaks of; nothing if it names no game. */
export function tableAsked(search: string): TableChoice | null {
  const asked = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const value = Number(asked.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value > 0 ? value : null;
  };
  const game = RULESETS.find(({ edition, mode }) => edition === asked.get("edition") && mode === asked.get("mode"));
  if (game === undefined) return null;
  const { edition, mode } = game;
  const players = number("players");
  return {
    edition,
    mode,
    ...(players === null ? {} : { players }),
    options: {
      target: game.target === null ? null : number("target"),
      tellings: game.tellings === null ? null : number("tellings"),
      turn_limit: number("turn_limit"),
      first_storyteller: asked.get("first_storyteller") === "random" ? "random" : "claim",
      teammate_bonus: asked.get("teammate_bonus") !== "false",
    },
  };
}
