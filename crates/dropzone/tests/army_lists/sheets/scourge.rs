//! The sheets of the Scourge: every unit and every weapon, a row each.

/// The units; one with two modes has a row for each.
pub const UNITS: &str = "\
unit                                              | Mode        | Mv | CM     | A  | DP | Type     | Category  | S+C            | LZ   | CQB | F        | Pts | T need | T carries | Commander | Weapons                                                                                                                    | Special
dc.unit-scourge.hunter-grav-tank                  | -           | 9  | A      | 8  | 1  | Vehicle  | Standard  | 3/6/9 Standard | -    | -   | -        | 35  | T2     | -         | -         | plasma-cannon                                                                                                              | Skimmer
dc.unit-scourge.reaper-aa-grav-tank               | -           | 9  | A      | 8  | 1  | Vehicle  | Support   | 3 Wide         | -    | -   | -        | 39  | T2     | -         | -         | arc-caster                                                                                                                 | Skimmer
dc.unit-scourge.slayer-heavy-grav-tank            | -           | 6  | A      | 8  | 2  | Vehicle  | Heavy     | 2/4/6 Standard | -    | -   | -        | 50  | T3     | -         | -         | twin-plasma-cannons                                                                                                        | Skimmer
dc.unit-scourge.tormentor-flame-grav-tank         | -           | 6  | A      | 8  | 2  | Vehicle  | Heavy     | 2/4 Standard   | -    | -   | -        | 50  | T3     | -         | -         | acid-streamer                                                                                                              | Skimmer
dc.unit-scourge.stalker                           | -           | 4  | A      | 10 | 1  | Vehicle  | Standard  | 3/6/9 Standard | -    | -   | -        | 27  | C1     | -         | -         | electroweb-caster, razor-claws                                                                                             | -
dc.unit-scourge.ravager                           | -           | 4  | A      | 10 | 1  | Vehicle  | Support   | 3 Standard     | -    | -   | -        | 40  | C1     | -         | -         | aa-weapon-right, razor-claws, aa-weapon-left                                                                               | -
dc.unit-scourge.prowler                           | -           | 6  | A      | 5  | 1  | Vehicle  | Scout     | 4/8 Standard   | -    | -   | -        | 9   | L1     | -         | -         | plasma-proboscis-inject, plasma-proboscis-spew                                                                             | Walker
dc.unit-scourge.minder                            | -           | 2  | A      | 3  | 1  | Aircraft | Scout     | 4/8 Wide       | Tiny | -   | -        | 9   | L1     | -         | -         | micro-arc-caster                                                                                                           | -
dc.unit-scourge.monitor                           | -           | 4  | A      | 3  | 1  | Aircraft | Scout     | 4/8 Wide       | Tiny | -   | -        | 8   | L1     | -         | -         | self-destruct, twin-shard-cannons                                                                                          | -
dc.unit-scourge.warrior-horde                     | -           | 2  | -      | 2  | 5  | Infantry | Troops    | 2/3 B2B        | -    | 1   | 4+       | 27  | I1     | -         | -         | plasma-rifles                                                                                                              | -
dc.unit-scourge.destroyer-pack                    | -           | 2  | P4+    | 4  | 3  | Infantry | Exotic    | 2 B2B          | -    | 3   | 2+       | 50  | I1     | -         | -         | plasma-charger, shard-cannon                                                                                               | Tough
dc.unit-scourge.eviscerators                      | -           | 2  | P4+    | 4  | 3  | Infantry | Exotic    | 2 B2B          | -    | 6   | 2+       | 50  | I1     | -         | -         | glaives                                                                                                                    | DF, Tough, Rare, Bloodthirsty
dc.unit-scourge.razorworm-pack                    | -           | 3  | -      | 3  | 3  | Infantry | Spawned   | 1              | -    | 4   | Fearless | 36  | I1     | -         | -         | teeth-and-claws                                                                                                            | Dodge 5+, Bloodthirsty
dc.unit-scourge.corruptor                         | -           | 24 | A      | 5  | 2  | Aircraft | Support   | 1-2 Standard   | S    | -   | -        | 80  | -      | -         | -         | razorworm-pod, plasma-hose-concentrated-pattern, plasma-hose-spread-pattern                                                | Rare
dc.unit-scourge.oppressor                         | -           | 5  | A      | 10 | 5  | Vehicle  | Command   | 1              | -    | -   | -        | 140 | C3     | -         | -         | razor-claws-2, plasma-carbine-left, plasma-carbine-right, plasma-carbine-left-2, plasma-carbine-right-2, electroweb-caster | Walker
dc.unit-scourge.desolator                         | -           | 12 | A      | 6  | 6  | Aircraft | Command   | 1              | L    | -   | -        | 140 | -      | -         | -         | ion-storm-generator-wide, ion-storm-generator-focused                                                                      | -
dc.unit-scourge.overseer                          | -           | 12 | A      | 6  | 6  | Aircraft | Command   | 1              | L    | -   | -        | 175 | -      | -         | -         | ion-cradle                                                                                                                 | -
dc.unit-scourge.reaver-heavy-gunship              | -           | 24 | A      | 5  | 2  | Aircraft | Support   | 1-4 Standard   | S    | -   | -        | 54  | -      | -         | -         | plasma-lance-left, plasma-lance-right, plasma-hose-concentrated-pattern, plasma-hose-spread-pattern                        | -
dc.unit-scourge.annihilator                       | Ground Mode | 2  | A      | 7  | 6  | Vehicle  | Support   | 1 Standard     | -    | -   | -        | 150 | -      | -         | -         | plasma-bombard, plasma-bombard-2                                                                                           | Walker, Transition
dc.unit-scourge.annihilator                       | Flight Mode | 18 | A      | 5  | 6  | Aircraft | Support   | 1 Standard     | L    | -   | -        | 150 | -      | -         | -         | plasma-bombard, plasma-bombard-2                                                                                           | Transition
dc.unit-scourge.corsair-interceptor               | -           | FM | A      | 5  | 1  | Aircraft | Air       | 1-4 Wide       | S    | -   | -        | 60  | -      | -         | -         | plasma-cannon-2                                                                                                            | AA, Interceptor
dc.unit-scourge.vampires                          | -           | 12 | E+1    | 2  | 1  | Aircraft | Upgrade   | 1-4 Standard   | Tiny | -   | -        | 8   | -      | -         | -         | plasma-cutter                                                                                                              | Rare
dc.unit-scourge.invader-apc                       | -           | 6  | A      | 8  | 2  | Vehicle  | Transport | T Standard     | -    | -   | -        | 17  | T3     | I3        | -         | none                                                                                                                       | Skimmer
dc.unit-scourge.marauder-medium-dropship          | -           | 24 | A      | 5  | 3  | Aircraft | Transport | T Wide         | S    | -   | -        | 41  | -      | T6        | -         | plasma-hose-concentrated-pattern, plasma-hose-spread-pattern                                                               | -
dc.unit-scourge.intruder-a-light-dropship         | -           | 30 | A      | 5  | 1  | Aircraft | Transport | T Wide         | S    | -   | -        | 40  | -      | I2        | -         | plasma-hose-concentrated-pattern, plasma-hose-spread-pattern                                                               | -
dc.unit-scourge.intruder-b-light-dropship         | -           | 30 | A      | 5  | 1  | Aircraft | Transport | T Wide         | S    | -   | -        | 24  | -      | L4        | -         | plasma-hose-concentrated-pattern, plasma-hose-spread-pattern                                                               | -
dc.unit-scourge.raider-assault-dropship           | -           | 18 | A      | 5  | 5  | Aircraft | Transport | T Wide         | M    | -   | -        | 70  | -      | I6        | -         | acid-hose-left, acid-hose-right                                                                                            | -
dc.unit-scourge.harbinger-dropship                | -           | 18 | A      | 6  | 4  | Aircraft | Transport | T Wide         | L    | -   | -        | 55  | -      | C3        | -         | plasma-bombs, mini-arc-caster (+15 pts)                                                                                    | -
dc.unit-scourge.despoiler-heavy-dropship          | -           | 18 | A      | 5  | 5  | Aircraft | Transport | T Wide         | L    | -   | -        | 72  | -      | T18       | -         | twin-plasma-cannons-2 (+45 pts)                                                                                            | -
dc.unit-scourge.the-jungle-devil-famous-commander | -           | 8  | A, E+1 | 10 | 5  | Vehicle  | Command   | 1              | -    | -   | -        | 285 | C3     | -         | 4, 18 in  | razor-claws-2, 2x plasma-fusillade, electroweb-caster                                                                      | Walker, Infiltrate-18
";

