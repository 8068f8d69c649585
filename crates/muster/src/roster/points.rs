//! What an army costs, item by item.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::{
    pack::Pack,
    roster::{Roster, fielded::Fielded},
};

/// The bill for an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bill {
    /// One bill for each unit the pack knows, in the roster's order.
    pub units: Vec<UnitBill>,
}

/// The bill for one unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitBill {
    /// The unit's place in the roster.
    pub unit: u32,
    /// What is paid for, the unit itself first.
    pub items: Vec<BillItem>,
}

/// One line of a bill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BillItem {
    /// What is paid for.
    pub what: Paid,
    /// The rule that sets the price.
    pub rule: RuleId,
    /// How many are paid for.
    pub count: i32,
    /// The price of one.
    pub each: i32,
}

/// What a line of a bill pays for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paid {
    /// The smallest unit of its kind.
    Unit,
    /// Models beyond the least.
    ExtraModels,
    /// An option, by id.
    Option(String),
}

impl Bill {
    /// What the whole army costs.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.units.iter().map(UnitBill::total).sum()
    }
}

impl UnitBill {
    /// What the unit costs.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.items.iter().map(BillItem::total).sum()
    }
}

impl BillItem {
    /// What the line comes to.
    #[must_use]
    pub fn total(&self) -> i64 {
        i64::from(self.count) * i64::from(self.each)
    }
}

/// The bill for an army. Units and options the pack does not know cost nothing; [`crate::validate`] names them.
#[must_use]
pub fn points(roster: &Roster, pack: &Pack) -> Bill {
    Bill { units: Fielded::all(roster, pack).iter().map(unit_bill).collect() }
}

pub(crate) fn unit_bill(fielded: &Fielded<'_>) -> UnitBill {
    let (unit, size) = (fielded.unit, fielded.size());
    let mut items = vec![BillItem { what: Paid::Unit, rule: unit.rule, count: 1, each: unit.points }];
    let extra = size.saturating_sub(unit.size.0);
    if extra > 0 {
        items.push(BillItem { what: Paid::ExtraModels, rule: unit.rule, count: extra, each: unit.extra });
    }
    for (offer, taken) in fielded.taken() {
        let (count, each) = fielded.price(offer).for_taking(taken, size);
        let what = Paid::Option(offer.option.id.clone());
        items.push(BillItem { what, rule: offer.option.price_rule, count, each });
    }
    UnitBill { unit: fielded.at as u32, items }
}
