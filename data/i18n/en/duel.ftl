duel-fencer = Fencer { $number }
duel-hand = Hand (at most { $most } cards)
duel-card = { $card }
duel-round = Round { $round } of { $rounds }

duel-ask-salute = Open the duel?
duel-ask-stance = { $fencer }: which stance, in secret?
duel-ask-act = { $fencer }: step, strike, draw or rest?
duel-ask-answer = { $fencer }: { $striker } strikes. Parry?
duel-ask-riposte = { $fencer }: strike back at { $target }?

duel-do-salute = Salute
duel-do-bold = Bold
duel-do-wary = Wary
duel-do-step = Step to pace { $pace }
duel-do-strike = Strike { $target }
duel-do-strike-with = Strike { $target } with a { $card }
duel-do-draw = Draw a card
duel-do-rest = Rest
duel-do-parry = Parry
duel-do-take-it = Take it
duel-do-riposte = Riposte
duel-do-hold = Hold

duel-log-saluted = { $count } fencers salute.
duel-log-drew = { $fencer } draws a card.
duel-log-drew-known = { $fencer } draws a { $card }.
duel-log-round = Round { $round }.
duel-log-bold = { $fencer } is bold
duel-log-wary = { $fencer } is wary
duel-log-and = { $one }, { $other }
duel-log-initiative = { $fencer } is quickest.
duel-log-stepped = { $fencer } steps to pace { $pace }.
duel-log-rested = { $fencer } rests.
duel-log-strikes = { $with ->
    [card] { $fencer } strikes at { $target } with a { $card }.
   *[none] { $fencer } strikes at { $target }.
}
duel-log-ripostes = { $fencer } strikes back at { $target }.
duel-log-parried = { $fencer } parries.
duel-log-hits = Needs { $need }, rolls { $die }, hits.
duel-log-misses = Needs { $need }, rolls { $die }, misses.
duel-log-wounded = { $fencer } loses { $loss } vigour.
duel-log-fell = { $fencer } is out.
duel-log-ended = The duel is over.

duel-odds-loss = Vigour lost
duel-odds-hit = hits
duel-odds-out = puts out
duel-odds-hit-parried = hits if parried
duel-odds-need = To hit
duel-odds-need-parried = To hit if parried

duel-no-not-now = Not now: the duel waits for something else ({ $rule }).
duel-no-off-the-strip = There is no pace { $pace }: the strip has { $strip }, counted from 0.
duel-no-occupied = Fencer { $seat } stands on pace { $pace }.
duel-no-too-far = That is { $paces } paces, { $most } allowed.
duel-no-such-fencer = There is no fencer at seat { $seat }.
duel-no-oneself = Nobody can strike themselves.
duel-no-out = The fencer of seat { $seat } is out.
duel-no-out-of-reach = The opponent is { $paces } paces away, the strike reaches { $reach }.
duel-no-not-in-hand = There is no { $card } in the hand.
duel-no-not-for-a-strike = A { $card } cannot be played with a strike.
duel-no-hand-full = The hand is full: { $most } cards.
duel-no-full-vigour = Vigour is full already: { $vigour }.

duel-fault-seats = A duel is for { $least } to { $most } fencers, not { $found }.
duel-fault-strip = The strip has { $least } to { $most } paces, not { $found }.
duel-fault-vigour = Vigour is { $least } to { $most }, not { $found }.
duel-fault-rounds = A duel lasts { $least } to { $most } rounds, not { $found }.

duel-counts-vigour = vigour
duel-counts-lead = the lead
duel-counts-lunges = lunges in hand
duel-counts-feints = feints in hand
duel-counts-parries = parries in hand
duel-counts-threat = threat
page-battle-standard = Standard duel
page-battle-standard-about = Seven paces, five vigour, twelve rounds.
page-battle-long = Long duel
page-battle-long-about = Five paces, twenty rounds: skill tells.
page-battle-any = Any duel
page-battle-any-about = Strip, vigour and rounds come from the seed.

duel-cue-hit = hit
duel-cue-miss = miss
duel-verdict-won = { $fencer }: most vigour left, { $vigour }.
duel-verdict-draw = A draw: { $vigour } vigour each.
duel-verdict-left = { $fencer }: { $vigour } vigour left.
duel-tile = { $kind ->
    [stance] Choose a stance
    [step] Step
   *[strike] Strike
}
duel-figure = { $figure }
duel-test = { $figure }+
duel-vigour = Vigour
duel-stat-reach = Reach, in paces
duel-stat-hit = To hit
duel-blade = Blade
duel-legend-bold = Steps two paces, is quicker, hits 1 easier.
duel-legend-wary = Is hit 1 harder.
duel-legend-vigour = Each disc is a point of vigour; an empty one is lost.
duel-legend-die = One six-sided die; a natural 6 costs one more.
duel-legend-lunge = Reaches two paces and costs one more.
duel-legend-feint = Cannot be parried.
duel-legend-parry = Makes a strike 2 harder.
duel-scores = A hit takes vigour from the fencer it strikes.
duel-wins = The last one standing wins; after round { $rounds } whoever has most vigour.
