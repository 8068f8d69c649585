// Loads the page, and keeps its files for the next visit without a network.
import "./broken.js";
import "./games.js";
import init, { open_page } from "./adjutant.js";

const games = fetch("games.json").then((it) => it.text());
await init({ module_or_path: "adjutant_bg.wasm" });
const list = await games;
document.getElementById("opening")?.remove();
open_page(list);
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  const kept = navigator.serviceWorker;
  kept
    .register("offline.js")
    .then(() => kept.ready)
    .then(({ active }) => active.postMessage(document.documentElement.lang)) // the reader's own language, to be kept too
    .catch(() => {});
}
