// Keeps the page's files: the network is asked first, so that a new version is seen at once, and the kept copy answers
// when there is none. files.js lists the files to keep (FILES), and the rules' texts by language (TEXTS).
importScripts("files.js");
const KEPT = "adjutant";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([...FILES, ...TEXTS.en])).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", ({ data }) => {
  for (const file of TEXTS[data] ?? []) keep(file).catch(() => {});
});
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

// Fetches a file that is not kept yet.
async function keep(file) {
  const kept = await caches.open(KEPT);
  if (!(await kept.match(file))) await kept.add(file);
}
