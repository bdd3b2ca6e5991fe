/**
 * The service worker: the page itself opens offline, so that the rules can be read anywhere. It keeps the built files and
 * index.html, nothing else: never a game, a card picture or a recording, so nothing of a game stays behind after leaving.
 * `offline.ts` at build time fills in the two constants.
 */
const VERSION = "__VERSION__";
const FILES = "__FILES__";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
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
