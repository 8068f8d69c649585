//! Ratings of players: the Bradley-Terry model on the Elo scale, with confidence intervals, and a list of cycles.
//!
//! The unit of evidence is the opening: all battles of two players from the same armies, table and dice, in every
//! seating. Intervals come from bootstrapping over openings. A draw counts half for each. One virtual draw is added
//! between every two players who met, so that a player who never lost gets a finite rating.

use std::collections::BTreeMap;

use serde::Serialize;
use sim::Seeds;

use crate::{Battle, figures::Share};

/// How often openings are drawn again.
const DRAWS: u64 = 400;
/// Rounds of the fit; far fewer are needed.
const ROUNDS: usize = 200;
/// The rating of somebody average.
const MIDDLE: f64 = 1500.0;

/// The ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// Everybody, the strongest first.
    pub players: Vec<Rated>,
    /// Every two who met, by name.
    pub meetings: Vec<Meeting>,
    /// Three who beat each other in a circle, each surely.
    pub cycles: Vec<[String; 3]>,
    /// Battles that count.
    pub battles: u64,
    /// Openings they came from.
    pub openings: u64,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    /// Who.
    pub player: String,
    /// The rating: 100 more are 64 wins of 100, 400 more are 10 of 11.
    pub rating: f64,
    /// Where the true rating lies, 19 times in 20: from here
    pub low: f64,
    /// to here.
    pub high: f64,
    /// Battles it was in.
    pub battles: u64,
    /// Points it made: 1 for a win, a half for a draw.
    pub points: f64,
}

/// How two players fared against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meeting {
    /// One.
    pub player: String,
    /// The other.
    pub against: String,
    /// How often the one won of what was decided.
    pub wins: Share,
    /// Battles drawn.
    pub draws: u64,
}

/// All battles of two players from one opening.
struct Opening {
    players: [usize; 2],
    /// What each made of it.
    points: [f64; 2],
}

/// The ladder of these battles.
#[must_use]
pub fn ladder(all: &[Battle]) -> Ladder {
    let battles: Vec<&Battle> =
        all.iter().filter(|it| it.counts() && it.sides[0].player != it.sides[1].player).collect();
    let mut names: Vec<&str> = battles.iter().flat_map(|it| it.sides.iter().map(|it| it.player.as_str())).collect();
    names.sort_unstable();
    names.dedup();
    let openings = openings(&battles, &names);
    let fitted = fit(names.len(), openings.iter());
    let mut drawn = vec![Vec::new(); names.len()];
    for draw in 0..DRAWS {
        let mut chance = Seeds { study: 0, opening: draw }.dice();
        let count = u32::try_from(openings.len()).unwrap_or(u32::MAX);
        let again = (0..openings.len()).map(|_| &openings[chance.below(count) as usize]);
        fit(names.len(), again).into_iter().zip(&mut drawn).for_each(|(rating, all)| all.push(rating));
    }
    let mut players: Vec<Rated> =
        (0..names.len()).map(|at| rated(names[at], fitted[at], &mut drawn[at], &battles)).collect();
    players.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let meetings = meetings(&battles, &names);
    let cycles = cycles(&meetings, &names);
    Ladder { players, meetings, cycles, battles: battles.len() as u64, openings: openings.len() as u64 }
}

fn openings(battles: &[&Battle], names: &[&str]) -> Vec<Opening> {
    let at = |name: &str| names.binary_search(&name).unwrap_or(0);
    let mut all: BTreeMap<(u64, usize, usize), Opening> = BTreeMap::new();
    for it in battles {
        let seats = [at(&it.sides[0].player), at(&it.sides[1].player)];
        let players = [seats[0].min(seats[1]), seats[0].max(seats[1])];
        let fresh = || Opening { players, points: [0.0; 2] };
        let opening = all.entry((it.opening, players[0], players[1])).or_insert_with(fresh);
        for (seat, player) in (0..).zip(seats) {
            opening.points[usize::from(player == players[1])] += points(it, seat);
        }
    }
    all.into_values().collect()
}

