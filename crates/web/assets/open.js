// Loads the page, and keeps its files for the next visit without a network.
import "./broken.js";
import "./games.js";
import init, { open_page } from "./adjutant.js";

// The language that was chosen here before, or else the browser's.
function spoken() {
  let chosen;
  try {
    chosen = localStorage.getItem("language");
  } catch {
    // a browser that keeps nothing
  }
  const code = chosen ?? navigator.language ?? "";
  return ["en", "fr", "it"].find((it) => code.startsWith(it)) ?? "en";
}

const text = (file) => fetch(file).then((it) => it.text());
const language = spoken();
const files = Promise.all([`messages-${language}.txt`, `titles-${language}.json`, "games.json"].map(text));
await init({ module_or_path: "adjutant_bg.wasm" });
const [messages, titles, games] = await files;
document.getElementById("opening")?.remove();
open_page(language, messages, titles, games);
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  const kept = navigator.serviceWorker;
  kept
    .register("offline.js")
    .then(() => kept.ready)
    .then(({ active }) => active.postMessage(document.documentElement.lang)) // the reader's own language, to be kept too
    .catch(() => {});
}
