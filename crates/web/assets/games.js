// Fetches the modules of the games, each when its game is chosen, and starts them on the page's own thread.
const here = new Map();

async function fetched(name) {
  const file = `game-${name}_bg.wasm`;
  const compiled = WebAssembly.compileStreaming(fetch(file)).catch(() =>
    // a host that does not say what the file is
    fetch(file).then((it) => it.arrayBuffer()).then(WebAssembly.compile),
  );
  const [script, module] = await Promise.all([import(`./game-${name}.js`), compiled]);
  await script.default({ module_or_path: module });
  return { ask: script.ask, compiled: module };
}

globalThis.games = {
  load(name) {
    if (!here.has(name)) {
      const coming = fetched(name);
      coming.catch(() => here.delete(name));
      here.set(name, coming);
    }
    return here.get(name);
  },
};
