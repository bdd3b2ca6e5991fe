/** A Vite plugin: writes `sw.js` with the list of built files it keeps for offline reading. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function offline(): Plugin {
  return {
    name: "lapin-offline",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css|woff2|svg)$/.test(name))
        .sort();
      const version = `lapin-${createHash("sha256").update(files.join()).digest("hex").slice(0, 12)}`;
      const worker = readFileSync(new URL("./src/offline/worker.js", import.meta.url), "utf8")
        .replace('"__VERSION__"', JSON.stringify(version))
        .replace('"__FILES__"', JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
    },
  };
}
