# What lies around a battle: the start, one's own set-up, the rules, the replay.
page-rules-games = Games
page-rules-list = ‹ All rules
page-rules-none = No rule has these words.
page-rules-others = Other games
page-rules-share = enforced, of how many
page-rules-state = The engine enforces { $enforced } of { $all } rules; { $both } of them are held to by a test.
page-rules-state-none = The engine enforces none of these { $all } rules yet. They are here to be read.
page-rules-not-played = The game cannot be played on this page yet.
page-rules-legend = Dark: enforced and tested. Striped: enforced. Pale: not yet; the rule can be read, and players keep it themselves.
page-stamp-tested = enforced and tested
page-stamp-enforced = enforced
page-stamp-not = not enforced yet
page-why-need = To be rolled, or less
page-why-same = no change
page-why-chance = The chance of that
page-why-fell = The die showed
page-why-otherwise = What would change it
page-why-without = Without { $rule }
page-why-chain = From this test to the casualty
page-why-order = What came of the same order
page-why-used = Used in this battle
page-why-question = The question
page-why-missing = Still to act
page-why-acting = acts now
page-why-reserve = not on the table yet
page-mission-open = The mission: what scores and what wins
page-why-answers = What you can answer
page-why-shut = Not now, and why
page-why-open = Open in the rules
page-minutes = about { $minutes } min
page-army-points = { $points } points
page-army-points-against = { $one } against { $other } points
page-army-worth = { $points } points, { $models ->
    [one] { $models } model
   *[other] { $models } models
}
page-army-unequal = One army is worth much more than the other. You can play it, but it will not be an even battle.
page-feet = { $width } × { $depth } feet
page-paces = { $paces } paces
page-own-file = Choose a file
page-own-text = Read or change it as text
page-earlier = Earlier moments
page-orders-ago = { $orders ->
    [one] { $orders } order earlier
   *[other] { $orders } orders earlier
}
page-kept-bot = You against the { $bot }, { $scores }
page-kept-bots = { $bot } against itself, { $scores }
page-kept-people = Two people at this machine, { $scores }
page-ago-now = just now
page-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
page-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
page-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
page-help = Help
page-help-lesson = New here? The guided first battle teaches by doing, in about ten minutes.
page-help-orders = Choose a squad, then an order from the bar. What cannot be done says why.
page-help-why = Every number with a dotted line under it can be asked why: it shows its sum and the rules behind it.
page-help-undo = An order can be taken back until dice fall. After that the other player must agree.
page-help-kept = Battles are kept on this device as you play. A battle can be saved as a file or sent as a link.
page-help-keys = In a battle, ? shows this list too, and there every key can be changed.
page-over-winner = { $player } has won
page-set-up = Set up for me
page-set-up-note = Deploys your squads as the bot would.
page-order-before = The order before
page-order-next = The next order

# Plans of several orders, and what would raise a chance.
page-why-raising = What would raise the chance
page-why-looking = Looking for it …
page-why-nothing-helps = Nothing that can be done now.
page-course = Plan ahead
page-course-note = Every order you choose is added to the plan; nothing is given until you carry it out.
page-course-weighing = Working it out …
page-course-carry-out = Carry it out
page-course-less = One step back
page-course-drop = Drop the plan
page-course-fells = an enemy falls, though enemies answer as best they can
page-course-piece = At risk
page-course-gone = Gone
page-course-loses = Loses, on average
page-course-neglected = Unlikely ways left out: { $chance } of all chance.
page-course-unweighed = Not every answer on the way was weighed: there were too many.
page-course-left-out = An order of the plan could no longer be given and was left out.

# The odds lab.
page-lab = Odds lab
page-lab-note = Exact odds: nothing is sampled. The link holds the whole question.
page-lab-question = Question { $number }
page-lab-add = Compare with another
page-lab-remove = Take it away
page-lab-over = Show over
page-lab-over-none = One case each
page-lab-over-range = Range
page-lab-over-cover = Cover
page-lab-over-size = Number of attackers
page-lab-over-weapon = Weapons
page-lab-figures = Figures
page-lab-table = As a table
page-lab-working = Working it out: { $left } to go
page-lab-copy = Copy the link
page-lab-neglected = Unlikely ways left out: { $chance } of all chance at most.
page-lab-damaged = This link to the odds lab was cut or changed on its way, so it cannot be opened. Ask for it again.
page-lab-unknown = This link to the odds lab asks for “{ $asked }”, which this version does not know.

page-advice-ask = Hint
page-advice-note = What a strategist would do here, and why
page-advice-asked = Thinking it over …
page-advice-none = No hint: nothing came of thinking it over
page-advice = Chance to win: { $chance }. { $reasons } { $expected }
page-advice-against = Against the next best plan: { $reasons }.
page-advice-expected = Expected then: { $line }.
page-advice-follows = what follows
page-review = Review
page-review-luck = luck
page-review-given = decisions
page-review-better = Better,
page-review-note = In chances to win, as the bots guess them: what the dice gave beyond expectation, and what decisions gave away against the best plan seen. Then the turning points; each leads to its moment.
