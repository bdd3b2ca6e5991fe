/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed.ts";
import { offline } from "./offline.ts";
import { roomDoor } from "./roomdoor.ts";

// `LAPIN_SERVER` names a running `lapin serve` for `npm run dev`.
const server = process.env["LAPIN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), offline(), roomDoor(), compressed()],
  base: "/",
  // Scripts and styles find each other wherever the server is; in pages it writes its own path (web/pages.py).
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    outDir: "../src/lapin/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": server,
      "/cards": server,
      "/media": server,
      "/ws": { target: server.replace(/^http/, "ws"), ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
