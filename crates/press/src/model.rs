//! Guesses the next bit of a text from what stands before it.
//!
//! Several memories look at it each in its own way: the last one, two, three, four or six bytes, the word so far, the word
//! and the one before it. Each remembers how often a one followed in such a place. One memory more looks for the last time
//! the same six bytes stood in the text, and what followed there. What they say is weighed twice, once by how sure the
//! repetition is and once by the byte before, and the weights learn from every bit who was right (the logistic mixing of
//! Mahoney's PAQ programs).

/// How many memories there are beside the one that looks for repetitions.
const MEMORIES: usize = 7;
/// What is weighed: every memory, the repetition, and a constant.
const VOICES: usize = MEMORIES + 2;
/// Places in each memory, as a power of two, in rows of sixteen.
const PLACES: u32 = 20;
/// A memory stops growing firmer after so many bits: what was said long ago counts less.
const FIRMEST: u32 = 50;
/// How many bytes must have been the same for a repetition.
const REPEATED: usize = 6;
/// A repetition longer than this is as sure as one so long.
const LONGEST: usize = 31;

/// The chance of a one as 22 bits, and below it, in 10 bits, how many bits it has seen.
#[derive(Clone, Copy)]
struct Guess(u32);

/// Everything that was learnt from the text so far.
pub(crate) struct Model {
    text: Vec<u8>,
    /// The bits of the byte at hand, behind a leading one.
    bits: u32,
    contexts: [u32; MEMORIES],
    words: [u32; 2],
    memory: Vec<Guess>,
    rows: [usize; MEMORIES],
    asked: [usize; MEMORIES],
    repetition: Repetition,
    voices: [i32; VOICES],
    scales: [Scale; 2],
    chance: i32,
    curve: Curve,
}

impl Model {
    pub(crate) fn new() -> Model {
        let mut model = Model {
            text: Vec::new(),
            bits: 1,
            contexts: [0; MEMORIES],
            words: [0; 2],
            memory: vec![Guess::NONE; MEMORIES << PLACES],
            rows: [0; MEMORIES],
            asked: [0; MEMORIES],
            repetition: Repetition::new(),
            voices: [0; VOICES],
            scales: [Scale::new(3), Scale::new(256)],
            chance: 0,
            curve: Curve::new(),
        };
        model.guess();
        model
    }

    /// What was learnt: all whole bytes.
    pub(crate) fn text(&self) -> &[u8] {
        &self.text
    }

    /// The chance of a one, of 65,536; never none and never all of them.
    pub(crate) fn chance(&self) -> u32 {
        self.chance.clamp(16, 65_520) as u32
    }

    /// Learns the next bit.
    pub(crate) fn learn(&mut self, bit: bool) {
        for scale in &mut self.scales {
            scale.learn(bit, &self.voices, &self.curve);
        }
        for at in self.asked {
            self.memory[at].learn(bit, FIRMEST, &self.curve);
        }
        self.repetition.learn(bit, &self.curve);
        self.bits = self.bits << 1 | u32::from(bit);
        if self.bits > 0xff {
            self.turn_over(self.bits as u8);
        }
        self.guess();
    }

    fn guess(&mut self) {
        let within = self.within_row();
        for at in 0..MEMORIES {
            self.asked[at] = self.rows[at] | within;
            self.voices[at] = self.curve.voice(self.memory[self.asked[at]]);
        }
        let expected = self.repetition.ask(&self.text, self.bits);
        self.voices[MEMORIES] = expected.map_or(0, |it| self.curve.voice(it));
        self.voices[MEMORIES + 1] = 64;
        let before = self.text.last().map_or(0, |it| usize::from(*it));
        let kinds = [self.repetition.sureness(), before];
        let weighed = self.scales.iter_mut().zip(kinds);
        let weighed = weighed.map(|(scale, kind)| scale.weigh(kind << 8 | self.bits as usize, &self.voices));
        self.chance = self.curve.chance(weighed.sum::<i64>() / 2);
    }

