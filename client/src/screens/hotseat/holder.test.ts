import { describe, expect, it } from "vitest";
import classic from "../../fixtures/classic-standard-3.json";
import type { PublicView } from "../../game/types";
import { stagesOf } from "../../fixtures/stages";
import { nextHolder } from "./holder";

function at(phase: string, last = false): PublicView {
  const stages = stagesOf(classic).filter((one) => one.name.startsWith(`1 ${phase}`));
  const stage = last ? stages.at(-1) : stages[0];
  const game = stage?.watcher.game;
  if (!game) throw new Error(`no ${phase}`);
  return game;
}

describe("who holds the device", () => {
  it("is nobody while anyone may claim the first turn", () => {
    expect(nextHolder(at("claim"), [0, 1], null)).toBeNull();
  });

  it("is the storyteller for the clue, then the others from the left, one after the other", () => {
    expect(nextHolder(at("clue"), [0, 1, 2], null)).toBe(1);
    expect(nextHolder(at("hand_in"), [0, 1, 2], 1)).toBe(2);
    expect(nextHolder(at("hand_in"), [0, 2], 0)).toBe(0);
  });

  it("is nobody when only people elsewhere are awaited", () => {
    const late = at("hand_in", true);
    const [awaited = 0] = late.awaited;
    expect(
      nextHolder(
        late,
        [0, 1, 2].filter((seat) => seat !== awaited),
        null,
      ),
    ).toBeNull();
  });
});
