//! The sheets of the UCM: every unit and every weapon, a row each.

/// The units; one with two modes has a row for each.
pub const UNITS: &str = "\
unit                                               | Mode | Mv | CM     | A  | DP | Type     | Category  | S+C            | LZ | CQB | F  | Pts | T need | T carries | Commander | Weapons                                                                         | Special
dc.unit-ucm.sabre-main-battle-tank                 | -    | 4  | A      | 10 | 1  | Vehicle  | Standard  | 3/6/9 Standard | -  | -   | -  | 37  | T2     | -         | -         | avenger-railgun, heavy-machinegun                                               | -
dc.unit-ucm.katana-light-tank                      | -    | 6  | A      | 9  | 1  | Vehicle  | Standard  | 3/6/9 Standard | -  | -   | -  | 37  | T2     | -         | -         | twin-cannon                                                                     | Smoke Launcher
dc.unit-ucm.rapier-aa-tank                         | -    | 4  | A      | 10 | 1  | Vehicle  | Support   | 3 Wide         | -  | -   | -  | 45  | T2     | -         | -         | vindicator-focused-pattern, vindicator-wide-pattern, heavy-machinegun           | -
dc.unit-ucm.fireblade-flame-tank                   | -    | 6  | A      | 9  | 1  | Vehicle  | Support   | 3/6/9 Standard | -  | -   | -  | 32  | T2     | -         | -         | flamethrower                                                                    | Smoke Launcher
dc.unit-ucm.gladius-heavy-tank                     | -    | 3  | A      | 10 | 2  | Vehicle  | Heavy     | 2/4/6 Standard | -  | -   | -  | 59  | T3     | -         | -         | twin-avenger-railgun, twin-um-5-gatling                                         | -
dc.unit-ucm.scimitar-tank-destroyer                | -    | 3  | A      | 10 | 2  | Vehicle  | Heavy     | 2/4 Standard   | -  | -   | -  | 54  | T3     | -         | -         | marksman-laser, twin-um-5-gatling                                               | -
dc.unit-ucm.broadsword-super-heavy-tank            | -    | 4  | A      | 10 | 4  | Vehicle  | Heavy     | 1-3 Wide       | -  | -   | -  | 79  | T6     | -         | -         | mythslayer-railgun                                                              | -
dc.unit-ucm.kodiak-command-vehicle                 | -    | 4  | A      | 9  | 4  | Vehicle  | Command   | 1              | -  | -   | -  | 108 | T6     | -         | -         | tactical-orbital-strike                                                         | -
dc.unit-ucm.phoenix-command-gunship                | -    | 16 | A      | 5  | 9  | Aircraft | Command   | 1              | L  | -   | -  | 190 | -      | -         | -         | missile-battery, aa-battery, minigun-triad-left, minigun-triad-right            | -
dc.unit-ucm.colonial-legionnaires                  | -    | 2  | -      | 2  | 5  | Infantry | Troops    | 2/3 B2B        | -  | 1   | 5+ | 26  | I1     | -         | -         | um-3-assault-rifles, phoenix-missile-launcher                                   | -
dc.unit-ucm.praetorians                            | -    | 2  | -      | 2  | 5  | Infantry | Exotic    | 2/3 B2B        | -  | 3   | 3+ | 58  | I1     | -         | -         | um-3-smg-special                                                                | Dodge 4+, Fast Roping
dc.unit-ucm.praetorian-snipers                     | -    | 2  | E+2    | 2  | 3  | Infantry | Scout     | 3/4 B2B        | -  | 1   | 3+ | 36  | I1     | -         | -         | um-1-sniper-rifles                                                              | Dodge 4+
dc.unit-ucm.legionnaire-flak-team                  | -    | 2  | -      | 2  | 6  | Infantry | Troops    | 2 B2B          | -  | 0.5 | 5+ | 34  | I1     | -         | -         | anti-air-gun                                                                    | -
dc.unit-ucm.legionnaire-mortar-team                | -    | 2  | -      | 2  | 6  | Infantry | Troops    | 2 B2B          | -  | 0.5 | 5+ | 36  | I1     | -         | -         | hi-ex-mortar-round, concussion-round                                            | -
dc.unit-ucm.hazard-suit-team                       | -    | 1  | -      | 4  | 3  | Infantry | Exotic    | 2 B2B          | -  | 1   | 3+ | 38  | I1     | -         | -         | um-3-smg-special                                                                | DF, Hazard Suit
dc.unit-ucm.wolverine-a-scout-buggy                | -    | 9  | A      | 6  | 1  | Vehicle  | Scout     | 4/6/8 Standard | -  | -   | -  | 18  | L1     | -         | -         | punisher-minigun                                                                | -
dc.unit-ucm.wolverine-b-scout-buggy                | -    | 9  | A      | 6  | 1  | Vehicle  | Scout     | 4/6/8 Standard | -  | -   | -  | 16  | L1     | -         | -         | missile-launcher                                                                | -
dc.unit-ucm.longbow-howitzer                       | -    | 0  | A      | 7  | 1  | Vehicle  | Support   | 1-4 Standard   | -  | -   | -  | 30  | L2     | -         | -         | armour-piercing, fragmentation, smart-smoke                                     | -
dc.unit-ucm.falcon-gunship                         | -    | 24 | A, E+2 | 5  | 1  | Aircraft | Support   | 1-4 Wide       | S  | -   | -  | 40  | -      | -         | -         | twin-um-28-gatling-cannon, twin-um-5-gatling-9                                  | -
dc.unit-ucm.archangel-interceptor                  | -    | FM | A      | 5  | 1  | Aircraft | Air       | 1-4 Wide       | S  | -   | -  | 67  | -      | -         | -         | um-50-retribution-cannons                                                       | Interceptor
dc.unit-ucm.seraphim-strike-fighter                | -    | FM | A      | 7  | 2  | Aircraft | Air       | 1-2 Open       | M  | -   | -  | 112 | -      | -         | -         | heavenfire-focused-pattern, heavenfire-wide-pattern, sledgehammer-bunker-buster | Lumbering
dc.unit-ucm.bear-apc                               | -    | 6  | A      | 8  | 2  | Vehicle  | Transport | T Standard     | -  | -   | -  | 16  | T3     | I3        | -         | none                                                                            | -
dc.unit-ucm.condor-medium-dropship                 | -    | 18 | A      | 5  | 3  | Aircraft | Transport | T Wide         | L  | -   | -  | 31  | -      | T6        | -         | twin-um-5-gatling-9, missile-pods (+10 pts)                                     | -
dc.unit-ucm.raven-a-light-dropship                 | -    | 24 | A      | 5  | 1  | Aircraft | Transport | T Wide         | S  | -   | -  | 28  | -      | I2        | -         | twin-um-5-gatling-12, missile-pods (+8 pts)                                     | -
dc.unit-ucm.raven-b-light-dropship                 | -    | 24 | A      | 5  | 1  | Aircraft | Transport | T Wide         | S  | -   | -  | 15  | -      | L2        | -         | twin-um-5-gatling-12                                                            | -
dc.unit-ucm.albatross-heavy-dropship               | -    | 12 | A      | 5  | 6  | Aircraft | Transport | T Wide         | L  | -   | -  | 66  | -      | T18       | -         | twin-um-5-gatling-9, missile-pods (+15 pts)                                     | -
dc.unit-ucm.general-arthur-j-wade-famous-commander | -    | 4  | A      | 10 | 4  | Vehicle  | Command   | 1              | -  | -   | -  | 280 | T6     | -         | 5, 24 in  | godslayer-railgun                                                               | -
";

