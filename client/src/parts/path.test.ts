import { describe, expect, it } from "vitest";
import { layPath, sharing, stonesFor } from "./path";

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
});
