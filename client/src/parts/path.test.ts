import { describe, expect, it } from "vitest";
import { layPath, sharing, standingOn, stonesFor } from "./path";

describe("the path", () => {
  it.each([
    [340, 112],
    [358, 150],
    [240, 640],
    [1200, 200],
    [900, 500],
  ])("lies inside a box of %i × %i, steps about even", (width, height) => {
    const { stones } = layPath(31, width, height);
    expect(stones).toHaveLength(31);
    for (const { x, y } of stones) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
    const steps = stones.slice(1).map((stone, n) => Math.hypot(stone.x - stones[n]!.x, stone.y - stones[n]!.y));
    expect(Math.max(...steps)).toBeLessThan(Math.min(...steps) * 3.5);
  });
  it("has as many stones as points win, or room for everyone", () => {
    expect(stonesFor(30, 12)).toBe(30);
    expect(stonesFor(null, 0)).toBe(15);
    expect(stonesFor(null, 31)).toBeGreaterThan(31);
  });
  it.each([2, 3, 4, 5, 8, 12])("%i who share a stone stand apart", (count) => {
    const places = Array.from({ length: count }, (_, n) => sharing(count, n, 40));
    for (const one of places)
      for (const other of places)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(8);
  });
  it.each([1, 2, 4, 6, 12])("%i who share a stone at the edge stay inside the box", (count) => {
    const { stones } = layPath(31, 232, 640);
    for (const stone of stones)
      for (let n = 0; n < count; n += 1) {
        const { x } = standingOn(stone, count, n, 44, 232);
        expect(x).toBeGreaterThan(21.9);
        expect(x).toBeLessThan(232 - 21.9);
      }
  });
});
