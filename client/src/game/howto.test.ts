/** How to play is told of the very table: all 29 tables, in every language, with every option a room may set. */
import { beforeAll, describe, expect, it } from "vitest";
import { languages, speak } from "../i18n/index.svelte";
import { RULESETS, type RuleSet } from "../wire/rulesets";
import { GAMES } from "../wire/server";
import {
  exampleOf,
  factsOf,
  goodClueOf,
  pointsOf,
  refillOf,
  rulesAddress,
  stepsOf,
  tableAsked,
  tablesFor,
  tourOf,
} from "./howto";
import type { Options } from "./types";

const BOOK: Options = {
  target: null,
  turn_limit: null,
  tellings: null,
  first_storyteller: "claim",
  teammate_bonus: true,
};
type Tables = ReturnType<typeof tablesFor>;
const fact = (tables: Tables, place: number): string => factsOf(tables)[place]?.fact ?? "";
const all = (tables: Tables): string[] => [
  ...factsOf(tables).map((one) => `${one.name}: ${one.fact}`),
  ...stepsOf(tables),
  ...pointsOf(tables),
  refillOf(tables),
  exampleOf(tables),
  goodClueOf(tables),
  ...tourOf(tables).flatMap(({ title, text }) => [title, text]),
];
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

it("knows all 29 tables, and the same games as the lobby", () => {
  expect(RULESETS.length).toBe(29);
  for (const { edition, mode, counts } of GAMES) {
    expect(tablesFor({ edition, mode }).map(({ players }) => players)).toEqual(counts);
  }
});

describe.each(languages.map(({ code }) => code))("in %s", (code) => {
  beforeAll(() => speak(code));

  it.each(RULESETS.map((rules) => [`${rules.edition} ${rules.mode} ${rules.players}`, rules] as const))(
    "%s is told with its own numbers, and nothing else",
    (_name, rules) => {
      const tables = tablesFor(rules);
      expect(tables).toEqual([rules]);
      for (const text of all(tables)) {
        expect(text.trim()).not.toBe("");
        expect(text).not.toMatch(/[{}]|undefined|null|NaN/);
      }
      expect(fact(tables, 0)).toBe(String(rules.players));
      expect(fact(tables, 1)).toBe(String(rules.hand_size));
      expect(numbersIn(fact(tables, 3))).toEqual(rules.target === null ? [] : [rules.target]);
      expect(numbersIn(fact(tables, 4))).toEqual(rules.winners === "everyone_at_target" ? [rules.target] : []);

      // Sentences of a known table never speak of other numbers of players.
      const steps = stepsOf(tables).flatMap(numbersIn);
      const said = [rules.cards_shown];
      if (rules.cards_each > 1) said.unshift(rules.cards_each);
      if (rules.passes_hands) said.push(rules.hand_size);
      expect(steps).toEqual(said);
      const points = new Set(pointsOf(tables).flatMap(numbersIn));
      const may = new Set(rules.score === "crowd_scoring" ? [rules.crowd_cap] : [3, 2]);
      if (rules.in_teams || rules.lone_vote_bonus) may.add(1);
      expect(points).toEqual(may);

      const caps = tourOf(tables).flatMap(({ text }) => numbersIn(text));
      const tour: (number | null)[] = [];
      if (rules.cards_each > 1) tour.push(rules.cards_each);
      if (rules.most_votes > 1) tour.push(1);
      tour.push(rules.red_vote ? rules.crowd_cap : rules.bonus_cap);
      expect(caps).toEqual(tour.filter((cap) => cap !== null));
    },
  );

  it("tells every table apart that plays otherwise", () => {
    const told = new Map<string, Set<string>>();
    for (const rules of RULESETS) {
      const { edition: _edition, mode: _mode, players: _players, cards_shown: _shown, ...differs } = rules;
      const text = [...pointsOf([rules]), ...tourOf([rules]).map((step) => step.text), fact([rules], 1)].join(" ");
      const words = [
        text,
        fact([rules], 3),
        fact([rules], 4),
        refillOf([rules]),
        stepsOf([rules]).join(" ").replace(/\d+/g, ""),
      ];
      const key = JSON.stringify(differs);
      told.set(key, (told.get(key) ?? new Set()).add(words.join(" ")));
    }
    expect([...told.values()].map((texts) => texts.size)).toEqual([...told].map(() => 1));
    expect(new Set([...told.values()].flatMap((texts) => [...texts])).size).toBe(told.size);
  });

  it("speaks of all numbers of players while nobody knows how many will play", () => {
    const open = tablesFor({ edition: "odyssey", mode: "standard" });
    expect(fact(open, 0)).toBe("3–12");
    expect(numbersIn(fact(open, 1))).toEqual([6, 3, 7]);
    expect(stepsOf(open).join(" ")).toContain("7–12");
    expect(pointsOf(open).at(-1)).toContain("7–12");
    expect(tablesFor({ edition: "odyssey", mode: "team", players: 7 }).length).toBe(4);
  });

  it("tells house rules", () => {
    const said = (rules: Pick<RuleSet, "edition" | "mode" | "players">, options: Partial<Options>, place: number) =>
      fact(tablesFor({ ...rules, options: { ...BOOK, ...options } }), place);
    const classic = { edition: "classic", mode: "standard", players: 5 } as const;
    const disney = { edition: "disney", mode: "standard", players: 5 } as const;
    const team = { edition: "odyssey", mode: "team", players: 8 } as const;
    expect(said(classic, {}, 3)).not.toBe(said(disney, {}, 3));
    expect(numbersIn(said(classic, { target: 45, turn_limit: 12 }, 3))).toEqual([45, 12]);
    expect(numbersIn(said(disney, { target: 45 }, 4))).toEqual([45]);
    expect(said(disney, { turn_limit: 9 }, 4)).not.toBe(said(disney, {}, 4));
    expect(numbersIn(said(team, { tellings: 4 }, 3))).toEqual([4]);
    expect(said(team, { first_storyteller: "random" }, 2)).not.toBe(said(team, {}, 2));
    const [kept, off] = [true, false].map((teammate_bonus) =>
      pointsOf(tablesFor({ ...team, options: { ...BOOK, teammate_bonus } })),
    );
    expect(kept).not.toEqual(off);
  });
});

describe("addresses of rules", () => {
  const house: Options = { ...BOOK, target: 40, turn_limit: 12, first_storyteller: "random", teammate_bonus: false };

  it("carry the whole table", () => {
    const table = { edition: "classic", mode: "standard", players: 5, options: house } as const;
    expect(tableAsked(rulesAddress(table).split("?")[1] ?? "")).toEqual(table);
  });
  it.each(["", "edition=jinx&mode=standard", "edition=classic&mode=party"])("name no game: %s", (search) => {
    expect(tableAsked(search)).toBeNull();
  });
  it("take nothing a table cannot have", () => {
    const asked = tableAsked("edition=odyssey&mode=team&players=-3&target=40&tellings=x&turn_limit=1.5");
    expect(asked).toEqual({ edition: "odyssey", mode: "team", options: BOOK });
  });
});
