//! Changed views: `adjutant bot` answers them or says what is wrong and where.

use battle::{View, notation};
use dice::Seeded;
use games::{Game, NAMES, Visitor};
use serde_json::{Value, json};

use crate::{
    caught::caught,
    referee::{NO_BATTLE, answered},
    soak::{
        Check,
        checks::bots::{go_on, listed},
    },
};

/// How many orders a battle is gone on with before its view is changed.
const BEFORE: u32 = 60;

/// The check of this file.
pub fn check() -> Check {
    Check::new("hostile-views", "a bot answers a changed view, or refuses it with place and reason", |seed| {
        games::visit(NAMES[(seed % NAMES.len() as u64) as usize], Changed(seed))?
    })
}

struct Changed(u64);

impl Visitor for Changed {
    type Output = Result<(), String>;

    fn visit<S: Game>(self, system: S) -> Result<(), String> {
        let mut dice = Seeded::from_u64(self.0);
        let Ok(mut state) = system.start(&system.sample_setup(self.0)) else { return Ok(()) };
        let before = dice.below(BEFORE);
        go_on(&system, &mut state, before, &mut dice)?;
        let Some(decision) = system.decision(&state) else { return Ok(()) };
        let orders = listed(&system, &state);
        let texts: Vec<String> = orders.iter().map(|it| notation::to_text(it).unwrap_or_default()).collect();
        let mut view = serde_json::to_value(View::of(&system, &state, Some(decision.seat)).state())
            .map_err(|why| why.to_string())?;
        for _ in 0..=dice.below(3) {
            change(&mut view, &mut dice);
        }
        let ask = json!({ "type": "ask", "number": 7, "clock_ms": 50, "orders": texts, "view": view });
        let kinds = system.players();
        let mut player = kinds[dice.below(kinds.len() as u32) as usize].sit(Seeded::from_u64(self.0));
        match caught(|| answered(&system, player.as_mut(), &ask)) {
            Ok(Ok(_)) => Ok(()),
            // A panic that was caught names a place in the program, not in the view.
            Ok(Err(why)) if why.contains(NO_BATTLE) => Err(format!("it panicked, which was caught: {why}")),
            Ok(Err(why)) if why.starts_with("question 7: view") && !why.contains('\u{1b}') => Ok(()),
            Ok(Err(why)) => Err(format!("it does not say where: {why}")),
            Err(why) => Err(format!("it panicked: {why}")),
        }
    }
}

/// Changes one thing somewhere inside.
fn change(value: &mut Value, dice: &mut Seeded) {
    let mut one_of = |count: usize| dice.below(count.max(1) as u32) as usize;
    match value {
        Value::Array(all) if !all.is_empty() && one_of(6) > 0 => {
            let at = one_of(all.len());
            change(&mut all[at], dice);
        }
        Value::Object(all) if !all.is_empty() && one_of(12) > 0 => {
            let at = one_of(all.len());
            if let Some(inner) = all.values_mut().nth(at) {
                change(inner, dice);
            }
        }
        Value::Array(all) if !all.is_empty() => {
            let (at, twice) = (one_of(all.len()), one_of(2) > 0);
            let taken = all.remove(at);
            if twice {
                all.extend([taken.clone(), taken]);
            }
        }
        Value::Object(all) if !all.is_empty() => {
            let key = all.keys().nth(one_of(all.len())).cloned().unwrap_or_default();
            all.remove(&key);
        }
        leaf => *leaf = other(leaf, dice),
    }
}

fn other(leaf: &Value, dice: &mut Seeded) -> Value {
    const NUMBERS: [i64; 10] = [0, 1, 2, 7, 20, 200, 255, -1, 65_535, 4_294_967_295];
    let number = NUMBERS[dice.below(NUMBERS.len() as u32) as usize];
    match (leaf, dice.below(4)) {
        (Value::Number(old), 0) => json!(old.as_i64().unwrap_or(0).wrapping_add(1)),
        (Value::Bool(old), 0..=2) => json!(!old),
        (_, 0..=2) => json!(number),
        _ => [Value::Null, json!("x"), json!([]), json!(true)][dice.below(4) as usize].clone(),
    }
}
