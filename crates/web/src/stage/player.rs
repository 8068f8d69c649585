//! The player of cues: what is still to be shown, what is shown now, and when the next comes.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use battle::{Beat, Cue, Scene, Seat};
use leptos::prelude::{
    GetUntracked, LocalStorage, RwSignal, Set, StoredValue, Update, UpdateValue, WithValue, set_timeout,
};

use super::pace::{self, Speed, Times};
use super::plate::Plate;
use super::{residue, scenery};
use crate::desk::Desk;
use crate::session::{LogEntry, OrderText};
use crate::store;

type Shown = Arc<Scene<OrderText>>;

/// What is played, and how.
#[derive(Clone, Copy)]
pub struct Stage {
    /// How fast.
    pub speed: RwSignal<Speed>,
    /// The scene as it is while something is played; `None` where the truth is shown.
    pub shown: RwSignal<Option<Shown>>,
    /// What is played now.
    pub now: RwSignal<Option<Arc<Now>>>,
    /// The dice beside the table.
    pub plate: RwSignal<Option<Arc<Plate>>>,
    /// How many entries of the log have been shown; `None` for all of them.
    pub upto: RwSignal<Option<usize>>,
    /// Whether what is played was told before, and is watched again.
    pub again: RwSignal<bool>,
    /// The place in the log of the activation whose summary was put away.
    pub put_away: RwSignal<usize>,
    /// What is said aloud: politely, and at once.
    pub said: RwSignal<(String, String)>,
    /// Whether the table is being pushed.
    pub pans: RwSignal<bool>,
    queue: StoredValue<Queue, LocalStorage>,
}

/// What is played at a moment: several cues at once where nothing moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Now {
    /// The cues.
    pub cues: Vec<Cue>,
    /// The place in the log of the first of them.
    pub from: usize,
    /// How long each part takes; `None` where nothing moves.
    pub times: Option<Times>,
}

#[derive(Default)]
struct Queue {
    takes: VecDeque<Take>,
    /// Changes whenever what was waited for is not waited for any more.
    number: u32,
    /// For how long another seat's activation has been played.
    played: u32,
    /// How many shots were played one by one.
    shots: u32,
    /// The speed of what is watched again.
    again: Option<Speed>,
}

/// What came of one or several orders.
struct Take {
    cues: VecDeque<(usize, LogEntry)>,
    after: Shown,
    /// How many entries of the log are shown when it is over.
    upto: usize,
}

impl Stage {
    /// An empty stage, at the speed that was chosen last.
    pub fn new() -> Stage {
        Stage {
            speed: RwSignal::new(Speed::of_word(&store::setting("staging").unwrap_or_default())),
            shown: RwSignal::new(None),
            now: RwSignal::new(None),
            plate: RwSignal::new(None),
            upto: RwSignal::new(None),
            again: RwSignal::new(false),
            put_away: RwSignal::new(0),
            said: RwSignal::new(Default::default()),
            pans: RwSignal::new(false),
            queue: StoredValue::new_local(Queue::default()),
        }
    }

    /// The log is no longer than this: a summary that was put away later is not put away any more.
    pub fn forget_after(&self, entries: usize) {
        self.put_away.update(|it| *it = (*it).min(entries));
    }

    /// Chooses a speed, and remembers it.
    pub fn set_speed(&self, speed: Speed) {
        store::set("staging", speed.word());
        self.speed.set(speed);
    }

    /// Whether something is played.
    pub fn plays(&self) -> bool {
        self.shown.get_untracked().is_some()
    }

    /// Ends what is played and shows the truth.
    pub fn skip(&self) {
        self.queue.update_value(|it| {
            it.takes.clear();
            it.number += 1;
            (it.played, it.shots, it.again) = (0, 0, None);
        });
        self.now.set(None);
        self.plate.set(None);
        self.upto.set(None);
        self.again.set(false);
        if self.plays() {
            self.shown.set(None);
        }
    }
}

