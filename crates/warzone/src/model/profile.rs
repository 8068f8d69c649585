//! Profiles: the stat line of a model, its base, and what it is armed with.
//!
//! A pack says what can be bought; [`Profile::read`] turns one mustered model into the figures the rules work with. Ways
//! to use a weapon that this crate has no rule for yet are left out, so that nobody can use them wrongly.

use catalogue::{RuleId, rule};
use muster::{Ability, Line, Mode, ResolvedModel, ResolvedUnit, Value};
use table::{Arrange, Footprint, Inches};

use crate::{ModelId, State, Wound, model::hull::Hull};

/// The launchers whose rate nothing raises.
const SLOW_RELOAD: [RuleId; 2] =
    [rule!("wz.bauhaus.skill.hussars.slow-reload"), rule!("wz.bauhaus.skill.venusian-rangers.slow-reload")];

/// Ammunition that has Critical Damage (`wz.def.critical-damage`).
const EXPLOSIVE: [RuleId; 2] = [
    rule!("wz.bauhaus.skill.hussars.explosive-ammunition"),
    rule!("wz.bauhaus.skill.venusian-rangers.explosive-ammunition"),
];

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.base.none"),
    rule!("wz.weapon.line"),
    rule!("wz.weapon.type"),
    rule!("wz.hero.lord-deployment-skills"),
    rule!("wz.def.passive"),
];

/// The size of a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Base {
    /// 30mm (`wz.base.small`).
    Small,
    /// 40mm (`wz.base.medium`).
    Medium,
    /// 50mm and more (`wz.base.large`).
    Large,
}

/// What ammunition or blade is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum DamageType {
    /// Bullets and blades.
    Piercing,
    /// Explosions.
    Blast,
    /// Plasma.
    Plasma,
    /// Of the mind: WP stands against it, not Armour.
    Psychic,
}

/// The letter in brackets behind a weapon's type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Pistols.
    Pistol,
    /// Automatic weapons.
    Auto,
    /// Special weapons.
    Special,
    /// Heavy weapons.
    Heavy,
    /// Rail weapons.
    Rail,
    /// Flamers.
    Flamer,
    /// Grenades and what throws them.
    Grenade,
    /// Shooting powers (`wz.psychic.shooting.action`).
    Psychic,
}

/// A template of the game (`wz.template.sizes`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum TemplateSize {
    /// 3in circle.
    SmallExplosion,
    /// 5in circle.
    LargeExplosion,
    /// 7in trapezoid.
    Shotgun,
    /// 3.5in teardrop.
    SmallFlamer,
    /// 7in teardrop.
    Flamer,
}

/// One way to use a weapon (`wz.weapon.line`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// Its name.
    pub name: String,
    /// How it is used.
    pub attack: Attack,
    /// What it does of its own.
    pub abilities: Vec<Skill>,
    /// The Active skill that it is used through, for cards.
    pub through: Option<RuleId>,
}

/// The figures of a weapon, at a distance or hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Shot.
    Ranged(Ranged),
    /// Fought with.
    Close(Close),
    /// Cast on somebody.
    Power(Power),
}

/// The figures of a Booster or a Debuff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    /// Which of the two.
    pub kind: PowerKind,
    /// How far it reaches; none for a power on oneself.
    pub range: Option<Inches>,
    /// Action Points it costs.
    pub points: u8,
    /// Cards it costs.
    pub cards: u8,
}

/// A kind of psychic power that does not shoot (`wz.psychic.kinds`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PowerKind {
    /// For friends.
    Booster,
    /// Against anybody.
    Debuff,
}

/// The figures of a ranged weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranged {
    /// How far it reaches; none for a template that starts at the firer.
    pub range: Option<Inches>,
    /// The template it lays.
    pub template: Option<TemplateSize>,
    /// Strength; none for what does not wound.
    pub st: Option<u8>,
    /// Rate of Fire.
    pub rof: u8,
    /// Anti Vehicle Value.
    pub avv: Option<u8>,
    /// Type.
    pub damage: DamageType,
    /// Class.
    pub class: Class,
    /// Whether it is thrown by hand, as far as its user's St (`wz.armoury.grenade.range`).
    pub thrown: bool,
    /// What it does besides.
    pub effect: Option<Effect>,
    /// The X of Critical Damage (X) (`wz.def.critical-damage`).
    pub critical_damage: Option<u8>,
    /// The rule by which nothing raises its rate.
    pub slow: Option<RuleId>,
}