fn points(battle: &Battle, seat: u8) -> f64 {
    battle.winner.map_or(0.5, |it| f64::from(u8::from(it == seat)))
}

/// The ratings that make what happened likeliest.
fn fit<'a>(players: usize, openings: impl Iterator<Item = &'a Opening>) -> Vec<f64> {
    let mut won = vec![vec![0.0; players]; players];
    for it in openings {
        let [a, b] = it.players;
        won[a][b] += it.points[0];
        won[b][a] += it.points[1];
    }
    for (a, b) in (0..players).flat_map(|a| (0..a).map(move |b| (a, b))) {
        if won[a][b] + won[b][a] > 0.0 {
            won[a][b] += 0.5;
            won[b][a] += 0.5;
        }
    }
    let mut strength = vec![1.0; players];
    for _ in 0..ROUNDS {
        strength = (0..players).map(|a| better(a, &won, &strength)).collect();
        let middle = strength.iter().map(|it| libm::log(*it)).sum::<f64>() / players.max(1) as f64;
        strength.iter_mut().for_each(|it| *it /= libm::exp(middle));
    }
    strength.iter().map(|it| MIDDLE + 400.0 * libm::log10(*it)).collect()
}

/// One step of the fit for one player.
fn better(a: usize, won: &[Vec<f64>], strength: &[f64]) -> f64 {
    let wins: f64 = won[a].iter().sum();
    let met = (0..strength.len()).filter(|b| *b != a);
    let weight: f64 = met.map(|b| (won[a][b] + won[b][a]) / (strength[a] + strength[b])).sum();
    if weight > 0.0 { wins / weight } else { strength[a] }
}

fn rated(name: &str, rating: f64, drawn: &mut [f64], battles: &[&Battle]) -> Rated {
    drawn.sort_by(f64::total_cmp);
    let quantile = |share: f64| drawn[((drawn.len() - 1) as f64 * share) as usize];
    let seats = || battles.iter().flat_map(|it| (0..2).map(move |seat: u8| (*it, seat)));
    let mine = || seats().filter(|(it, seat)| it.sides[usize::from(*seat)].player == name);
    Rated {
        player: name.to_owned(),
        rating,
        low: quantile(0.025),
        high: quantile(0.975),
        battles: mine().count() as u64,
        points: mine().map(|(it, seat)| points(it, seat)).sum(),
    }
}

fn meetings(battles: &[&Battle], names: &[&str]) -> Vec<Meeting> {
    let mut all = Vec::new();
    for (at, player) in names.iter().enumerate() {
        for against in names.iter().skip(at + 1) {
            let between = |it: &&&Battle| {
                let seats = [it.sides[0].player.as_str(), it.sides[1].player.as_str()];
                seats == [*player, *against] || seats == [*against, *player]
            };
            let met: Vec<&&Battle> = battles.iter().filter(between).collect();
            let won = |it: &&&Battle| Some((it.opening, it.sides[usize::from(it.winner?)].player == **player));
            let wins = Share::counted(met.iter().filter_map(won));
            let draws = met.len() as u64 - wins.of;
            if !met.is_empty() {
                all.push(Meeting { player: (*player).to_owned(), against: (*against).to_owned(), wins, draws });
            }
        }
    }
    all
}

/// Every three who beat each other in a circle.
fn cycles(meetings: &[Meeting], names: &[&str]) -> Vec<[String; 3]> {
    let beats = |a: &str, b: &str| {
        meetings.iter().any(|it| {
            it.player == a && it.against == b && it.wins.low > 0.5
                || it.player == b && it.against == a && it.wins.high < 0.5
        })
    };
    let mut all = Vec::new();
    for (at, a) in names.iter().enumerate() {
        for b in names.iter().skip(at + 1) {
            for c in names.iter().skip(at + 1).filter(|it| *it != b) {
                if beats(a, b) && beats(b, c) && beats(c, a) {
                    all.push([*a, *b, *c].map(str::to_owned));
                }
            }
        }
    }
    all
}

