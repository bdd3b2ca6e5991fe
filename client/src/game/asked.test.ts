import { describe, expect, it } from "vitest";
import classic from "../fixtures/classic-standard-3.json";
import party from "../fixtures/odyssey-party-6.json";
import odyssey from "../fixtures/odyssey-standard-7.json";
import team from "../fixtures/odyssey-team-6.json";
import { asked } from "./asked";
import { stagesOf } from "../fixtures/stages";
import type { View } from "./view";

const quoted = (text: string): string => `“${text}”`;
const askedOf = (update: View) => {
  if (update.game === null) throw new Error("no game");
  return asked(update.room, update.game, update.own[0] ?? null, quoted);
};
const tables = Object.fromEntries(
  Object.entries({ classic, odyssey, party, team }).map(([name, recorded]) => [name, stagesOf(recorded)]),
);

/** Every sentence that every role reads in a phase of the first turn. */
function sentences(table: string, phase: string): Set<string> {
  const stages = (tables[table] ?? []).filter((stage) => stage.name.startsWith(`1 ${phase}`));
  return new Set(
    stages.flatMap((stage) => [...Object.values(stage.seats), stage.watcher].map((one) => askedOf(one).key)),
  );
}

describe("the one sentence", () => {
  it("is gold exactly for those the game waits for", () => {
    for (const stages of Object.values(tables)) {
      for (const stage of stages) {
        for (const [seat, update] of Object.entries(stage.seats)) {
          expect(askedOf(update).mine).toBe(update.game?.awaited.includes(Number(seat)));
        }
        expect(askedOf(stage.watcher).mine).toBe(false);
      }
    }
  });

  it.each([
    ["classic", "claim", ["ask.claim.you", "ask.claim.watch"]],
    ["classic", "clue", ["ask.clue.you", "ask.clue.others"]],
    ["classic", "hand_in", ["ask.hand_in.you", "ask.hand_in.done", "ask.hand_in.storyteller", "ask.hand_in.watch"]],
    ["classic", "vote", ["ask.vote.you", "ask.vote.done", "ask.vote.storyteller", "ask.vote.watch"]],
    ["odyssey", "vote", ["ask.vote.you.two", "ask.vote.done", "ask.vote.storyteller", "ask.vote.watch"]],
    ["party", "clue", ["ask.clue.you.blind", "ask.clue.others.blind"]],
    ["party", "hand_in", ["ask.hand_in.you", "ask.hand_in.done", "ask.hand_in.watch"]],
    ["party", "vote", ["ask.vote.you.crowd", "ask.vote.you.red", "ask.vote.done", "ask.vote.watch.crowd"]],
    [
      "team",
      "hand_in",
      [
        "ask.hand_in.you",
        "ask.hand_in.done",
        "ask.hand_in.storyteller",
        "ask.hand_in.watch",
        "ask.pact.you",
        "ask.pact.agree",
        "ask.pact.proposed",
        "ask.pact.other_gives",
      ],
    ],
    [
      "team",
      "vote",
      [
        "ask.vote.you",
        "ask.vote.done",
        "ask.vote.storyteller",
        "ask.vote.teammate",
        "ask.vote.giver",
        "ask.vote.watch",
      ],
    ],
  ])("%s, %s: every role has its own", (table, phase, keys) => {
    expect([...sentences(table, phase)].sort()).toEqual([...keys].sort());
  });

  it("names the clue that a card must fit, and how many cards at three players", () => {
    const stage = tables["classic"]?.find((one) => one.name.startsWith("1 hand_in"));
    const update = Object.values(stage?.seats ?? {}).find((one) => one.own[0]?.choices.hand_in === true);
    if (update === undefined) throw new Error("nobody hands in");
    expect(askedOf(update)).toMatchObject({ key: "ask.hand_in.you", params: { n: 2, clue: "“What the sea forgot”" } });
  });

  it("says why nothing can be done while the game is paused", () => {
    const update = tables["classic"]?.[0]?.seats["0"];
    if (!update?.game) throw new Error("no game");
    expect(asked({ ...update.room, paused: true }, update.game, update.own[0] ?? null, quoted)).toEqual({
      key: "host.paused",
      params: {},
      mine: false,
    });
  });
});
