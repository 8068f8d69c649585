//! The sheets of the Resistance: every unit and every weapon, a row each.

/// The units; one with two modes has a row for each.
pub const UNITS: &str = "\
unit                                             | Mode       | Mv | CM     | A  | DP | Type     | Category  | S+C           | LZ | CQB  | F  | Pts | T need   | T carries                          | Commander | Weapons                                                                                                     | Special
dc.unit-res.model-109-breaching-drill            | -          | 0  | A      | 9  | 5  | Vehicle  | Drill     | 1             | -  | -    | -  | 50  | -        | one Subterranean squad per turn    | -         | none                                                                                                        | Rare
dc.unit-res.bertha-jessie-adams                  | -          | 0  | A      | 9  | 8  | Vehicle  | Drill     | 1             | -  | -    | -  | 170 | -        | three Subterranean squads per turn | 4, 9 in   | prepared-trap-detonator                                                                                     | Allied
dc.unit-res.nt-1-kraken-hovercraft               | -          | 10 | A      | 8  | 4  | Vehicle  | Transport | T Wide        | -  | -    | -  | 38  | -        | W6 or B6                           | -         | 90mm-cannon                                                                                                 | Hovercraft
dc.unit-res.nt-4-leviathan-heavy-hovercraft      | -          | 10 | A      | 7  | 9  | Vehicle  | Transport | T Wide        | -  | -    | -  | 90  | -        | W24 or B24                         | -         | multi-rocket-battery, 4x aa-cannon (+30 pts)                                                                | Hovercraft
dc.unit-res.nt-5-thunderstorm-command-hovercraft | -          | 10 | A      | 8  | 9  | Vehicle  | Command   | 1             | -  | -    | -  | 205 | -        | W12                                | -         | 4x looted-plasma-cannon                                                                                     | Hovercraft, Command Transport
dc.unit-res.resistance-fighters                  | -          | 2  | -      | 2  | 5  | Infantry | Troops    | 2-4 B2B       | -  | 1    | 3+ | 24  | I1       | -                                  | -         | assault-rifles, homemade-rpgs                                                                               | Subterranean
dc.unit-res.occupation-veterans                  | -          | 2  | -      | 2  | 5  | Infantry | Exotic    | 2-4 B2B       | -  | 2    | 2+ | 40  | I1       | -                                  | -         | overcharged-plasma-rifles                                                                                   | Dodge 5+, Subterranean
dc.unit-res.berserkers                           | -          | 2  | -      | 1  | 5  | Infantry | Exotic    | 2/4 B2B       | -  | D3+1 | 2+ | 40  | I1       | -                                  | -         | none                                                                                                        | Dodge 5+, Subterranean, Reckless Abandon, Feral
dc.unit-res.marine-force-recon                   | -          | 2  | -      | 2  | 5  | Infantry | Exotic    | 2 B2B         | -  | 3    | 2+ | 58  | I1       | -                                  | -         | um-3-smg-special                                                                                            | Dodge 3+, Subterranean, Fast Roping, Allied
dc.unit-res.attack-atvs                          | -          | 9  | E+1    | 4  | 3  | Infantry | Exotic    | 2-4 B2B       | -  | 0    | 4+ | 30  | W2 or D2 | -                                  | -         | grenade-launcher, chem-grenade                                                                              | Subterranean, DF
dc.unit-res.freeriders                           | -          | 16 | E+3    | 3  | 3  | Infantry | Scout     | 2-4 B2B       | -  | 1    | 4+ | 35  | W2 or D2 | -                                  | -         | machine-gun, sticky-mine                                                                                    | Subterranean, DF, Bikes
dc.unit-res.scout-atvs                           | -          | 9  | E+1    | 4  | 3  | Infantry | Scout     | 2-4 B2B       | -  | 0    | 4+ | 40  | W2 or D2 | -                                  | -         | disruptor-array                                                                                             | Subterranean, DF
dc.unit-res.gun-technical                        | -          | 9  | -      | 5  | 1  | Vehicle  | Scout     | 6-12 Standard | -  | -    | -  | 10  | W1 or D1 | -                                  | -         | heavy-machine-gun                                                                                           | Subterranean
dc.unit-res.rocket-technical                     | -          | 9  | -      | 5  | 1  | Vehicle  | Standard  | 6-12 Standard | -  | -    | -  | 10  | W1 or D1 | -                                  | -         | rocket-launcher                                                                                             | Subterranean
dc.unit-res.gun-wagon                            | -          | 6  | -      | 6  | 2  | Vehicle  | Standard  | 3-6 Standard  | -  | -    | -  | 25  | W2       | -                                  | -         | aa-cannon-2                                                                                                 | -
dc.unit-res.fire-wagon                           | -          | 6  | -      | 6  | 2  | Vehicle  | Support   | 3-6 Standard  | -  | -    | -  | 18  | W2       | -                                  | -         | flamethrower                                                                                                | -
dc.unit-res.storm-wagon                          | -          | 6  | -      | 6  | 2  | Vehicle  | Support   | 3-12 Standard | -  | -    | -  | 20  | W2       | -                                  | -         | multiple-rocket-battery                                                                                     | -
dc.unit-res.thunder-wagon                        | -          | 6  | -      | 6  | 2  | Vehicle  | Support   | 3 Standard    | -  | -    | -  | 22  | W2       | -                                  | -         | golgotha-missile                                                                                            | Rare
dc.unit-res.m9-hannibal                          | -          | 3  | A      | 10 | 2  | Vehicle  | Heavy     | 2/4 Standard  | -  | -    | -  | 40  | T3       | -                                  | -         | 90mm-cannon-2, 120mm-punisher-cannon, machine-gun-2                                                         | -
dc.unit-res.mehmed                               | -          | 3  | A      | 10 | 2  | Vehicle  | Heavy     | 2/4 Standard  | -  | -    | -  | 48  | T3       | -                                  | -         | 90mm-cannon-2, hammer-of-constantine, machine-gun-2                                                         | -
dc.unit-res.m20-zhukov-aa-tank                   | -          | 3  | A      | 10 | 2  | Vehicle  | Heavy     | 2 Standard    | -  | -    | -  | 75  | T3       | -                                  | -         | 90mm-cannon-2, 32mm-rail-cannon, machine-gun-2                                                              | Rare
dc.unit-res.m3-alexander                         | -          | 2  | A      | 10 | 5  | Vehicle  | Command   | 1             | -  | -    | -  | 125 | T6       | -                                  | -         | maelstrom-grenade-launcher, 220mm-equaliser-cannon, 2x chain-gun                                            | -
dc.unit-res.ah-16-cyclone                        | -          | 16 | A      | 6  | 2  | Aircraft | Support   | 1-4 Wide      | M  | -    | -  | 60  | -        | -                                  | -         | hornet-s-nest-multi-missile-system, beowulf-missile-left-pylon, beowulf-missile-right-pylon, light-chaingun | -
dc.unit-res.typhoon                              | -          | 16 | A      | 6  | 2  | Aircraft | Support   | 1-4 Wide      | M  | -    | -  | 70  | -        | -                                  | -         | azrael-chainguns, light-chaingun                                                                            | -
dc.unit-res.j19-hellhog                          | Fast Mode  | FM | A      | 6  | 3  | Aircraft | Air       | 1 Open        | L  | -    | -  | 140 | -        | -                                  | -         | 75mm-satan-chaingun, cobra-missile                                                                          | Transition, Rare, Interceptor
dc.unit-res.j19-hellhog                          | Hover Mode | 6  | A      | 6  | 3  | Aircraft | Air       | 1 Open        | L  | -    | -  | 140 | -        | -                                  | -         | 75mm-satan-chaingun, cobra-missile                                                                          | Transition, Rare
dc.unit-res.barrel-bomber                        | -          | 16 | A      | 6  | 4  | Aircraft | Support   | 1             | L  | -    | -  | 65  | -        | -                                  | -         | missile-battery, heavy-machine-gun-2, aa-cannon-3 (+15 pts), frag-barrel, goliath-bomb                      | Rare, Feral
dc.unit-res.mt-90-jackson-apc                    | -          | 6  | A      | 9  | 1  | Vehicle  | Transport | T Standard    | -  | -    | -  | 15  | T2 or W2 | I2                                 | -         | deluge-grenade-launchers                                                                                    | -
dc.unit-res.battle-bus                           | -          | 6  | -      | 6  | 4  | Vehicle  | Transport | T Wide        | -  | -    | -  | 15  | B3       | I4                                 | -         | heavy-machine-gun-battery, rocket-launcher-battery                                                          | Firing Ports
dc.unit-res.at-77-lifthawk                       | -          | 16 | A      | 6  | 4  | Aircraft | Transport | T Wide        | L  | -    | -  | 55  | -        | T6 or I6                           | -         | missile-battery, heavy-machine-gun-2, aa-cannon-3 (+15 pts)                                                 | -
dc.unit-res.raven-a-s                            | -          | 24 | A, E+2 | 5  | 1  | Aircraft | Transport | 1 Wide        | S  | -    | -  | 35  | -        | I2                                 | -         | twin-um-5-gatling, missile-pods (+8 pts)                                                                    | Allied
dc.unit-res.salakahn-famous-commander            | -          | 2  | A, P4+ | 10 | 6  | Vehicle  | Command   | 1             | -  | -    | -  | 330 | T6       | -                                  | 4, 18 in  | maelstrom-grenade-launcher, 220mm-equaliser-cannon, 2x chain-gun                                            | Feral
";