    /// The place for the bits at hand in a row of sixteen: one row is for the first four bits of a byte, another for the
    /// rest. What lies in a row is near at hand.
    fn within_row(&mut self) -> usize {
        let (known, bits) = (self.bits.ilog2(), self.bits as usize);
        if known % 4 == 0 {
            for at in 0..MEMORIES {
                let key = mixed(self.contexts[at] ^ self.bits.wrapping_mul(0x9e37_79b1));
                self.rows[at] = self.row(at << PLACES | (key >> (32 - PLACES)) as usize & !15, mixed(key));
            }
        }
        let end = 1 << (known % 4);
        bits & (end - 1) | end
    }

    /// The row of an owner: this one or its neighbour. The first place of a row says whose it is. If neither is his, he
    /// gets the one that has seen less, emptied: to know nothing is better than to repeat what was said elsewhere.
    fn row(&mut self, row: usize, owner: u32) -> usize {
        let rows = [row, row ^ 16];
        if let Some(own) = rows.into_iter().find(|it| self.memory[*it].0 == owner) {
            return own;
        }
        let [one, other] = rows.map(|it| self.memory[it + 1].seen());
        let row = if other < one { row ^ 16 } else { row };
        self.memory[row..row + 16].fill(Guess::NONE);
        self.memory[row].0 = owner;
        row
    }

    /// A byte is whole: every memory looks from the next place.
    fn turn_over(&mut self, byte: u8) {
        self.text.push(byte);
        self.bits = 1;
        if byte.is_ascii_alphabetic() || byte > 0x7f {
            let letter = u32::from(byte.to_ascii_lowercase());
            self.words[0] = mixed(self.words[0] ^ letter).wrapping_add(1);
        } else if self.words[0] != 0 {
            self.words = [0, self.words[0]];
        }
        let before = |count: usize| self.text.iter().rev().take(count).fold(0, |sum, it| mixed(sum ^ u32::from(*it)));
        let word = if self.words[0] == 0 { mixed(u32::from(byte)) } else { self.words[0] };
        let looks = [before(1), before(2), before(3), before(4), before(6), word, mixed(self.words[1]) ^ word];
        for (context, look) in self.contexts.iter_mut().zip(looks) {
            *context = mixed(look);
        }
        self.repetition.turn_over(&self.text);
    }
}

/// What a voice is worth in the beginning: the seventh part of a little more than all.
const WEIGHT: i32 = 20_000;

/// Weighs the voices, in each kind of place in its own way.
struct Scale {
    weights: Vec<[i32; VOICES]>,
    place: usize,
    sum: i64,
}

impl Scale {
    /// So many kinds of place, each for every beginning of a byte.
    fn new(kinds: usize) -> Scale {
        Scale { weights: vec![[WEIGHT; VOICES]; kinds << 8], place: 0, sum: 0 }
    }

    fn weigh(&mut self, place: usize, voices: &[i32; VOICES]) -> i64 {
        let weights = self.weights[place].iter().zip(voices);
        let sum: i64 = weights.map(|(weight, voice)| i64::from(*weight) * i64::from(*voice)).sum();
        (self.place, self.sum) = (place, sum >> 16);
        self.sum
    }

    /// Who spoke for what came weighs more, the more so the less it was expected here.
    fn learn(&mut self, bit: bool, voices: &[i32; VOICES], curve: &Curve) {
        let fault = (i32::from(bit) << 16) - curve.chance(self.sum);
        for (weight, voice) in self.weights[self.place].iter_mut().zip(voices) {
            *weight += (voice * fault + (1 << 14)) >> 15;
        }
    }
}

impl Guess {
    /// Knows nothing.
    const NONE: Guess = Guess(1 << 31);

    /// How many bits it has seen.
    fn seen(self) -> u32 {
        self.0 & 0x3ff
    }

    fn learn(&mut self, bit: bool, firmest: u32, curve: &Curve) {
        let (chance, seen) = ((self.0 >> 10) as i32, self.seen());
        let right = if bit { (1 << 22) - 1 } else { 0 };
        let step = ((i64::from(right - chance) * i64::from(curve.steps[seen as usize])) >> 16) as i32;
        self.0 = ((chance + step) as u32) << 10 | firmest.min(seen + 1);
    }
}

