//! Army specials that are declared before a test is rolled (`dz.test.opposed`, first step).

use battle::Seat;

use crate::{
    Boon, Contest, Event, Explosion, Forbidden, Now, Order, State, Use,
    model::entry::{BeforeRoll, Entry},
    rules::round::splat,
};

fn moment(state: &State, seat: Seat) -> Option<(&'static Entry, BeforeRoll)> {
    let special = splat::ready(state, seat)?;
    Some((special, special.before_roll?))
}

/// Why a seat may not help this test like that.
pub(crate) fn objection(state: &State, test: &Contest, seat: Seat, how: Use) -> Option<Forbidden> {
    let Some(special) = splat::ready(state, seat) else { return Some(Forbidden::SplatSpent) };
    let fits = special.before_roll.is_some_and(|it| (it.fits)(state, test, seat, how));
    splat::only_if(fits, special.rule)
}

/// Notes what was declared.
pub(crate) fn declare(now: &mut Now<'_>, test: &mut Contest, seat: Seat, how: Use) {
    let times = if let Use::Times(times) = how { times } else { 1 };
    splat::spend(now, seat, times);
    let given = told(now, test, seat, how);
    if let Some(boon) = given {
        now.emit(Event::Given(boon));
    }
}

/// Puts into a test what a special does for it; what it gives for longer is returned.
pub(crate) fn told(state: &State, test: &mut Contest, seat: Seat, how: Use) -> Option<Boon> {
    let moment = state.field.specials[seat.index()]?.before_roll?;
    let help = (moment.help)(state, test, seat, how);
    let given = moment.gives.and_then(|it| it(state, test, seat));
    if help.is_some() {
        test.helps[usize::from(state.seat(test.target) == seat)] = help;
    }
    given
}

/// What a seat may declare.
pub(crate) fn orders(state: &State, test: &Contest, seat: Seat, orders: &mut Vec<Order>) {
    if let Some((_, it)) = moment(state, seat) {
        let legal = |how: Use| (it.fits)(state, test, seat, how);
        (it.uses)(state, test, seat, &mut |how| orders.extend(legal(how).then_some(Order::Splat(how))));
    }
}

/// Whether a seat may declare anything.
pub(crate) fn may(state: &State, test: &Contest, seat: Seat) -> bool {
    let Some((_, it)) = moment(state, seat) else { return false };
    let mut found = false;
    (it.uses)(state, test, seat, &mut |how| found |= (it.fits)(state, test, seat, how));
    found
}

/// The special by which a seat may brace somebody against an explosion (`dz.special.bastion`).
pub(crate) fn braces(state: &State, explosion: &Explosion, seat: Seat) -> Option<&'static Entry> {
    let (special, _) = moment(state, seat).filter(|it| it.1.braces)?;
    explosion.victims.iter().any(|it| state.seat(it.0) == seat).then_some(special)
}
