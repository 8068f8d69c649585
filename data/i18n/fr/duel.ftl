duel-fencer = Escrimeur { $number }
duel-hand = Main ({ $most } cartes au plus)
duel-card = { $card }
duel-round = Manche { $round } sur { $rounds }

duel-ask-salute = Ouvrir le duel ?
duel-ask-stance = { $fencer } : quelle garde, en secret ?
duel-ask-act = { $fencer } : avancer, frapper, piocher ou souffler ?
duel-ask-answer = { $fencer } : { $striker } frappe. Parer ?
duel-ask-riposte = { $fencer } : riposter contre { $target } ?

duel-do-salute = Saluer
duel-do-bold = Audacieux
duel-do-wary = Prudent
duel-do-step = Aller au pas { $pace }
duel-do-strike = Frapper { $target }
duel-do-strike-with = Frapper { $target } avec « { $card } »
duel-do-draw = Piocher une carte
duel-do-rest = Souffler
duel-do-parry = Parer
duel-do-take-it = Encaisser
duel-do-riposte = Riposter
duel-do-hold = Se retenir

duel-log-saluted = { $count } escrimeurs se saluent.
duel-log-drew = { $fencer } pioche une carte.
duel-log-drew-known = { $fencer } pioche « { $card } ».
duel-log-round = Manche { $round }.
duel-log-bold = { $fencer } est audacieux
duel-log-wary = { $fencer } est prudent
duel-log-and = { $one }, { $other }
duel-log-initiative = { $fencer } est le plus rapide.
duel-log-stepped = { $fencer } va au pas { $pace }.
duel-log-rested = { $fencer } souffle.
duel-log-strikes = { $with ->
    [card] { $fencer } frappe { $target } avec « { $card } ».
   *[none] { $fencer } frappe { $target }.
}
duel-log-ripostes = { $fencer } riposte contre { $target }.
duel-log-parried = { $fencer } pare.
duel-log-hits = Il faut { $need }, le dé donne { $die } : touché.
duel-log-misses = Il faut { $need }, le dé donne { $die } : manqué.
duel-log-wounded = { $fencer } perd { $loss } de vigueur.
duel-log-fell = { $fencer } est hors de combat.
duel-log-ended = Le duel est terminé.

duel-odds-loss = Vigueur perdue
duel-odds-hit = touche
duel-odds-out = met hors de combat
duel-odds-hit-parried = touche malgré la parade
duel-odds-need = Pour toucher
duel-odds-need-parried = Pour toucher malgré la parade

duel-no-not-now = Pas maintenant : le duel attend autre chose ({ $rule }).
duel-no-off-the-strip = Il n’y a pas de pas { $pace } : la piste en compte { $strip }, à partir de 0.
duel-no-occupied = L’escrimeur { $seat } se tient au pas { $pace }.
duel-no-too-far = Cela fait { $paces } pas, { $most } permis.
duel-no-such-fencer = Il n’y a pas d’escrimeur à la place { $seat }.
duel-no-oneself = Nul ne peut se frapper soi-même.
duel-no-out = L’escrimeur de la place { $seat } est hors de combat.
duel-no-out-of-reach = L’adversaire est à { $paces } pas, le coup porte à { $reach }.
duel-no-not-in-hand = « { $card } » n’est pas dans la main.
duel-no-not-for-a-strike = « { $card } » ne se joue pas avec un coup.
duel-no-hand-full = La main est pleine : { $most } cartes.
duel-no-full-vigour = La vigueur est déjà entière : { $vigour }.

duel-fault-seats = Un duel oppose { $least } à { $most } escrimeurs, pas { $found }.
duel-fault-strip = La piste compte { $least } à { $most } pas, pas { $found }.
duel-fault-vigour = La vigueur va de { $least } à { $most }, pas { $found }.
duel-fault-rounds = Un duel dure { $least } à { $most } manches, pas { $found }.

duel-counts-vigour = la vigueur
duel-counts-lead = l’avance
duel-counts-lunges = fentes en main
duel-counts-feints = feintes en main
duel-counts-parries = parades en main
duel-counts-threat = la menace
page-battle-standard = Duel classique
page-battle-standard-about = Sept pas, cinq de vigueur, douze manches.
page-battle-long = Long duel
page-battle-long-about = Cinq pas, vingt manches : le talent décide.
page-battle-any = Duel au hasard
page-battle-any-about = La piste, la vigueur et les reprises viennent de la graine.

duel-cue-hit = touché
duel-cue-miss = manqué
duel-verdict-won = { $fencer } : le plus de vigueur restante, { $vigour }.
duel-verdict-draw = Égalité : { $vigour } de vigueur chacun.
duel-verdict-left = { $fencer } : { $vigour } de vigueur restante.
duel-tile = { $kind ->
    [stance] Choisir une garde
    [step] Faire un pas
   *[strike] Frapper
}
duel-figure = { $figure }
duel-test = { $figure }+
duel-vigour = Vigueur
duel-stat-reach = Allonge, en pas
duel-stat-hit = Pour toucher
duel-blade = Lame
duel-legend-bold = Avance de deux pas, agit plus tôt, touche 1 plus facilement.
duel-legend-wary = Se touche 1 plus difficilement.
duel-legend-vigour = Chaque disque est un point de vigueur ; un disque vide est perdu.
duel-legend-die = Un dé à six faces ; un 6 naturel coûte un point de plus.
duel-legend-lunge = Porte à deux pas et coûte un point de plus.
duel-legend-feint = Ne peut pas être parée.
duel-legend-parry = Rend l’attaque 2 plus difficile.
duel-scores = Un coup porté prend de la vigueur à l’escrimeur visé.
duel-wins = Le dernier debout gagne ; après la manche { $rounds }, qui a le plus de vigueur.
