// What is shown when the page itself breaks: what happened, the battle as a file for a report, and the way back into it.
// A plain script, because nothing of the module can be trusted then; the module tells it beforehand what it needs.
const words = { title: "Something broke in Adjutant, not in your battle", note: "", resume: "Go on", file: "", start: "" };
let battle = "";
let order = "";

// A battle as it was last kept: its replay follows a few lines about it.
function kept() {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("adjutant", 1);
    opening.onerror = fail;
    opening.onsuccess = () => {
      const asked = opening.result.transaction("battles").objectStore("battles").get(battle);
      asked.onsuccess = () => {
        const text = asked.result ?? "";
        done(text.slice(Math.max(0, text.indexOf("\nadjutant replay ") + 1)));
      };
      asked.onerror = fail;
    };
  });
}

async function save() {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await kept()], { type: "text/plain" }));
  link.download = "broken.adjutant";
  link.click();
}

// Every time the same battle breaks, it is taken up one order earlier.
function resume() {
  const times = Number(sessionStorage.getItem(`broke-${battle}`) ?? 0);
  sessionStorage.setItem(`broke-${battle}`, times + 1);
  sessionStorage.setItem("resume", `${times} ${battle}`);
  location.reload();
}

function button(name, label, act) {
  const made = document.createElement("button");
  made.className = name === "resume" ? "btn plan" : "btn";
  made.dataset.test = `broken-${name}`;
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}

function show(why) {
  if (document.getElementById("broken")) return;
  const cover = document.createElement("div");
  cover.id = "broken";
  cover.className = "cover clear";
  cover.setAttribute("role", "alertdialog");
  cover.setAttribute("aria-label", words.title);
  cover.innerHTML = '<div class="slip"><h1></h1><p class="note"></p><p class="reason"></p></div>';
  const [slip] = cover.children;
  slip.querySelector("h1").textContent = words.title;
  slip.querySelector(".note").textContent = words.note;
  slip.querySelector(".reason").textContent = order ? `${why}\n${order}` : why;
  if (battle) slip.append(button("resume", words.resume, resume), button("file", words.file, save));
  slip.append(button("start", words.start, () => location.reload()));
  document.body.append(cover);
  slip.querySelector("button").focus();
}

globalThis.broken = {
  prepare: (title, note, resume, file, start) => Object.assign(words, { title, note, resume, file, start }),
  watch: (key) => (battle = key),
  tried: (text) => (order = text),
  show,
};
// What stops the module without a word of its own: too deep a recursion, no memory left.
addEventListener("error", ({ error, message }) => error instanceof WebAssembly.RuntimeError && show(message));
addEventListener("unhandledrejection", ({ reason }) => reason instanceof WebAssembly.RuntimeError && show(reason.message));
