/** A Vite plugin: lays a gzipped copy beside every built script and style, for the server to send as it is. */
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function compressed(): Plugin {
  return {
    name: "lapin-compressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(fileName)) continue;
          const source = gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source });
        }
      },
    },
  };
}