/// Whether the reader has asked for less motion.
fn is_still() -> bool {
    let query = "(prefers-reduced-motion: reduce)";
    web_sys::window().and_then(|it| it.match_media(query).ok().flatten()).is_some_and(|it| it.matches())
}

impl Desk {
    /// Plays what is new in the log over the scene before it; `from` is its place there.
    pub fn perform(&self, before: Shown, from: usize) {
        let stage = self.stage;
        let (log, after) = (self.log.get_untracked(), self.scene.get_untracked());
        self.announce(&log[from.min(log.len())..]);
        let cues = to_play(&log, from, log.len());
        if stage.speed.get_untracked() == Speed::Off || !cues.iter().any(|it| is_played(&it.1)) {
            if !stage.plays() {
                stage.plate.set(None);
            }
            return;
        }
        let idle = !stage.plays();
        stage.queue.update_value(|it| it.takes.push_back(Take { cues, after, upto: log.len() }));
        if idle {
            stage.upto.set(Some(from));
            stage.shown.set(Some(before));
            self.next_cue();
        }
    }

    /// Plays entries of the log once more, from the scene before them, at a speed of their own or at the chosen one.
    pub fn perform_again(&self, from: usize, to: usize, speed: Option<Speed>) {
        let stage = self.stage;
        stage.skip();
        let log = self.log.get_untracked();
        let Some(first) = log.get(from) else { return };
        let before = self.with(|it| it.scene_after(first.order));
        let cues = to_play(&log, from, to);
        stage.queue.update_value(|it| it.again = speed);
        stage.again.set(true);
        let after = match log.get(to) {
            Some(next) => Arc::new(self.with(|it| it.scene_after(next.order))),
            None => self.scene.get_untracked(),
        };
        stage.queue.update_value(|it| it.takes.push_back(Take { cues, after, upto: to }));
        stage.upto.set(Some(from));
        stage.shown.set(Some(Arc::new(before)));
        self.next_cue();
    }

    /// Shows the next cue, or the truth when there is none.
    pub fn next_cue(&self) {
        let stage = self.stage;
        self.finish_cue();
        let number = stage.queue.with_value(|it| it.number) + 1;
        stage.queue.update_value(|it| it.number = number);
        let Some((cues, after)) = self.take_cues() else { return self.end_of_stage() };
        let viewer = self.viewer.get_untracked();
        let speed = self.speed_for(&cues[0].1, viewer);
        let times = if is_still() { None } else { Some(pace::times(&cues[0].1.1, speed, self.unit())) };
        let dice = cues.iter().flat_map(|it| &it.1.1.rolls).map(|it| it.faces.len()).sum();
        let takes = times.map_or(pace::STILL, |it| it.whole(dice));
        if let Some(last) = cues.last() {
            stage.upto.set(Some(last.0 + 1));
        }
        if cues[0].1.0 != viewer {
            stage.queue.update_value(|it| it.played += takes);
        }
        let from = cues[0].0;
        let cues: Vec<Cue> = cues.into_iter().map(|it| it.1.1).collect();
        self.bring_cue_into_view(&cues);
        self.lay_plate(&cues, times);
        if times.is_none() {
            // Without motion everything stands where it ends at once.
            self.follow_cues(&cues, &after);
        }
        stage.now.set(Some(Arc::new(Now { cues, from, times })));
        let desk = *self;
        let on = move || {
            let waited_for = !desk.closed.try_get_untracked().unwrap_or(true);
            if waited_for && desk.stage.queue.with_value(|it| it.number) == number {
                desk.next_cue();
            }
        };
        set_timeout(on, Duration::from_millis(u64::from(takes)));
    }

