// Behind the script of a game's module: plays every seed and hands the text over, base64 between two marks.
// The same loop in the same order as crates/game-module/examples/logs.rs.

function play() {
  const module = Uint8Array.from(atob(MODULE), (letter) => letter.charCodeAt(0));
  initSync({ module });
  let text = "";
  for (let seed = 0n; seed < SEEDS; seed++) {
    text += `== ${GAME} ${seed}\n${battle_log(seed)}\n`;
    if (NUMBERS) text += `== numbers ${seed}\n${numbers_log(seed)}\n`;
  }
  return text;
}

function hand_over(text) {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  const log = `[[log ${btoa(bytes.join(""))}]]\n`;
  if (typeof document === "undefined") {
    process.stdout.write(log);
  } else {
    document.body.textContent = log;
  }
}

try {
  hand_over(play());
} catch (error) {
  if (typeof document === "undefined") {
    throw error;
  }
  document.body.textContent = `${error}\n${error.stack}`;
}