/// What the template of a weapon does besides wounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Stuns models on Small bases (`wz.armoury.grenade.flash-bang`).
    Stuns,
    /// Halves the Armour of models that Claim Cover (`wz.armoury.grenade.fire`).
    Incendiary,
    /// Takes off RS (`wz.bauhaus.skill.duval.tear-gas`).
    TearGas,
}

/// The figures of a close combat weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Close {
    /// Close Combat Weapon Range; 0 is base to base.
    pub reach: Inches,
    /// Strength.
    pub st: CloseSt,
    /// Rate of Attack.
    pub roa: u8,
    /// Anti Vehicle Value.
    pub avv: Option<u8>,
    /// Type.
    pub damage: DamageType,
    /// The X of Critical Damage (X) (`wz.def.critical-damage`).
    pub critical_damage: Option<u8>,
    /// Whether it is a grenade that is stuck on: no Power Shot (`wz.armoury.grenade.no-power-shot`).
    pub sticky: bool,
}

/// How strong a close combat weapon makes a blow (`wz.weapon.strength`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseSt {
    /// Added to the St of its user.
    Added(i8),
    /// Stands for itself: pistols and shotguns.
    Own(u8),
}

/// A skill, with its X where it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Skill {
    /// The rule that says what it does.
    pub rule: RuleId,
    /// The X of a skill written with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<i32>,
}

/// Something that changes how far a model goes (`wz.move.modifiers`): a skill written for "Movement" or for "Movement
/// Value", with an X in inches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haste {
    /// The rule that says so.
    pub rule: RuleId,
    /// By how much.
    pub by: Inches,
    /// Whether it names the Movement Value itself, which the Action then multiplies.
    pub value: bool,
}

/// The stat line of a model (`wz.stat.line`) with all it has. A dash is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Movement Value.
    pub m: Inches,
    /// Close Combat.
    pub cc: Option<u8>,
    /// Range Skill.
    pub rs: Option<u8>,
    /// Strength.
    pub st: Option<u8>,
    /// Constitution.
    pub con: Option<u8>,
    /// Will Power.
    pub wp: Option<u8>,
    /// Leadership.
    pub ld: Option<u8>,
    /// Wounds.
    pub w: u8,
    /// Armour Value.
    pub a: Option<u8>,
    /// Impenetrable Armour Value.
    pub impenetrable: Option<u8>,
    /// What changes how far it goes.
    pub haste: Vec<Haste>,
    /// Its hull, if it has Structure Points in place of Wounds.
    pub hull: Option<Hull>,
    /// Changes of Armour against types of weapons (`wz.armour.weapon-type`).
    pub against: Vec<(DamageType, i8)>,
    /// The size of its base.
    pub base: Base,
    /// Whether it has none and only counts as Large (`wz.base.none`).
    pub baseless: bool,
    /// Half the width of its base.
    pub radius: Inches,
    /// Whether it strikes all round while Engaged (`wz.bauhaus.skill.duval.hurricane-of-destruction`).
    pub all_round: bool,
    /// The height of its Facing Area.
    pub height: Inches,
    /// Whether it is a Warlord or a Lord.
    pub hero: bool,
    /// How far it reaches in close combat.
    ccwr: Inches,
    /// Its weapons, ranged ones first, one entry for each way to use them.
    pub weapons: Vec<Weapon>,
    /// Its skills.
    pub skills: Vec<Skill>,
    /// Whom its Contempt is for, word by word (`wz.skill.contempt`).
    pub contempt: Vec<String>,
    /// What it is to others: its faction and the keywords of its unit.
    pub kinds: Vec<String>,
}

/// The rules that name the columns of a stat line, in the order of the book.
pub(crate) const COLUMNS: [RuleId; 10] = [
    rule!("wz.stat.m"),
    rule!("wz.stat.cc"),
    rule!("wz.stat.rs"),
    rule!("wz.stat.st"),
    rule!("wz.stat.con"),
    rule!("wz.stat.wp"),
    rule!("wz.stat.ld"),
    rule!("wz.stat.w"),
    rule!("wz.stat.a"),
    rule!("wz.stat.pts"),
];