/// The weapons.
pub const WEAPONS: &str = "\
weapon                                             | E  | Sh | Ac    | R(F) | R(C) | MF | Arc         | Special
dc.weapon-scourge.plasma-cannon                    | 11 | 1  | 2+    | 12   | 12   | 9  | F/S/R       | Demolisher-2
dc.weapon-scourge.arc-caster                       | 8  | 2  | 2+/6+ | 9    | 9    | 9  | F/S/R       | AA, Arc Caster
dc.weapon-scourge.twin-plasma-cannons              | 11 | 2  | 2+    | 12   | 12   | 6  | F/S/R       | Demolisher-2
dc.weapon-scourge.acid-streamer                    | 4  | 10 | 3+    | 6    | 6    | 6  | F/S/R       | Flame
dc.weapon-scourge.electroweb-caster                | 12 | 1  | 2+    | 9    | 9    | 4  | F           | Tech Killer
dc.weapon-scourge.razor-claws                      | 10 | 1  | 3+    | CC   | CC   | 4  | F           | -
dc.weapon-scourge.aa-weapon-right                  | 6  | 2  | 3+    | 48   | 18   | 4  | F/S (Right) | AA
dc.weapon-scourge.aa-weapon-left                   | 6  | 2  | 3+    | 48   | 18   | 4  | F/S (Left)  | AA
dc.weapon-scourge.plasma-proboscis-inject          | 11 | 1  | 3+    | CC   | CC   | 6  | F           | Alt-1
dc.weapon-scourge.plasma-proboscis-spew            | 4  | 13 | 4+    | 6    | 6    | 6  | F           | Alt-1
dc.weapon-scourge.micro-arc-caster                 | 6  | 1  | 2+/6+ | 6    | 6    | 4  | F/S/R       | AA, Arc Caster
dc.weapon-scourge.self-destruct                    | 10 | 1  | -     | -    | -    | 4  | F/S/R       | Alt-1, Area-S, Self Destruct
dc.weapon-scourge.twin-shard-cannons               | 5  | 4  | 2+    | 36   | 12   | 4  | F/S/R       | Alt-1
dc.weapon-scourge.plasma-rifles                    | 4  | 5  | 3+    | 12   | 12   | 1  | F/S/R       | RW-1, SA-7
dc.weapon-scourge.plasma-charger                   | 10 | 3  | 3+    | 6    | 6    | 2  | F/S/R       | RW-1, L-1, Alt-1
dc.weapon-scourge.shard-cannon                     | 5  | 6  | 3+    | 36   | 12   | 2  | F/S/R       | RW-2, Alt-1
dc.weapon-scourge.glaives                          | 8  | 3  | 3+    | CC   | CC   | 2  | F/S/R       | RW-1
dc.weapon-scourge.teeth-and-claws                  | 5  | 3  | 2+    | CC   | CC   | 3  | F/S/R       | RW-1
dc.weapon-scourge.razorworm-pod                    | -  | 1  | 3+    | 6    | 6    | 12 | F/S/R       | L-3, Razorworm Pod
dc.weapon-scourge.razor-claws-2                    | 10 | 2  | 3+    | CC   | CC   | 8  | F           | -
dc.weapon-scourge.plasma-carbine-left              | 11 | 1  | 2+    | 18   | 18   | 4  | F/S (Left)  | Alt-1, Demolisher-2
dc.weapon-scourge.plasma-carbine-right             | 11 | 1  | 2+    | 18   | 18   | 4  | F/S (Right) | Alt-2, Demolisher-2
dc.weapon-scourge.plasma-carbine-left-2            | 11 | 2  | 2+    | 9    | 9    | 4  | F/S (Left)  | Alt-1
dc.weapon-scourge.plasma-carbine-right-2           | 11 | 2  | 2+    | 9    | 9    | 4  | F/S (Right) | Alt-2
dc.weapon-scourge.ion-storm-generator-wide         | 11 | 1  | 6+/3+ | 12   | 12   | 9  | Special     | Alt-1, Ion Storm
dc.weapon-scourge.ion-storm-generator-focused      | 13 | 1  | 2+    | 6    | 6    | 9  | F/S/R       | Alt-1, Demolisher-D6+1
dc.weapon-scourge.ion-cradle                       | 6  | 8  | 2+/6+ | 9    | 9    | 9  | F/S/R       | AA, Strafe, Arc Caster
dc.weapon-scourge.plasma-lance-left                | 10 | 1  | 3+    | 12   | 12   | 12 | F/S (Left)  | -
dc.weapon-scourge.plasma-lance-right               | 10 | 1  | 3+    | 12   | 12   | 12 | F/S (Right) | -
dc.weapon-scourge.plasma-hose-concentrated-pattern | 9  | 1  | 3+    | 6    | 6    | 12 | F           | Alt-1
dc.weapon-scourge.plasma-hose-spread-pattern       | 4  | 3  | 3+    | 6    | 6    | 12 | F           | Alt-1
dc.weapon-scourge.plasma-bombard                   | 12 | 1  | 4+    | 24   | 24   | 0  | F           | IF, Area-L, Demolisher-2, Alt-1
dc.weapon-scourge.plasma-bombard-2                 | 12 | 1  | 4+    | 24   | 24   | 0  | F           | IF, Area-S, Demolisher-2, Devastator-2, Alt-1
dc.weapon-scourge.plasma-cannon-2                  | 11 | 1  | 4+    | 12   | 12   | -  | F(N)        | Demolisher-2
dc.weapon-scourge.plasma-cutter                    | 6  | 1  | 3+    | 2    | 2    | 9  | F           | AA, no Reaction Fire
dc.weapon-scourge.acid-hose-left                   | 4  | 5  | 3+    | 6    | 6    | 9  | F/S (Left)  | Flame
dc.weapon-scourge.acid-hose-right                  | 4  | 5  | 3+    | 6    | 6    | 9  | F/S (Right) | Flame
dc.weapon-scourge.plasma-bombs                     | 11 | 1  | 5+    | 3    | 3    | 9  | R           | Demolisher-2
dc.weapon-scourge.mini-arc-caster                  | 7  | 1  | 2+/6+ | 6    | 6    | 9  | F           | AA, Arc Caster
dc.weapon-scourge.twin-plasma-cannons-2            | 11 | 2  | 4+    | 12   | 12   | 9  | F/S         | Demolisher-2
dc.weapon-scourge.plasma-fusillade                 | 7  | 4  | 2+    | 18   | 18   | 4  | F/S         | AA
";
