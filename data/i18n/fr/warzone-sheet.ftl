# Les fiches, la légende et la mission de Warzone, à côté de la table.
wz-sheet-rule = { $rule }
wz-sheet-numbered = { $rule } ({ $number })
wz-sheet-thing = { $thing }
wz-sheet-figure = { $figure }
wz-sheet-signed = { $figure }
wz-sheet-length = { $length }
wz-sheet-dash = –
wz-sheet-wounds = Blessures
wz-sheet-points = Points d’Action
wz-sheet-location = Emplacement { $number }, VB { $av }
wz-sheet-against = { $by } d’Armure contre { $type ->
    [piercing] Perforant
    [blast] Explosion
    [plasma] Plasma
   *[psychic] Psychique
}
wz-sheet-type = { $type ->
    [piercing] Perforant
    [blast] Explosion
    [plasma] Plasma
   *[psychic] Psychique
}
wz-sheet-thrown = selon la For
wz-sheet-base-to-base = socle à socle
wz-sheet-template = { $template ->
    [small-explosion] Petite Explosion
    [large-explosion] Grande Explosion
    [shotgun] Fusil à pompe
    [small-flamer] Petit Lance-flammes
   *[flamer] Lance-flammes
}
wz-sheet-power = { $kind ->
    [booster] Amélioration
   *[debuff] Affaiblissement
}
wz-figure-range = Portée
wz-figure-template = Gabarit
wz-figure-st = For
wz-figure-rof = CdT
wz-figure-roa = CdC
wz-figure-avv = VAV
wz-figure-type = Type
wz-figure-kind = Pouvoir
wz-figure-points = PA
wz-figure-cards = Cartes
wz-odds-joint = { $dice ->
    [one] Touche et blesse
   *[other] Chaque dé touche et blesse
} : { $hit } × { $through } + { $one } { $rule } = { $total }
wz-objective = Objectif { $number }
wz-mission-points = Points de Mission si tout finissait maintenant
wz-mission-markers = Pions tenus
wz-mission-zones = Zones de Table tenues
wz-mission-felled = Points ennemis perdus, en %
wz-mission-ends = À la fin d’un Tour de Jeu, à partir du tour { $turn }, la bataille est finie si quelqu’un a pleinement accompli la mission.
wz-mission-last-turn = Après le Tour de Jeu 8, elle est finie dans tous les cas.
wz-mission-no-models = Elle est finie aussi quand une force n’a plus de figurine sur la table ni à venir.
wz-mission-tie = À égalité de points, on compare les pertes.
wz-mission-secondary = De plus : { $rule }
wz-legend-deployment = Où une armée se déploie ; certaines missions en tiennent compte ensuite.
wz-legend-wall-of-fire = Qui la traverse brûle.
wz-legend-deactivated = A agi ce tour-ci.
wz-legend-commander = Commande son escouade : la Cohérence se mesure d’ici, et son Cd sert à toute l’escouade.
wz-legend-engaged = Au corps à corps : ni tir, ni simple départ.
wz-legend-aiming = Son prochain tir est plus facile.
wz-legend-hidden = Le couvert Léger compte comme Lourd jusqu’à une Action autre que Passer.
wz-legend-sentry = Veille : peut agir une fois pendant l’Activation ennemie si le test de Cd réussit.
wz-legend-astray = Hors de Cohérence : il faut d’abord revenir.
wz-legend-pinned = L’escouade baisse la tête : elle ne fait rien avant de s’en remettre.
wz-legend-broken = L’escouade fuit et ne tient rien.
wz-legend-stunned = Dépense son premier Point d’Action pour s’en remettre ; au corps à corps, on la touche d’office.
wz-legend-fumbled = A fait 20 : son Action a très mal tourné.
wz-legend-afraid = A raté un test de Cd devant ce qui l’effraie : CC divisée par deux.
wz-legend-berserker = Se bat avec rage.
wz-legend-held-down = Tenue au sol par un ennemi.
wz-legend-points = Carrés : Points d’Action restants, deux par Activation.
wz-legend-wounds = Disques : Blessures restantes ; à zéro, la figurine est retirée.
wz-legend-acts = Anneau plein : cette figurine agit.
wz-legend-can-act = Anneau fin : peut agir, ou est une cible permise.
wz-legend-reach = Zone pâle : jusqu’où mène l’Action choisie.
wz-legend-facing = Bord clair et encoche : l’avant. L’autre moitié est l’arrière.
wz-legend-trail = Pointillé : un trajet, avec ses pouces au bout.
wz-legend-sight = Trait : en vue.
wz-legend-cover = Trait interrompu et obstacle marqué : quelque chose cache la cible et la rend plus difficile à toucher.
wz-legend-d20 = Faire le nombre requis ou moins.
wz-legend-power-shot = Un 1 pour toucher : pas de test d’Armure.
wz-legend-fumble = Un 20 : Échec Critique, quel que soit le nombre requis.
wz-legend-card = Brûlée, elle donne un troisième Point d’Action, un tir ou un coup de plus, un Soin ou une compétence ; toutes reviennent au tour suivant.
wz-legend-token = Un pion de compétence ; un clic montre sa règle.
wz-legend-marker = Tenu par qui y a une figurine à portée de corps à corps et aucun ennemi à 3″.
wz-legend-contested = Contesté : un ennemi est à 3″ ou moins, personne ne le tient.
wz-legend-supplies = Ravitaillement : à porter dans votre Zone de Déploiement.
wz-legend-convergence = Le cercle de 6″ au milieu de la table.
wz-legend-zones = Tenue par qui y a des figurines entières, sans ennemi.
wz-mission-full = { $mission ->
    [KillThemAll] En entier, 10 points : il reste à l’ennemi moins d’un quart de ses points.
    [SeizeGround] En entier, 10 points : la moitié de vos survivants est dans la Convergence, et aucun ennemi.
    [Reconnaissance] En entier, 10 points : vous tenez trois des cinq Zones de Table à la fin du tour 5.
    [TakeAndHold] En entier, 10 points : vous tenez les trois pions Objectif.
    [SearchAndDestroy] En entier, 10 points : quatre des cinq Zones de Table, l’ennemi sous la moitié de ses points et vous au-dessus du quart.
    [SupplyRun] En entier, 10 points : deux pions de ravitaillement sont dans votre Zone de Déploiement à la fin d’un tour, dès le tour 3.
    [FightingWithdrawal] En entier, 10 points : la moitié des points de votre force est dans la Zone de Déploiement ennemie à la fin du tour 5 ou d’un tour suivant.
   *[other] En entier, 10 points : comme le dit la mission.
}
wz-mission-part = { $mission ->
    [KillThemAll] En partie, 5 points : il en reste à l’ennemi moins de la moitié.
    [SeizeGround] En partie, 5 points tout à la fin : la moitié de vos survivants y est, qui que ce soit d’autre.
    [Reconnaissance] En partie, 5 points tout à la fin : vous tenez alors trois Zones.
    [TakeAndHold] En partie, 5 points tout à la fin : vous en tenez deux.
    [SearchAndDestroy] En partie, 5 points tout à la fin : vous tenez trois Zones.
    [SupplyRun] En partie, 5 points tout à la fin : un pion de ravitaillement dans votre zone, un autre tenu par une de vos figurines.
    [FightingWithdrawal] En partie, 5 points tout à la fin : personne dans votre Zone de Déploiement, et un quart de vos points dans celle de l’ennemi.
   *[other] En partie, 5 points : comme le dit la mission.
}
wz-legend-ground = { $kind ->
    [wall] Mur
    [wood] Bois
    [ruin] Ruine
    [barricade] Barricade
    [bush] Buissons
    [crater] Cratère
    [rock] Rocher
    [cliff] Falaise
    [sandbags] Sacs de sable
    [vehicle] Épave
    [water] Eau
    [device] Appareil
    [token] Pion
    [hill] Colline
   *[other] Terrain
}
wz-legend-terrain = { $terrain ->
    [open] Se traverse sans rien payer et ne cache personne.
    [light] Coûte 2″ de mouvement, 4″ pour plus de 3″ au travers, et en laisse 2″ ; couvert : −2 pour toucher.
    [heavy] Coûte 4″ de mouvement et en laisse 2″ ; couvert : −4 pour toucher.
   *[other] Personne n’y passe ; couvert : −4 pour toucher.
}
