/**
 * A Vite plugin: writes `room.en.html`, `room.fr.html`…, the page with the room's own scripts and styles and the words of a
 * language asked for at once. Whoever follows a link into a room then fetches them beside the first script, not after it has
 * run. The server sends the one of the browser's language for `/r/…`.
 */
import type { Plugin } from "vite";

const ROOM = "/screens/room/RoomPage.svelte";
const WORDS = /\/i18n\/([A-Za-z]+(?:-[A-Za-z0-9]+)*)\.ts$/;

export function roomDoor(): Plugin {
  return {
    name: "lapin-room-door",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("no index.html to make a room's door of");
        const html = String(page.source);
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const follow = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || scripts.has(name)) return;
          scripts.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          chunk.imports.forEach(follow);
        };
        const words = new Map<string, string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          if (file.facadeModuleId?.endsWith(ROOM)) follow(file.fileName);
          const language = WORDS.exec(file.facadeModuleId ?? "")?.[1];
          if (language !== undefined) words.set(language, file.fileName);
        }
        if (scripts.size === 0 || words.size === 0) throw new Error("no room, or no words, to open a door to");
        const fresh = (name: string): boolean => !html.includes(`"/${name}"`);
        // Low: after what the page itself needs, and still in the same journey.
        const module = (name: string): string =>
          `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`;
        const style = (name: string): string =>
          `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${name}">`;
        for (const [language, file] of words) {
          const links = [
            module(file),
            ...[...scripts].filter(fresh).map(module),
            ...[...styles].filter(fresh).map(style),
          ];
          this.emitFile({
            type: "asset",
            fileName: `room.${language}.html`,
            source: html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`),
          });
        }
      },
    },
  };
}
