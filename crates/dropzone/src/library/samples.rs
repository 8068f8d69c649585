//! What the law harness needs: battles to play, and what is secret in them: how a side has distributed its CQB dice,
//! its hand and its deck.

use battle::{Seat, Secret, System, laws::Proving};
use dice::Seeded;
use table::{Bearing, Inches, Point};

use crate::{
    Card, CardSet, CardStart, Cards, Dropzone, Edge, Event, FeatureId, FeatureStart, Move, Opening, Place, Position,
    Scenario, Setup, Split, SquadId, Stand, State, TableEdge, UnitId, UnitType, Wait,
    chapters::{command, cqb},
    content::scenarios,
    engine::secrets::is_sealed,
    library::ready,
    rules::{
        infantry::{is_free, standing},
        measuring::{body_at, gap, size},
    },
};

impl Proving for Dropzone {
    /// Armies of any two, three or four factions and sizes on every kind of table, deployed by the rules and in the thick of it.
    fn sample_setup(&self, seed: u64) -> Setup {
        let mut chance = Seeded::from_u64(seed ^ 0xD20B);
        let setup = any_battle(seed, &mut chance);
        if seed.is_multiple_of(3) { setup } else { in_the_thick(setup, &mut chance) }
    }

    fn plant(&self, state: &mut State, owner: Seat, marker: u64) -> usize {
        let sealed = is_sealed(state);
        let sides = state.fight.as_mut().map(|it| it.sides.iter_mut());
        let splits =
            sides.into_iter().flatten().filter(|it| sealed && it.seat == owner).filter_map(|it| it.split.as_mut());
        let planted: usize = splits.map(|it| plant(it, marker)).sum();
        planted + plant_cards(&mut state.sides[owner.index()].cards, marker)
    }

    fn plant_event(&self, event: &mut Event, owner: Seat, marker: u64) -> usize {
        match event {
            Event::Command(command::Event::Drew { seat, card: card @ Secret::Known(_) }) if *seat == owner => {
                *card = Secret::Known(any_card(marker));
                1
            }
            Event::Cqb(cqb::Event::SplitMade { seat, split }) if *seat == owner => plant(split, marker),
            _ => 0,
        }
    }
}

fn plant(split: &mut Secret<Split>, marker: u64) -> usize {
    let Secret::Known(split) = split else { return 0 };
    *split = [(SquadId((marker % 7) as u8), (marker % 100) as u16)].into_iter().collect();
    1
}

/// The cards that others have not seen.
fn plant_cards(cards: &mut Cards, marker: u64) -> usize {
    let hand = cards.hand.iter_mut().filter(|it| it.seen == 0).map(|it| &mut it.card);
    let mut planted = 0;
    for card in hand.chain(cards.top.iter_mut()) {
        *card = Secret::Known(any_card(marker + planted));
        planted += 1;
    }
    if let Some(rest) = &mut cards.rest {
        *rest = Secret::Known(CardSet(CardSet::FULL.0 & marker));
        planted += 1;
    }
    planted as usize
}

fn any_card(marker: u64) -> Card {
    Card::ALL[(marker % 40) as usize]
}

/// The factions that have sheets.
const FACTIONS: [&str; 3] = ["ucm", "scourge", "resistance"];

/// Ready rosters of one size: over the seeds every two factions at every size on every table; now and then three or four.
fn any_battle(seed: u64, chance: &mut Seeded) -> Setup {
    let number = seed / 3;
    let points = [500, 500, 500, 1000, 500, 500, 500, 1500][(number % 8) as usize];
    let seats = if number % 8 == 4 { 3 + chance.below(2) } else { 2 };
    let any: Vec<&str> = (0..seats).map(|it| FACTIONS[((number / 3u64.pow(it)) % 3) as usize]).collect();
    let rosters = any.iter().map(|it| ready::roster(&format!("{it}-{points}"))).collect::<Result<Vec<_>, _>>();
    let rosters = rosters.unwrap_or_else(|why| unreachable!("a test reads every roster: {why}"));
    let tables = ["made", "plain", "old-town", "farmland", "freight-yard"];
    let table = ready::table(tables[(number % 5) as usize], points, seed);
    let table = table.unwrap_or_else(|why| unreachable!("a test reads every table: {why}"));
    let scenarios: Vec<Scenario> = scenarios().collect();
    let scenario = scenarios[chance.below(scenarios.len() as u32) as usize];
    ready::meeting(&rosters.iter().collect::<Vec<_>>(), scenario, points, table)
        .unwrap_or_else(|why| unreachable!("a test musters every roster: {why}"))
}

/// The same armies in the middle of a battle: squads close together round the centre, in features and Transports, some of
/// them hurt, and features that are worn, burn and are held.
fn in_the_thick(setup: Setup, chance: &mut Seeded) -> Setup {
    let Ok(mut state) = Dropzone.start(&setup) else { return setup };
    let mut stands = vec![Stand::at(Place::Off(Wait::Reserve)); state.units.len()];
    for squad in state.all_squads() {
        let places = places(&state, squad, chance);
        for (unit, place) in state.members(squad).zip(places) {
            state.units[unit.index()].place = place;
            let lost = if chance.below(4) == 0 { chance.below(3) as u8 } else { 0 };
            let facing = Bearing::degrees(chance.below(8) as i32 * 45);
            stands[unit.index()] = Stand { facing, lost, ..Stand::at(place) };
        }
    }
    let seats = setup.armies.len();
    let mut initiative: Vec<Seat> = state.seats().collect();
    initiative.rotate_left(chance.below(seats as u32) as usize);
    let edges = [TableEdge::South, TableEdge::North, TableEdge::East, TableEdge::West];
    let position = Position {
        turn: 2 + chance.below(4) as u8,
        initiative,
        edges: edges[..seats].to_vec(),
        stands,
        features: features(&state, chance),
        objectives: state.objectives.clone(),
        cards: (0..seats).map(|_| cards(chance)).collect(),
        controllers: Vec::new(),
    };
    Setup { opening: Opening::Position(position), ..setup }
}

