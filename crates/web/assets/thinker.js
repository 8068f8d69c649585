// Thinks for bots beside the page, so that the page never waits for them. The first message is the page's own compiled
// module; every other is text, heard and answered by the module itself.
import { initSync, Thinker } from "./adjutant.js";

let thinker;
self.onmessage = ({ data }) => {
  if (!thinker) {
    initSync({ module: data });
    thinker = new Thinker();
    return;
  }
  const answer = thinker.hear(data);
  if (answer !== undefined) self.postMessage(answer);
};