    /// What was played is over: the scene is as it made it.
    fn finish_cue(&self) {
        let stage = self.stage;
        if let Some(now) = stage.now.get_untracked().filter(|it| it.times.is_some()) {
            let after = stage.queue.with_value(|it| it.takes.front().map(|it| Arc::clone(&it.after)));
            self.follow_cues(&now.cues, &after.unwrap_or_else(|| self.scene.get_untracked()));
        }
        // A take that is empty has been shown: from here on its truth holds.
        while stage.queue.with_value(|it| it.takes.front().is_some_and(|it| it.cues.is_empty())) {
            let mut over = None;
            stage.queue.update_value(|it| over = it.takes.pop_front());
            if let Some(over) = over {
                stage.shown.set(Some(over.after));
                stage.upto.set(Some(over.upto));
            }
        }
        stage.now.set(None);
    }

    fn follow_cues(&self, cues: &[Cue], after: &Shown) {
        let Some(shown) = self.stage.shown.get_untracked() else { return };
        let mut scene = (*shown).clone();
        cues.iter().for_each(|it| scenery::follow(&mut scene, it, after));
        self.stage.shown.set(Some(Arc::new(scene)));
    }

    /// The cues to be played next: one, a volley after the third shot, or all of an order where nothing moves.
    #[allow(clippy::type_complexity, reason = "entries with their places")]
    fn take_cues(&self) -> Option<(Vec<(usize, (Seat, Cue))>, Shown)> {
        let still = is_still();
        let mut found = None;
        self.stage.queue.update_value(|queue| {
            let Queue { takes, shots, played, .. } = queue;
            let Some(take) = takes.front_mut() else { return };
            let mut cues = Vec::new();
            while let Some((at, entry)) = take.cues.pop_front() {
                if residue::begins(&entry) || residue::is_turn(&entry) {
                    (*shots, *played) = (0, 0);
                }
                let Some(cue) = entry.cue.filter(|it| is_played_cue(it)) else { continue };
                *shots += u32::from(cue.beat == Beat::Strike);
                let volley = cue.beat == Beat::Strike && *shots > 3;
                let together = cue.clone();
                cues.push((at, (entry.seat, cue)));
                let goes_on = take.cues.front().and_then(|it| it.1.cue.as_ref()).is_some_and(|next| {
                    still || volley && next.beat == Beat::Strike && next.by == together.by && next.at == together.at
                });
                if !goes_on {
                    break;
                }
            }
            if !cues.is_empty() {
                found = Some((cues, Arc::clone(&take.after)));
            }
        });
        found
    }

    /// The speed of a cue: another seat's activation has its time, and the rest of it goes quickly, but for losses.
    fn speed_for(&self, (seat, cue): &(Seat, Cue), viewer: Seat) -> Speed {
        let long = self.stage.queue.with_value(|it| it.played) > pace::CAP;
        let chosen = self.stage.speed.get_untracked();
        if let Some(again) = self.stage.queue.with_value(|it| it.again) {
            return again;
        }
        if chosen == Speed::Off {
            return Speed::Brisk; // watched again although nothing is played by itself
        }
        if long && *seat != viewer && cue.beat != Beat::Fall { Speed::Quick } else { chosen }
    }

    /// What ways are counted in.
    fn unit(&self) -> f64 {
        match &self.scene.get_untracked().ground {
            battle::scene::Ground::Lattice { side, .. } => side.to_f64(),
            battle::scene::Ground::Open { .. } => 1.0,
        }
    }

    /// The truth is shown; the dice that led here lie a while longer, or until a reaction is given.
    fn end_of_stage(&self) {
        let stage = self.stage;
        stage.shown.set(None);
        stage.upto.set(None);
        stage.again.set(false);
        stage.queue.update_value(|it| (it.shots, it.again) = (0, None));
        let (desk, number) = (*self, stage.queue.with_value(|it| it.number));
        let lie = Duration::from_millis(1_500);
        let clear = move || {
            let waited_for = !desk.closed.try_get_untracked().unwrap_or(true);
            let same = waited_for && desk.stage.queue.with_value(|it| it.number) == number;
            if same && !desk.is_reaction_now() {
                desk.stage.plate.set(None);
            }
        };
        set_timeout(clear, lie);
    }