/// A few cards in hand, the others in the deck.
fn cards(chance: &mut Seeded) -> CardStart {
    let hand: CardSet = (0..chance.below(4)).map(|_| Card::ALL[chance.below(40) as usize]).collect();
    CardStart { hand: hand.iter().collect(), deck: CardSet(CardSet::FULL.0 & !hand.0) }
}

/// Where the units of a squad are: aboard, in a feature, side by side in the open, in the air.
fn places(state: &State, squad: SquadId, chance: &mut Seeded) -> Vec<Place> {
    let card = state.squad_card(squad);
    let mode = state.squad_profile(squad).mode(0);
    let aboard: Option<Vec<Place>> =
        state.members(squad).map(|it| state.field.units[it.index()].aboard.map(Place::Aboard)).collect();
    let off = |wait| vec![Place::Off(wait); usize::from(card.size)];
    if card.group.is_none() && !card.is_transport && aboard.is_none() {
        return off(Wait::Reserve);
    }
    match (mode.unit_type, aboard) {
        (_, Some(aboard)) if chance.below(2) == 0 => aboard,
        (UnitType::Aircraft, _) if mode.movement == Move::Fast => off(Wait::Reserve),
        (UnitType::Infantry, _) if chance.below(3) > 0 => {
            inside(state, squad, chance).unwrap_or_else(|| off(Wait::Readiness))
        }
        (UnitType::Aircraft, _) => row(state, squad, chance, Place::Air).unwrap_or_else(|| off(Wait::Readiness)),
        _ => row(state, squad, chance, Place::Ground).unwrap_or_else(|| off(Wait::Readiness)),
    }
}

/// In a feature with room, in the centre or on edges that no enemy has (`dc.feature.capacity`).
fn inside(state: &State, squad: SquadId, chance: &mut Seeded) -> Option<Vec<Place>> {
    let bases = state.members(squad).count();
    let room =
        |it: &FeatureId| usize::from(state.feature_card(*it).kind.damage_points()) >= state.inside(*it).count() + bases;
    let held = |it: &FeatureId| state.inside(*it).next().is_some();
    let all: Vec<FeatureId> = state.standing_features().filter(room).collect();
    let meet: Vec<FeatureId> = all.iter().copied().filter(held).collect();
    let among = if meet.is_empty() || chance.below(2) == 0 { &all } else { &meet };
    let feature = *among.get(chance.below(among.len().max(1) as u32) as usize)?;
    let mut place = || {
        let edge = Edge(chance.below(4) as u8);
        let taken = state.inside(feature).any(|it| state.unit(it).place.edge() == Some(edge));
        Place::Inside { feature, edge: (chance.below(2) == 0 && !taken).then_some(edge) }
    };
    Some((0..bases).map(|_| place()).collect())
}

/// How often a free place for a squad is looked for.
const TRIES: u32 = 60;

/// Side by side round the centre, on nobody and nothing.
fn row(state: &State, squad: SquadId, chance: &mut Seeded, place: fn(Point) -> Place) -> Option<Vec<Place>> {
    let units: Vec<UnitId> = state.members(squad).collect();
    let table = &state.field.setup.table;
    let gap = size(state, *units.first()?).radius * 2 + Inches::hundredths(5);
    let (wide, deep) = (table.width().as_hundredths(), table.depth().as_hundredths());
    for _ in 0..TRIES {
        let mut any = |of: i32| of / 5 + chance.below((of * 3 / 5).unsigned_abs()) as i32;
        let first = Point::new(Inches::hundredths(any(wide)), Inches::hundredths(any(deep)));
        let turned = chance.below(2) == 0;
        let at = |it: usize| {
            let shift = gap * it as i32;
            if turned { Point::new(first.x + shift, first.y) } else { Point::new(first.x, first.y + shift) }
        };
        let places: Vec<Place> = (0..units.len()).map(|it| place(at(it))).collect();
        if units.iter().zip(&places).all(|(unit, place)| stands_free(state, *unit, *place)) {
            return Some(places);
        }
    }
    None
}

/// Whether a unit could be there: on the ground on nobody and nothing, in the air clear of other Aircraft.
fn stands_free(state: &State, unit: UnitId, place: Place) -> bool {
    match place {
        Place::Ground(at) => is_free(state, &standing(state, unit, at), None),
        _ => {
            let Some(own) = body_at(state, unit, place) else { return false };
            let others = state.all_units().filter(|it| matches!(state.unit(*it).place, Place::Air(_)));
            state.field.setup.table.holds_shape(own.shape())
                && others.filter_map(|it| body_at(state, it, state.unit(it).place)).all(|it| gap(&own, &it) > 0.0)
        }
    }
}

/// Some features are worn or burn, and who is alone in one may have the advantage there.
fn features(state: &State, chance: &mut Seeded) -> Vec<FeatureStart> {
    let mut starts = Vec::new();
    for feature in state.all_features() {
        let lost = chance.below(u32::from(state.feature_card(feature).kind.damage_points())) as u8;
        let fires = chance.below(3) as u8;
        let alone = state.inside(feature).next().map(|it| state.seat(it));
        let advantage = alone.filter(|it| !state.has_enemies_inside(feature, *it));
        if chance.below(3) == 0 || advantage.is_some() {
            starts.push(FeatureStart { feature, lost, fires, advantage });
        }
    }
    starts
}