/// The weapons.
pub const WEAPONS: &str = "\
weapon                                   | E  | Sh | Ac | R(F)     | R(C)     | MF | Arc         | Special
dc.weapon-ucm.avenger-railgun            | 10 | 1  | 2+ | infinite | 24       | 4  | F/S/R       | Articulated
dc.weapon-ucm.heavy-machinegun           | 4  | 2  | 3+ | 36       | 12       | 4  | F/S         | -
dc.weapon-ucm.twin-cannon                | 9  | 2  | 2+ | 48       | 18       | 6  | F/S/R       | -
dc.weapon-ucm.vindicator-focused-pattern | 7  | 3  | 3+ | infinite | 18       | 4  | F/S/R       | Alt-1, AA, Articulated
dc.weapon-ucm.vindicator-wide-pattern    | 4  | 8  | 3+ | 24       | 12       | 4  | F/S/R       | Alt-1, Articulated
dc.weapon-ucm.flamethrower               | 4  | 6  | 3+ | 6        | 6        | 6  | F/S/R       | Flame
dc.weapon-ucm.twin-avenger-railgun       | 10 | 2  | 2+ | infinite | 24       | 3  | F/S/R       | Articulated
dc.weapon-ucm.twin-um-5-gatling          | 3  | 4  | 4+ | 24       | 12       | 3  | F/S/R       | -
dc.weapon-ucm.marksman-laser             | 10 | 1  | 2+ | infinite | infinite | 0  | F           | The Marksman's Touch
dc.weapon-ucm.mythslayer-railgun         | 11 | 1  | 2+ | infinite | 24       | 4  | F/S         | Devastator-2
dc.weapon-ucm.tactical-orbital-strike    | 13 | 1  | 2+ | infinite | infinite | 0  | F/S/R       | IF, Call It In, Area-S
dc.weapon-ucm.missile-battery            | 10 | 1  | 3+ | 36       | 9        | 4  | F           | L-2, Area-L
dc.weapon-ucm.aa-battery                 | 6  | 2  | 3+ | 36       | 9        | 8  | F/S/R       | AA
dc.weapon-ucm.minigun-triad-left         | 12 | 1  | 3+ | infinite | 9        | 8  | F/S (Left)  | -
dc.weapon-ucm.minigun-triad-right        | 12 | 1  | 3+ | infinite | 9        | 8  | F/S (Right) | -
dc.weapon-ucm.um-3-assault-rifles        | 3  | 4  | 3+ | 36       | 9        | 1  | F/S/R       | RW-1, SA-6
dc.weapon-ucm.phoenix-missile-launcher   | 9  | 1  | 3+ | infinite | 9        | 0  | F/S/R       | SC
dc.weapon-ucm.um-3-smg-special           | 2  | 10 | 2+ | 12       | 6        | 2  | F/S/R       | RW-2
dc.weapon-ucm.um-1-sniper-rifles         | 4  | 3  | 2+ | infinite | 18       | 0  | F/S/R       | Sniper, RW-1, SA-7
dc.weapon-ucm.anti-air-gun               | 6  | 3  | 3+ | 30       | 18       | 0  | F/S/R       | AA, RW
dc.weapon-ucm.hi-ex-mortar-round         | 6  | 1  | 3+ | -        | -        | 0  | F/S/R       | SC, Alt-1, Barrage-3
dc.weapon-ucm.concussion-round           | -  | 1  | 3+ | 48       | 18       | 0  | F/S/R       | IF, Alt-1, Concussion
dc.weapon-ucm.punisher-minigun           | 6  | 1  | 3+ | 36       | 12       | 9  | F/S/R       | AA
dc.weapon-ucm.missile-launcher           | 8  | 1  | 2+ | 36       | 9        | 9  | F/S/R       | SC
dc.weapon-ucm.armour-piercing            | 10 | 1  | 2+ | infinite | 24       | 0  | F           | Alt-1, IF
dc.weapon-ucm.fragmentation              | 9  | 1  | 2+ | infinite | 24       | 0  | F           | Alt-1, IF, Area-M
dc.weapon-ucm.smart-smoke                | -  | 1  | 2+ | infinite | 24       | 0  | F/S/R       | Alt-1, IF, Smoke
dc.weapon-ucm.twin-um-28-gatling-cannon  | 11 | 1  | 3+ | 24       | 12       | 12 | F(N)        | -
dc.weapon-ucm.twin-um-5-gatling-9        | 3  | 4  | 4+ | 24       | 12       | 9  | F           | -
dc.weapon-ucm.um-50-retribution-cannons  | 7  | 2  | 3+ | infinite | 12       | -  | F(N)        | AA
dc.weapon-ucm.heavenfire-focused-pattern | 12 | 1  | 2+ | 6        | 6        | -  | F(N)        | Alt-1
dc.weapon-ucm.heavenfire-wide-pattern    | 4  | 1  | 2+ | 6        | 6        | -  | F(N)        | Alt-1, Area-M
dc.weapon-ucm.sledgehammer-bunker-buster | 11 | 1  | 2+ | 6        | 6        | -  | F(N)        | Alt-1, L-4, Demolisher-D3+3
dc.weapon-ucm.missile-pods               | 8  | 1  | 3+ | 36       | 9        | 6  | F           | SC
dc.weapon-ucm.twin-um-5-gatling-12       | 3  | 4  | 4+ | 24       | 12       | 12 | F           | -
dc.weapon-ucm.godslayer-railgun          | 12 | 1  | 2+ | infinite | 24       | 4  | F/S         | Devastator-D3
";
