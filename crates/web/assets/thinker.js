// Thinks for bots beside the page, so that the page never waits for them. The first message names the game and brings its
// compiled module, which is all that is loaded here; every other is text, heard and answered by the module itself.
const waiting = [];
let thinker;

async function begin({ name, module }) {
  const script = await import(`./game-${name}.js`);
  script.initSync({ module });
  thinker = new script.Thinker();
}

function hear(message) {
  const answer = thinker.hear(message);
  if (answer !== undefined) self.postMessage(answer);
}

self.onmessage = ({ data }) => {
  if (thinker) hear(data);
  else if (typeof data === "string") waiting.push(data);
  else {
    begin(data).then(
      // each on its own, so that the page hears of one that breaks
      () => waiting.splice(0).forEach((it) => setTimeout(() => hear(it))),
      (error) => setTimeout(() => { throw error; }),
    );
  }
};
