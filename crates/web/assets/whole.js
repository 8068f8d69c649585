// Puts the page's module together again. It travels in parts, numbers of one kind behind each other, because so it is a
// seventh smaller. What is in which part is told where it is taken apart: xtask/web-build/src/part.rs.
const [BEFORE, AFTER, DECLARED, DEEDS, ALIGNED, BLOCKS, DEPTHS, TABLES, CALLS, GLOBALS, LOCALS, LOADS, STORES, ADDRESSES, ADDED, COMPARED, MASKS, HANDED, STORED, NUMBERS, LONG, FRACTIONS, PARTS] = Array(23).keys();
const OTHERWISE = 0xc5, ADDRESS = 0xdc, RARE = 0xdd, NOUGHT = 0xde, ONE = 0xdf, AGAIN = 0xe0, OTHER = 0xe1;
const USUAL = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2];

// The part for each deed, from rows of a first deed, a last deed and their part.
function table(...rows) {
  const parts = new Uint8Array(256);
  for (const [first, last, part] of rows) parts.fill(part, first, last + 1);
  return parts;
}

// Where the number is with which a deed is done, if it is one; nowhere if it is done with nothing.
const SPECIAL = 255;
const NUMBER = table([0x02, 0x04, BLOCKS], [0x0c, 0x0d, DEPTHS], [0x10, 0x10, CALLS], [0x20, 0x22, LOCALS], [0x23, 0x24, GLOBALS], [0x28, 0x35, LOADS], [0x36, 0x3e, STORES], [0x42, 0x42, LONG], [0x0e, 0x0e, SPECIAL], [0x11, 0x11, SPECIAL], [0x41, 0x41, SPECIAL], [0x43, 0x44, SPECIAL], [OTHERWISE, OTHER, SPECIAL]);
// Where a constant is, by the deed that comes next.
const CONSTANT = table([0, 0xff, NUMBERS], [0x6a, 0x6b, ADDED], [0x46, 0x5a, COMPARED], [0x71, 0x78, MASKS], [0x10, 0x10, HANDED], [0x20, 0x20, HANDED], [0x41, 0x41, HANDED], [ADDRESS, ADDRESS, HANDED], [NOUGHT, OTHER, HANDED], [0x36, 0x3e, STORED]);

// The page's module as it was made: put together, if this one is nothing but its parts.
export function whole(module) {
  const [parts] = WebAssembly.Module.customSections(module, "parts");
  return parts ? together(parts) : module;
}

// The module whose parts these are, as bytes.
function together(parts) {
  const bytes = new Uint8Array(parts);
  const [length, ...lengths] = new Uint32Array(parts, 0, PARTS + 1);
  const next = new Uint32Array(PARTS + 1); // where to read on in each part
  next[0] = 4 * (PARTS + 1);
  lengths.forEach((it, part) => (next[part + 1] = next[part] + it));
  const module = new Uint8Array(length + 4); // the size of the last function may need room for a moment
  let end = 0;

  const byte = (part) => (module[end++] = bytes[next[part]++]);
  const take = (part, count) => {
    module.set(bytes.subarray(next[part], next[part] + count), end);
    next[part] += count;
    end += count;
  };
  const number = (part) => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const digit = byte(part);
      value |= (digit & 127) << shift;
      if (digit < 128) return value;
    }
  };
  const write = (value) => {
    for (; value > 127; value >>= 7) module[end++] = (value & 127) | 128;
    module[end++] = value;
  };
  let [last, other] = [0, 0]; // the locals that were meant last
  const mean = (local) => {
    if (local === last) return;
    other = last;
    last = local;
  };
  // A local that was meant just before, taken.
  const retake = (local) => {
    module[end++] = 0x20;
    write(local);
    mean(local);
  };
  // What is done with more than one number, or with none that is written.
  const special = (deed) => {
    if (deed >= AGAIN) retake(deed === AGAIN ? last : other);
    else if (deed === 0x41) {
      module[end++] = deed;
      number(CONSTANT[bytes[next[DEEDS]]]);
    } else if (deed === ADDRESS) {
      module[end++] = 0x41;
      number(ADDRESSES);
    } else if (deed === NOUGHT || deed === ONE) {
      module[end++] = 0x41;
      module[end++] = deed - NOUGHT;
    } else if (deed === RARE) take(DEEDS, bytes[next[DEEDS]++]);
    else if (deed >= OTHERWISE) {
      module[end++] = deed - OTHERWISE + 0x28;
      byte(ALIGNED);
      number(deed < OTHERWISE + 14 ? LOADS : STORES);
    } else {
      module[end++] = deed;
      if (deed === 0x0e) for (let left = number(TABLES); left >= 0; left--) number(TABLES);
      else if (deed === 0x11) number(GLOBALS), number(GLOBALS);
      else take(FRACTIONS, deed === 0x43 ? 4 : 8);
    }
  };
  // An instruction: what is done, and with what.
  const instruct = (deed) => {
    const part = NUMBER[deed];
    if (part === SPECIAL) return special(deed);
    module[end++] = deed;
    if (part === 0) return;
    if (part === LOADS || part === STORES) module[end++] = USUAL[deed - 0x28];
    const meant = number(part);
    if (part === LOCALS) mean(meant);
  };
  // A function: its size, the locals it declares, and what it does until its outermost block ends.
  const define = () => {
    const start = end;
    end += 5;
    for (let left = number(DECLARED); left > 0; left--) number(DECLARED), byte(DECLARED);
    for (let depth = 1; depth > 0; ) {
      const deed = bytes[next[DEEDS]++];
      instruct(deed);
      if (deed >= 0x02 && deed <= 0x04) depth++;
      else if (deed === 0x0b) depth--;
    }
    const [from, until] = [start + 5, end];
    end = start;
    write(until - from);
    module.copyWithin(end, from, until);
    end += until - from;
  };

  take(BEFORE, lengths[BEFORE]);
  for (const last = next[DEEDS] + lengths[DEEDS]; next[DEEDS] < last; ) define();
  take(AFTER, lengths[AFTER]);
  return module.subarray(0, length);
}
