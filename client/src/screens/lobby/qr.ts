/** QR codes of addresses, drawn here because only the page knows by which address people reach it (a proxy may stand between). */
import { correction, generate, mode } from "lean-qr";

/** White modules around a code, by the standard. */
const QUIET = 4;

/** The dark modules, line by line. `mask`: one of the eight, else the best. */
export function qrModules(text: string, mask?: number): boolean[][] {
  const code = generate(text, {
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
    modes: [mode.ascii, mode.utf8],
    ...(mask === undefined ? {} : { mask: mask as 0 }),
  });
  return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y)));
}

/** The code as the path of an SVG of `size` by `size`. */
export function qrPath(text: string): { path: string; size: number } {
  const modules = qrModules(text);
  const path = modules.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")));
  return { path: path.join(""), size: modules.length + 2 * QUIET };
}
