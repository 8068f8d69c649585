// Loads the page, and keeps its files for the next visit without a network.
import "./broken.js";
import init, { open_page } from "./adjutant.js";

await init({ module_or_path: "adjutant_bg.wasm" });
document.getElementById("opening")?.remove();
open_page();
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  const kept = navigator.serviceWorker;
  kept
    .register("offline.js")
    .then(() => kept.ready)
    .then(({ active }) => active.postMessage(document.documentElement.lang)) // the reader's own language, to be kept too
    .catch(() => {});
}