    /// The scene that is drawn: as it is while something is played, else the truth.
    pub fn staged(&self) -> Shown {
        use leptos::prelude::Get;
        self.stage.shown.get().unwrap_or_else(|| self.scene.get())
    }

    /// The next cue at once, where something is played; whether it is.
    pub fn hasten(&self) -> bool {
        let plays = self.stage.plays();
        if plays {
            self.next_cue();
        }
        plays
    }

    /// Moves the table just so far that a cue is seen: never where it is, never nearer.
    fn bring_cue_into_view(&self, cues: &[Cue]) {
        const EDGE: f64 = 40.0;
        let (camera, view) = (self.camera.get_untracked(), self.size.get_untracked());
        let Some(cue) = cues.last().filter(|it| !matches!(it.beat, Beat::Turn | Beat::Place)) else { return };
        let ends: Vec<_> = cue.way.last().into_iter().chain(cue.way.first()).map(|it| self.on_sheet(*it)).collect();
        let (mut by, mut fits) = ((0.0, 0.0), true);
        for end in &ends {
            let (x, y) = camera.pixel(*end);
            let push = |at: f64, room: f64| if at < EDGE { EDGE - at } else { (room - EDGE - at).min(0.0) };
            let wanted = (push(x, view.0), push(y, view.1));
            let clash = |a: f64, b: f64| a != 0.0 && b != 0.0 && a.signum() != b.signum();
            fits &= !clash(by.0, wanted.0) && !clash(by.1, wanted.1);
            if fits {
                let more = |a: f64, b: f64| if a.abs() > b.abs() { a } else { b };
                by = (more(by.0, wanted.0), more(by.1, wanted.1));
            }
        }
        if by != (0.0, 0.0) && view.0 > 1.0 {
            self.stage.pans.set(true);
            self.camera.update(|it| *it = it.panned(by.0, by.1));
            let desk = *self;
            let rests = move || {
                let _ = desk.stage.pans.try_set(false);
            };
            set_timeout(rests, Duration::from_millis(260));
        }
    }

    /// Where a place lies on the sheet, in its inches.
    pub fn on_sheet(&self, (at, height): (table::Point, table::Inches)) -> (f64, f64) {
        match self.board_now() {
            Some(board) => board.at((at.x.to_f64(), at.y.to_f64()), height.to_f64()),
            None => (at.x.to_f64(), at.y.to_f64()),
        }
    }
}

/// The entries to be played, with their places, and those that begin a turn or activation.
fn to_play(log: &[LogEntry], from: usize, to: usize) -> VecDeque<(usize, LogEntry)> {
    let wanted = |it: &LogEntry| is_played(it) || residue::begins(it) || residue::is_turn(it);
    log.iter().cloned().enumerate().take(to).skip(from).filter(|it| wanted(&it.1)).collect()
}

/// Whether anything is to be seen of these entries of the log.
pub fn is_to_be_seen(log: &[LogEntry]) -> bool {
    log.iter().any(is_played)
}

/// Whether anything is to be seen of an entry.
fn is_played(entry: &LogEntry) -> bool {
    entry.cue.as_ref().is_some_and(is_played_cue)
}

fn is_played_cue(cue: &Cue) -> bool {
    match cue.beat {
        Beat::Go => cue.length() > 0.05,
        Beat::Place => !cue.areas.is_empty(),
        Beat::Word | Beat::Reveal => cue.weight > 0 || !cue.rolls.is_empty() || !cue.way.is_empty(),
        Beat::Strike
        | Beat::Test
        | Beat::Contest
        | Beat::Harm
        | Beat::Fall
        | Beat::Nerve
        | Beat::Score
        | Beat::Turn => true,
    }
}
