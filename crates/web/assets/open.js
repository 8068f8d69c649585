// Loads the page, and keeps its files for the next visit without a network.
import "./broken.js";
import init, { open_page } from "./adjutant.js";
import { whole } from "./whole.js";

// Fetches a file that is not kept yet; on its way it is.
async function keep(file) {
  if (!(await caches.match(file))) await fetch(file);
}

const module = await fetch("adjutant_bg.wasm").then((it) => it.arrayBuffer()).then(WebAssembly.compile);
await init({ module_or_path: whole(module) });
document.getElementById("opening")?.remove();
open_page();
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  const kept = navigator.serviceWorker;
  const controlled = new Promise((done) => (kept.controller ? done() : kept.addEventListener("controllerchange", done, { once: true })));
  kept
    .register("offline.js")
    .then(() => controlled)
    .then(() => keep(`rules-${document.documentElement.lang}.bin`)) // the reader's own language, to be kept too
    .catch(() => {});
}