impl Ladder {
    /// The ladder as Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut out = format!(
            "{} battles from {} openings, every opening in every seating. Ratings by Bradley and Terry on the Elo scale; the \
             interval holds the true rating 19 times in 20.\n\n| player | rating | between | battles | made |\n|---|---:|---|---:|---:|\n",
            self.battles, self.openings
        );
        for it in &self.players {
            let share = 100.0 * it.points / it.battles.max(1) as f64;
            out += &format!(
                "| {} | {:.0} | {:.0} to {:.0} | {} | {share:.1}% |\n",
                it.player, it.rating, it.low, it.high, it.battles
            );
        }
        out += "\n| meeting | won | between | decided | drawn |\n|---|---:|---|---:|---:|\n";
        for it in &self.meetings {
            out += &format!(
                "| {} v {} | {:.1}% | {:.1}% to {:.1}% | {} | {} |\n",
                it.player,
                it.against,
                100.0 * it.wins.share,
                100.0 * it.wins.low,
                100.0 * it.wins.high,
                it.wins.of,
                it.draws
            );
        }
        out + "\n" + &self.circles()
    }

    fn circles(&self) -> String {
        if self.cycles.is_empty() {
            return "No three beat each other in a circle.\n".to_owned();
        }
        let told: Vec<String> =
            self.cycles.iter().map(|[a, b, c]| format!("{a} beats {b} beats {c} beats {a}.\n")).collect();
        told.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::ladder;
    use crate::{Battle, Side};

    /// So many openings of two players, each in both seatings; of every ten, the first wins so many.
    fn met(a: &str, b: &str, openings: u64, of_ten: u64, from: u64) -> Vec<Battle> {
        let side = |it: &str| Side { player: it.to_owned(), ..Side::default() };
        let battle = |number: u64| {
            let swapped = number % 2;
            let sides = if swapped == 0 { [side(a), side(b)] } else { [side(b), side(a)] };
            let wins = number / 2 % 10 < of_ten;
            let winner = Some(if wins { swapped as u8 } else { 1 - swapped as u8 });
            Battle { battle: from + number, opening: from + number / 2, sides, winner, ..Battle::default() }
        };
        (0..2 * openings).map(battle).collect()
    }

    #[test]
    fn ratings_follow_from_who_beats_whom() {
        let mut all = met("a", "b", 100, 8, 0);
        all.extend(met("b", "c", 100, 8, 1_000));
        let ladder = ladder(&all);
        let names: Vec<&str> = ladder.players.iter().map(|it| it.player.as_str()).collect();
        assert_eq!(names, ["a", "b", "c"]);
        let apart = ladder.players[0].rating - ladder.players[1].rating;
        assert!((apart - 241.0).abs() < 8.0, "80% is 241 points, less what the drawn battle takes: {apart}");
        assert!(ladder.players.iter().all(|it| it.low < it.rating && it.rating < it.high), "{ladder:?}");
        assert!(ladder.cycles.is_empty() && ladder.openings == 200 && ladder.battles == 400);
        assert!(ladder.markdown().contains("| a v b | 80.0% |"), "{}", ladder.markdown());
    }

    #[test]
    fn more_openings_make_narrower_intervals() {
        let wide = |openings| {
            let it = ladder(&met("a", "b", openings, 6, 0));
            it.players[0].high - it.players[0].low
        };
        assert!(wide(20) > 1.5 * wide(200), "{} {}", wide(20), wide(200));
    }

    #[test]
    fn circles_are_told() {
        let mut all = met("a", "b", 50, 9, 0);
        all.extend(met("b", "c", 50, 9, 1_000));
        all.extend(met("c", "a", 50, 9, 2_000));
        assert_eq!(ladder(&all).cycles, [["a", "b", "c"].map(str::to_owned)]);
        assert!(ladder(&all).markdown().contains("a beats b beats c beats a."));
    }

    #[test]
    fn who_never_lost_is_rated_all_the_same() {
        let it = ladder(&met("a", "b", 10, 10, 0));
        assert!(it.players[0].rating.is_finite() && it.players[0].rating > it.players[1].rating + 300.0, "{it:?}");
        assert!(ladder(&[]).players.is_empty());
    }
}
