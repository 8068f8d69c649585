// Loads the page, and keeps its files for the next visit without a network.
import init, { open_page } from "./adjutant.js";

await init({ module_or_path: "adjutant_bg.wasm" });
document.getElementById("opening")?.remove();
open_page();
if ("serviceWorker" in navigator && location.protocol !== "file:") {
  navigator.serviceWorker.register("offline.js").catch(() => {});
}