impl Attack {
    /// The Critical Damage (X) the weapon is written with.
    fn with_critical_damage<'a>(self, mut abilities: impl Iterator<Item = &'a Ability>) -> Attack {
        let written = abilities.find(|it| it.rule == rule!("wz.def.critical-damage") || EXPLOSIVE.contains(&it.rule));
        let critical_damage = written.and_then(|it| it.x).map(|it| it.clamp(1, 20) as u8);
        match self {
            Attack::Ranged(gun) => Attack::Ranged(Ranged { critical_damage, ..gun }),
            Attack::Close(blade) => Attack::Close(Close { critical_damage, ..blade }),
            Attack::Power(power) => Attack::Power(power),
        }
    }

    fn gun(self) -> Option<Ranged> {
        match self {
            Attack::Ranged(gun) => Some(gun),
            Attack::Close(_) | Attack::Power(_) => None,
        }
    }
}

impl Base {
    /// The class of a base by its diameter in millimetres; none counts as Large (`wz.base.none`).
    #[must_use]
    pub const fn of(diameter: Option<i32>) -> Base {
        match diameter {
            Some(..=30) => Base::Small,
            Some(31..=40) => Base::Medium,
            Some(_) | None => Base::Large,
        }
    }

    /// The rule that defines it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Base::Small => rule!("wz.base.small"),
            Base::Medium => rule!("wz.base.medium"),
            Base::Large => rule!("wz.base.large"),
        }
    }

    /// The least height of the Facing Area (`wz.facing-area.minimum`).
    #[must_use]
    pub const fn least_height(self) -> Inches {
        match self {
            Base::Small => Inches::whole(1),
            Base::Medium => Inches::hundredths(150),
            Base::Large => Inches::whole(2),
        }
    }

    /// The Close Combat Weapon Range where no weapon states one (`wz.cc.ccwr`).
    #[must_use]
    pub const fn reach(self, hero: bool) -> Inches {
        match self {
            Base::Small => Inches::ZERO,
            Base::Medium if hero => Inches::hundredths(150),
            Base::Medium => Inches::whole(1),
            Base::Large => Inches::whole(2),
        }
    }

    /// How far two models must stand above each other to be at different Elevations (`wz.def.elevation`).
    #[must_use]
    pub const fn elevation(self) -> Inches {
        match self {
            Base::Small => Inches::whole(1),
            Base::Medium => Inches::whole(2),
            Base::Large => Inches::whole(4),
        }
    }

    /// How deep it may jump down for nothing (`wz.jump.free`).
    #[must_use]
    pub const fn free_jump(self) -> Inches {
        match self {
            Base::Small => Inches::whole(1),
            Base::Medium => Inches::whole(2),
            Base::Large => Inches::whole(3),
        }
    }
}

impl Profile {
    /// The profile of a mustered model; `hero` for Warlords and Lords.
    ///
    /// # Errors
    /// The column that is missing or of the wrong kind.
    pub fn read(model: &ResolvedModel, hero: bool) -> Result<Profile, String> {
        let line = &model.profile;
        let base = Base::of(model.base);
        let radius = match Footprint::round_mm(model.base.unwrap_or(50).clamp(10, 300)) {
            Footprint::Disc { radius } => radius,
            Footprint::Polygon(_) => unreachable!("a round base is a disc"),
        };
        let mut profile = Profile {
            m: Inches::hundredths(line.inches("M").ok_or("M")?.0),
            cc: stat(line, "CC")?,
            rs: stat(line, "RS")?,
            st: stat(line, "St")?,
            con: stat(line, "Con")?,
            wp: stat(line, "WP")?,
            ld: stat(line, "LD")?,
            w: wounds(line)?,
            a: stat(line, "A")?,
            impenetrable: line.number("impenetrable").map(|it| it.clamp(1, 20) as u8),
            haste: haste(model),
            hull: Hull::read(line),
            against: armour(model),
            base,
            baseless: model.base.is_none(),
            radius,
            all_round: model
                .skills
                .iter()
                .any(|it| it.rule == rule!("wz.bauhaus.skill.duval.hurricane-of-destruction")),
            height: base.least_height(),
            hero,
            ccwr: Inches::ZERO,
            weapons: Vec::new(),
            skills: model.skills.iter().map(|it| Skill { rule: it.rule, x: it.x }).collect(),
            contempt: contempt(model),
            kinds: Vec::new(),
        };
        profile.arm(model);
        profile.ccwr = profile.longest_reach().unwrap_or(base.reach(hero));
        Ok(profile)
    }