/// The last place where the text went as it goes here.
struct Repetition {
    last: Vec<u32>,
    place: usize,
    length: usize,
    guesses: [[Guess; 2]; LONGEST + 1],
    asked: Option<(usize, usize)>,
}

impl Repetition {
    fn new() -> Repetition {
        let guesses = [[Guess::NONE; 2]; LONGEST + 1];
        Repetition { last: vec![0; 1 << 16], place: 0, length: 0, guesses, asked: None }
    }

    /// What followed there, as long as the bits of this byte go the same way.
    fn ask(&mut self, text: &[u8], bits: u32) -> Option<Guess> {
        self.asked = None;
        if self.length > 0 {
            let (there, known) = (u32::from(text[self.place]) | 0x100, bits.ilog2());
            if there >> (8 - known) == bits {
                self.asked = Some((self.length.min(LONGEST), (there >> (7 - known) & 1) as usize));
            } else {
                self.length = 0;
            }
        }
        self.asked.map(|(length, bit)| self.guesses[length][bit])
    }

    fn learn(&mut self, bit: bool, curve: &Curve) {
        if let Some((length, expected)) = self.asked {
            self.guesses[length][expected].learn(bit, 0x3ff, curve);
        }
    }

    /// None, a short one or a long one.
    fn sureness(&self) -> usize {
        self.asked.map_or(0, |(length, _)| if length < 16 { 1 } else { 2 })
    }

    fn turn_over(&mut self, text: &[u8]) {
        if self.length > 0 {
            (self.place, self.length) = (self.place + 1, self.length + 1);
        }
        let Some(tail) = text.len().checked_sub(REPEATED).map(|at| &text[at..]) else { return };
        let key = tail.iter().fold(0, |sum, it| mixed(sum ^ u32::from(*it))) >> 16;
        let seen = std::mem::replace(&mut self.last[key as usize], text.len() as u32) as usize;
        if self.length == 0 && seen > 0 {
            let same = text[..seen].iter().rev().zip(text.iter().rev()).take(LONGEST + 1).take_while(|(a, b)| a == b);
            self.length = Some(same.count()).filter(|it| *it >= REPEATED).unwrap_or(0);
            self.place = seen;
        }
    }
}

/// Between chances and what is weighed: the logarithm of how a chance stands to its contrary, in 256ths. All of it is looked
/// up, because nothing takes as long as to divide.
struct Curve {
    chances: Vec<i32>,
    voices: Vec<i32>,
    /// How far a guess goes towards what came, of 65,536, by how many bits it has seen.
    steps: Vec<i32>,
}

/// Nothing is surer than this.
const SUREST: i32 = 2815;

impl Curve {
    fn new() -> Curve {
        let chance = |voice: i32| (65_536.0 / (1.0 + libm::exp(f64::from(-voice) / 256.0))) as i32;
        let chances: Vec<i32> = (-SUREST..=SUREST).map(chance).collect();
        let voice = |of_4096: i32| chances.partition_point(|it| *it < of_4096 * 16 + 8) as i32 - SUREST;
        let voices = (0..4096).map(voice).collect();
        let steps = (0..0x400).map(|seen| (2 << 16) / (2 * seen + 3)).collect();
        Curve { chances, voices, steps }
    }

    fn chance(&self, voice: i64) -> i32 {
        let surest = i64::from(SUREST);
        self.chances[(voice.clamp(-surest, surest) + surest) as usize]
    }

    /// What a guess has to say; nothing if it knows nothing.
    fn voice(&self, guess: Guess) -> i32 {
        if guess.seen() == 0 { 0 } else { self.voices[(guess.0 >> 20) as usize] }
    }
}

/// Stirs a number, so that similar ones become different ones.
fn mixed(number: u32) -> u32 {
    let number = number.wrapping_add(0x7f4a_7c15).wrapping_mul(0x85eb_ca6b);
    (number ^ number >> 15).wrapping_mul(0xc2b2_ae35)
}