/// The weapons.
pub const WEAPONS: &str = "\
weapon                                           | E  | Sh | Ac | R(F)     | R(C) | MF | Arc         | Special
dc.weapon-res.prepared-trap-detonator            | 10 | 1  | 4+ | 24       | 24   | 0  | F/S/R       | Trap Detonator
dc.weapon-res.90mm-cannon                        | 9  | 1  | 3+ | 48       | 18   | 10 | F(N)        | -
dc.weapon-res.multi-rocket-battery               | 10 | 1  | 3+ | -        | -    | 6  | F/S/R       | Barrage-4
dc.weapon-res.aa-cannon                          | 6  | 2  | 3+ | 36       | 18   | 6  | F/S/R       | AA
dc.weapon-res.looted-plasma-cannon               | 12 | 1  | 2+ | 18       | 18   | 6  | F/S/R       | Demolisher-2
dc.weapon-res.assault-rifles                     | 3  | 5  | 3+ | 36       | 9    | 1  | F/S/R       | Alt-1, RW-1, SA-6
dc.weapon-res.homemade-rpgs                      | 6  | 5  | 3+ | 18       | 6    | 0  | F/S/R       | Alt-1, RW-1, SC, Focus-2, L-1
dc.weapon-res.overcharged-plasma-rifles          | 4  | 5  | 2+ | 18       | 18   | 2  | F/S/R       | RW-1, SA-7
dc.weapon-res.um-3-smg-special                   | 2  | 10 | 2+ | 12       | 6    | 2  | F/S/R       | RW-2
dc.weapon-res.grenade-launcher                   | 6  | 3  | 2+ | 9        | 6    | 6  | F           | SC, RW-1, Alt-1
dc.weapon-res.chem-grenade                       | -  | 3  | 2+ | 6        | 6    | 6  | F           | Chem, RW-1, Alt-1
dc.weapon-res.machine-gun                        | 3  | 3  | 3+ | 24       | 9    | 12 | F/S/R       | RW-1
dc.weapon-res.sticky-mine                        | 9  | 3  | 3+ | CC       | CC   | 12 | F/S         | RW-1
dc.weapon-res.disruptor-array                    | -  | 3  | 2+ | 24       | 24   | 6  | F/S/R       | RW-1, Disruptor
dc.weapon-res.heavy-machine-gun                  | 5  | 1  | 2+ | 36       | 12   | 6  | F/S         | AA
dc.weapon-res.rocket-launcher                    | 7  | 1  | 2+ | 18       | 6    | 9  | F/S         | SC, Focus-2
dc.weapon-res.aa-cannon-2                        | 6  | 2  | 2+ | 36       | 18   | 6  | F/S/R       | AA
dc.weapon-res.flamethrower                       | 4  | 4  | 3+ | 6        | 6    | 6  | F/S/R       | Flame
dc.weapon-res.multiple-rocket-battery            | 10 | 1  | 4+ | -        | -    | 0  | F/S/R       | Barrage-1
dc.weapon-res.golgotha-missile                   | 11 | 1  | 3+ | infinite | 36   | 0  | F/S/R       | IF, L-1, Area-M, Demolisher-2
dc.weapon-res.90mm-cannon-2                      | 9  | 1  | 2+ | infinite | 18   | 3  | F(N)        | -
dc.weapon-res.120mm-punisher-cannon              | 10 | 1  | 2+ | infinite | 18   | 3  | F/S/R       | -
dc.weapon-res.machine-gun-2                      | 3  | 3  | 3+ | 24       | 12   | 3  | F/S/R       | -
dc.weapon-res.hammer-of-constantine              | 11 | 1  | 2+ | 12       | 12   | 3  | F/S         | Demolisher-4
dc.weapon-res.32mm-rail-cannon                   | 8  | 1  | 2+ | infinite | 24   | 3  | F/S         | AA, Devastator-2
dc.weapon-res.maelstrom-grenade-launcher         | 10 | 1  | 2+ | 12       | 12   | 2  | F/S         | CA-1, L-1, Area-L
dc.weapon-res.220mm-equaliser-cannon             | 12 | 1  | 2+ | infinite | 18   | 2  | F/S         | Demolisher-3, Devastator-2, Toughened Shells, CA-1
dc.weapon-res.chain-gun                          | 7  | 2  | 2+ | 36       | 18   | 2  | F/S         | -
dc.weapon-res.hornet-s-nest-multi-missile-system | 10 | 1  | 3+ | -        | -    | 12 | F           | Barrage-1
dc.weapon-res.beowulf-missile-left-pylon         | 10 | 1  | 3+ | 36       | 9    | 12 | F/S (Left)  | L-2
dc.weapon-res.beowulf-missile-right-pylon        | 10 | 1  | 3+ | 36       | 9    | 12 | F/S (Right) | L-2
dc.weapon-res.light-chaingun                     | 4  | 4  | 3+ | 36       | 12   | 12 | F/S         | -
dc.weapon-res.azrael-chainguns                   | 10 | 3  | 3+ | 48       | 12   | 12 | F           | Strafe, Weight of Fire
dc.weapon-res.75mm-satan-chaingun                | 6  | 8  | 3+ | 36       | 12   | -  | F(N)        | Alt-1, Strafe, Focus-2, L-2
dc.weapon-res.cobra-missile                      | 8  | 1  | 3+ | infinite | 12   | -  | F/S         | Alt-1, L-2, AA
dc.weapon-res.missile-battery                    | 8  | 1  | 3+ | 36       | 9    | 8  | F           | SC
dc.weapon-res.heavy-machine-gun-2                | 5  | 2  | 3+ | 36       | 12   | 8  | F           | -
dc.weapon-res.aa-cannon-3                        | 6  | 2  | 4+ | 36       | 18   | 8  | F/S/R       | AA
dc.weapon-res.frag-barrel                        | 10 | 1  | 4+ | 6        | 6    | 8  | F/S/R       | Alt-1, Area-L, L-2, Frag-3+
dc.weapon-res.goliath-bomb                       | 13 | 1  | 5+ | 6        | 6    | 8  | F/S/R       | Alt-1, Area-S, L-1, Devastator-D3, Goliath
dc.weapon-res.deluge-grenade-launchers           | 7  | 1  | 3+ | 18       | 6    | 6  | F           | SC
dc.weapon-res.heavy-machine-gun-battery          | 5  | 3  | 2+ | 36       | 12   | 6  | F/S         | AA
dc.weapon-res.rocket-launcher-battery            | 6  | 3  | 2+ | 18       | 6    | 6  | F/S         | SC, Focus-2
dc.weapon-res.twin-um-5-gatling                  | 3  | 4  | 4+ | 24       | 12   | 12 | F           | -
dc.weapon-res.missile-pods                       | 8  | 1  | 3+ | 36       | 9    | 12 | F           | SC
";