    fn arm(&mut self, model: &ResolvedModel) {
        for weapon in &model.weapons {
            let mut guns: Vec<Ranged> = Vec::new();
            for mode in &weapon.modes {
                let name = mode.name.as_ref().unwrap_or(&weapon.name);
                if let Some(attack) = self.attack(mode, &weapon.abilities) {
                    let attack = attack.with_critical_damage(weapon.abilities.iter().chain(&mode.abilities));
                    guns.extend(attack.gun().filter(|_| mode.through.is_none()));
                    let abilities = weapon.abilities.iter().chain(&mode.abilities).map(Skill::of).collect();
                    let (rule, name, through) = (mode.rule, name.clone(), mode.through);
                    self.weapons.push(Weapon { rule, name, attack, abilities, through });
                }
            }
            if let Some(close) = self.at_close_quarters(&guns) {
                let (rule, name) = (weapon.rule, weapon.name.clone());
                let attack = Attack::Close(close);
                self.weapons.push(Weapon { rule, name, attack, abilities: Vec::new(), through: None });
            }
        }
        self.weapons.arrange_by_key(|it| match it.attack {
            Attack::Ranged(_) => 0,
            Attack::Close(_) => 1,
            Attack::Power(_) => 2,
        });
    }

    /// The way to use a line of a weapon.
    fn attack(&self, mode: &Mode, abilities: &[Ability]) -> Option<Attack> {
        let line = &mode.line;
        match line.kind.as_str() {
            "ranged" => {
                let stuns = abilities.iter().chain(&mode.abilities).any(|it| it.rule == rule!("wz.def.stun"));
                let burns = mode.rule == rule!("wz.armoury.grenade.fire");
                let gas = has(abilities, mode, &[rule!("wz.bauhaus.skill.duval.tear-gas")]).map(|_| Effect::TearGas);
                let effect = if stuns { Some(Effect::Stuns) } else { burns.then_some(Effect::Incendiary).or(gas) };
                let slow = has(abilities, mode, &SLOW_RELOAD);
                ranged(line, self.st, effect).map(|it| Attack::Ranged(Ranged { slow, ..it }))
            }
            "close-combat" => close(line, self.base.reach(self.hero)).map(Attack::Close),
            "sticky" => sticky(line).map(Attack::Close),
            "psychic" => psychic(line, abilities),
            _ => None,
        }
    }

    /// A pistol or shotgun in close combat: its own figures, the highest of all its lines, and the reach of the base
    /// (`wz.shotgun.close-combat`, `wz.armoury.dual-stats`).
    fn at_close_quarters(&self, guns: &[Ranged]) -> Option<Close> {
        let fits = |it: &Ranged| it.class == Class::Pistol || it.template == Some(TemplateSize::Shotgun);
        let strongest = guns.iter().max_by_key(|it| it.st).filter(|_| guns.iter().any(fits))?;
        Some(Close {
            reach: self.base.reach(self.hero),
            st: CloseSt::Own(strongest.st?),
            roa: guns.iter().map(|it| it.rof).max()?,
            avv: strongest.avv,
            damage: strongest.damage,
            critical_damage: None,
            sticky: false,
        })
    }

    /// The longest reach of its close combat weapons. A grenade to be stuck on has none.
    fn longest_reach(&self) -> Option<Inches> {
        let states_one = |it: &&Close| it.reach > Inches::ZERO || matches!(it.st, CloseSt::Added(_));
        self.blades().map(|it| it.1).filter(states_one).map(|it| it.reach).max()
    }

    /// Its Close Combat Weapon Range: the longest of its close combat weapons, or its base's (`wz.cc.ccwr`).
    #[must_use]
    pub fn ccwr(&self) -> Inches {
        self.ccwr
    }

    /// Its close combat weapons, with their numbers.
    pub fn blades(&self) -> impl Iterator<Item = (u8, &Close)> {
        self.weapons.iter().enumerate().filter_map(|(at, it)| match &it.attack {
            Attack::Close(close) => Some((at as u8, close)),
            Attack::Ranged(_) | Attack::Power(_) => None,
        })
    }

    /// Its ranged weapons, with their numbers.
    pub fn guns(&self) -> impl Iterator<Item = (u8, &Ranged)> {
        self.weapons.iter().enumerate().filter_map(|(at, it)| match &it.attack {
            Attack::Ranged(ranged) => Some((at as u8, ranged)),
            Attack::Close(_) | Attack::Power(_) => None,
        })
    }

