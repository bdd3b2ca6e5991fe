/**
 * The service worker: the page itself opens offline, so that the rules can be read anywhere. It keeps the built files and
 * index.html, nothing else: never a game, a card picture or a recording, so nothing of a game stays behind after leaving.
 * `offline.ts` at build time fills in the two constants.
 */
const VERSION = "__VERSION__";
/** Where this server is: other apps, and other lapins, may live beside it under the same host. */
const PAGE = new URL("./", self.location.href).pathname;
const FILES = /** @type {string[]} */ ("__FILES__").map((name) => PAGE + name);
const PLACE = PAGE === "/" ? "" : `@${PAGE}`;
const CACHE = VERSION + PLACE;
const isOlder = (name) =>
  name.startsWith("lapin-") && name !== CACHE && (name.includes("@") ? name.slice(name.indexOf("@")) : "") === PLACE;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOlder).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // The server's page when it can be had; the kept one only when it cannot.
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else if (FILES.includes(address.pathname)) {
    event.respondWith(caches.match(address.pathname).then((kept) => kept ?? fetch(request)));
  }
});
