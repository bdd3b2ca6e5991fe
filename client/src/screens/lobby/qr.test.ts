import { describe, expect, it } from "vitest";
import codes from "../../fixtures/qr.json";
import { qrModules } from "./qr";

const drawn = (text: string, mask?: number): string[] =>
  qrModules(text, mask).map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));

describe("QR codes", () => {
  it.each(codes)("are those of another program: $text.length bytes", ({ text, mask, rows }) => {
    expect(drawn(text, mask)).toEqual(rows);
  });

  it("choose one of the eight masks by themselves", () => {
    const text = "http://192.168.1.20:8000/r/Zb3kQ9_x-Tt4mQeXo2VnPA";
    const each = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(text, mask).join());
    expect(each).toContain(drawn(text).join());
  });

  it("refuse an address that is too long", () => {
    expect(() => qrModules("x".repeat(2332))).toThrow();
  });
});