    /// Joins a Lord: the squad deploys as he does (`wz.hero.lord-deployment-skills`), and its own leader is no longer
    /// the Squad Commander whom others guard (`wz.hero.lord-commander`).
    pub(crate) fn follow(&mut self, lord: &ResolvedUnit, led: bool) {
        let has = |rule: RuleId| lord.models.iter().flat_map(|it| &it.skills).any(|it| it.rule == rule);
        let arrivals = [rule!("wz.skill.infiltrate.timing"), rule!("wz.skill.rapid-deployment.reserve")];
        self.skills.retain(|it| !arrivals.contains(&it.rule) || has(it.rule));
        self.skills.retain(|it| !led || it.rule != rule!("wz.skill.guarded"));
    }

    /// The skill of this rule.
    #[must_use]
    pub fn skill(&self, rule: RuleId) -> Option<Skill> {
        self.skills.iter().copied().find(|it| it.rule == rule)
    }
}

impl Profile {
    /// Whether its bearer has a skill of its own or by one of its weapons.
    pub(crate) fn bears(&self, rule: RuleId) -> bool {
        self.skill(rule).is_some() || self.weapons.iter().any(|it| it.ability(rule).is_some())
    }
}

impl Weapon {
    /// The ability of this rule.
    #[must_use]
    pub fn ability(&self, rule: RuleId) -> Option<Skill> {
        self.abilities.iter().copied().find(|it| it.rule == rule)
    }

    /// The first of these abilities it has.
    pub(crate) fn ability_of(&self, rules: &[RuleId]) -> Option<Skill> {
        rules.iter().find_map(|it| self.ability(*it))
    }
}

impl State {
    /// A weapon by its number.
    pub(crate) fn weapon(&self, model: ModelId, weapon: Option<u8>) -> Option<&Weapon> {
        self.profile(model).weapons.get(usize::from(weapon?))
    }

    /// The weapon behind a Wound Effect.
    pub(crate) fn weapon_of(&self, wound: &Wound) -> Option<&Weapon> {
        self.weapon(wound.by?, wound.weapon)
    }
}

fn stat(line: &Line, column: &str) -> Result<Option<u8>, String> {
    match line.get(column) {
        Some(Value::Number(it)) if (1..=20).contains(it) => Ok(Some(*it as u8)),
        Some(Value::Dash) => Ok(None),
        Some(_) | None => Err(column.to_owned()),
    }
}

fn contempt(model: &ResolvedModel) -> Vec<String> {
    let skills = model.skills.iter().filter(|it| it.rule == rule!("wz.skill.contempt"));
    skills.filter_map(|it| it.of.clone()).collect()
}

fn haste(model: &ResolvedModel) -> Vec<Haste> {
    let inches = |it: &Ability| Inches::whole(it.x.unwrap_or(0).clamp(-20, 20));
    let read = |it: &Ability| match it.of.as_deref() {
        Some("Movement") => Some(Haste { rule: it.rule, by: inches(it), value: false }),
        Some("Movement Value") => Some(Haste { rule: it.rule, by: inches(it), value: true }),
        Some(_) | None => None,
    };
    model.skills.iter().filter_map(read).collect()
}

/// Wounds; a hull has none, and counts as having one until it is Destroyed.
fn wounds(line: &Line) -> Result<u8, String> {
    match stat(line, "W")? {
        None if Hull::read(line).is_some() => Ok(1),
        wounds => wounds.ok_or_else(|| "W".to_owned()),
    }
}

fn armour(model: &ResolvedModel) -> Vec<(DamageType, i8)> {
    let abilities = model.armour.iter().flat_map(|it| &it.abilities);
    let against = abilities.filter(|it| it.rule == rule!("wz.armour.weapon-type"));
    against.filter_map(|it| Some((damage(it.of.as_deref()?)?, it.x?.clamp(-20, 20) as i8))).collect()
}

fn damage(word: &str) -> Option<DamageType> {
    match word {
        "Piercing" => Some(DamageType::Piercing),
        "Blast" => Some(DamageType::Blast),
        "Plasma" => Some(DamageType::Plasma),
        _ => None,
    }
}

