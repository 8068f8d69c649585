// Keeps the page's files: the network is asked first, so that a new version is seen at once, and the kept copy answers
// when there is none.
const KEPT = "adjutant";
const FILES = ["./", "index.html", "open.js", "broken.js", "whole.js", "thinker.js", "adjutant.js", "adjutant_bg.wasm", "page.css", "rules-en.bin", "coverage.txt", "icon.svg", "manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    fetch(event.request)
      .then((answer) => {
        if (answer.ok) {
          const copy = answer.clone();
          caches.open(KEPT).then((kept) => kept.put(event.request, copy));
        }
        return answer;
      })
      .catch(() => caches.match(event.request, { ignoreSearch: true })),
  );
});