/// Where a line gives no St, only what it does besides makes it a weapon.
fn ranged(line: &Line, own: Option<u8>, effect: Option<Effect>) -> Option<Ranged> {
    let template = template(line)?;
    let class = match line.word("class")? {
        "P" => Class::Pistol,
        "A" => Class::Auto,
        "S" => Class::Special,
        "H" => Class::Heavy,
        "R" => Class::Rail,
        "FT" => Class::Flamer,
        "G" => Class::Grenade,
        _ => return None,
    };
    let thrown = line.word("range") == Some("St");
    let range = match template {
        Some(size) if size.starts_at_firer() => None,
        _ if thrown => Some(Inches::whole(i32::from(own?))),
        _ => Some(Inches::hundredths(line.inches("range")?.0)),
    };
    let st = line.number("St").map(|it| it.clamp(1, 20) as u8);
    if st.is_none() && effect.is_none() {
        return None;
    }
    let (rof, avv) = (line.number("RoF")?.clamp(1, 20) as u8, line.number("AVV").map(|it| it.clamp(0, 20) as u8));
    Some(Ranged {
        range,
        template,
        st,
        rof,
        avv,
        damage: damage(line.word("type")?)?,
        class,
        thrown,
        effect,
        critical_damage: None,
        slow: None,
    })
}

/// The template a line names, if any; none at all if the word is unknown.
fn template(line: &Line) -> Option<Option<TemplateSize>> {
    Some(match line.word("template") {
        None => None,
        Some("SE") => Some(TemplateSize::SmallExplosion),
        Some("LE") => Some(TemplateSize::LargeExplosion),
        Some("ST") => Some(TemplateSize::Shotgun),
        Some("SFT") => Some(TemplateSize::SmallFlamer),
        Some("FT") => Some(TemplateSize::Flamer),
        Some(_) => return None,
    })
}

/// The first of these abilities that a weapon or this way to use it has.
fn has(abilities: &[Ability], mode: &Mode, of: &[RuleId]) -> Option<RuleId> {
    abilities.iter().chain(&mode.abilities).map(|it| it.rule).find(|it| of.contains(it))
}

/// A psychic power: one that shoots is a gun, the others are cast (`wz.psychic.kinds`).
fn psychic(line: &Line, abilities: &[Ability]) -> Option<Attack> {
    let (range, template) = (line.inches("range").map(|it| Inches::hundredths(it.0)), template(line)?);
    let kind = match line.word("kind")? {
        "S" => {
            return Some(Attack::Ranged(Ranged {
                range,
                template,
                st: Some(line.number("St")?.clamp(1, 20) as u8),
                rof: line.number("RoF").unwrap_or(1).clamp(1, 20) as u8,
                avv: line.number("AVV").map(|it| it.clamp(0, 20) as u8),
                damage: DamageType::Psychic,
                class: Class::Psychic,
                thrown: false,
                effect: None,
                critical_damage: None,
                slow: None,
            }));
        }
        "B" => PowerKind::Booster,
        "D" => PowerKind::Debuff,
        _ => return None,
    };
    let cost = |name: &str| abilities.iter().find_map(|it| it.number(name)).map(|it| it.clamp(0, 20) as u8);
    Some(Attack::Power(Power {
        kind,
        range,
        points: cost("action-points").unwrap_or(1),
        cards: cost("burn").unwrap_or(0),
    }))
}

/// A grenade stuck on in base contact: a close combat weapon with a St of its own
/// (`wz.armoury.grenade.anti-vehicle`).
fn sticky(line: &Line) -> Option<Close> {
    Some(Close {
        reach: Inches::ZERO,
        st: CloseSt::Own(line.number("St")?.clamp(1, 20) as u8),
        roa: line.number("RoF")?.clamp(1, 20) as u8,
        avv: line.number("AVV").map(|it| it.clamp(0, 20) as u8),
        damage: damage(line.word("type")?)?,
        critical_damage: None,
        sticky: true,
    })
}

/// A close combat weapon; where it states no range, that of the base counts (`wz.cc.ccwr`).
fn close(line: &Line, unstated: Inches) -> Option<Close> {
    let stated = line.inches("range").map(|it| Inches::hundredths(it.0));
    let touching = line.word("range").map(|_| Inches::ZERO);
    let reach = stated.or(touching).unwrap_or(unstated);
    let st = CloseSt::Added(line.number("St")?.clamp(-20, 20) as i8);
    let avv = line.number("AVV").map(|it| it.clamp(0, 20) as u8);
    Some(Close {
        reach,
        st,
        roa: line.number("RoA")?.clamp(1, 20) as u8,
        avv,
        damage: damage(line.word("type")?)?,
        critical_damage: None,
        sticky: false,
    })
}
