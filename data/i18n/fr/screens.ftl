# Ce qui entoure une bataille : l’accueil, sa propre bataille, les règles, la relecture.
page-rules-games = Jeux
page-rules-list = ‹ Toutes les règles
page-rules-none = Aucune règle ne contient ces mots.
page-rules-others = Autres jeux
page-rules-share = appliquées, sur combien
page-rules-state = Le moteur applique { $enforced } règles sur { $all } ; { $both } d’entre elles sont vérifiées par un test.
page-rules-state-none = Le moteur n’applique encore aucune de ces { $all } règles. Elles sont là pour être lues.
page-rules-not-played = Ce jeu ne peut pas encore se jouer sur cette page.
page-rules-legend = Foncé : appliqué et testé. Hachuré : appliqué. Pâle : pas encore ; la règle se lit, et les joueurs l’observent eux-mêmes.
page-stamp-tested = appliquée et testée
page-stamp-enforced = appliquée
page-stamp-not = pas encore appliquée
page-why-need = À obtenir, ou moins
page-why-same = sans effet
page-why-chance = Chances de réussite
page-why-fell = Le dé a donné
page-why-otherwise = Ce qui le changerait
page-why-without = Sans { $rule }
page-why-chain = De ce test jusqu’à la perte
page-why-order = Ce qu’a donné le même ordre
page-why-used = Servi dans cette bataille
page-why-question = La question
page-why-missing = Doivent encore agir
page-why-acting = agit maintenant
page-why-reserve = pas encore sur la table
page-mission-open = La mission : ce qui rapporte et ce qui fait gagner
page-why-answers = Ce que vous pouvez répondre
page-why-shut = Pas maintenant, et pourquoi
page-why-open = Ouvrir dans les règles
page-minutes = environ { $minutes } min
page-army-points = { $points } points
page-army-points-against = { $one } points contre { $other }
page-army-worth = { $points } points, { $models ->
    [one] { $models } figurine
   *[other] { $models } figurines
}
page-army-unequal = Une armée vaut bien plus que l’autre. On peut jouer ainsi, mais la bataille ne sera pas égale.
page-feet = { $width } × { $depth } pieds
page-paces = { $paces } pas
page-own-file = Choisir un fichier
page-own-text = Le lire ou le changer comme texte
page-earlier = Moments antérieurs
page-orders-ago = { $orders ->
    [one] { $orders } ordre plus tôt
   *[other] { $orders } ordres plus tôt
}
page-kept-bot = Vous contre le { $bot }, { $scores }
page-kept-bots = { $bot } contre lui-même, { $scores }
page-kept-people = Deux personnes sur cette machine, { $scores }
page-ago-now = à l’instant
page-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
page-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
page-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
page-help = Aide
page-help-lesson = Nouveau ? La première bataille guidée enseigne en jouant, en dix minutes environ.
page-help-orders = Choisissez une escouade, puis un ordre dans la barre. Ce qui est impossible dit pourquoi.
page-help-why = Tout nombre souligné de points répond à « pourquoi ? » : sa somme et les règles derrière.
page-help-undo = Un ordre s’annule tant qu’aucun dé n’est tombé. Ensuite, l’autre joueur doit être d’accord.
page-help-kept = Les batailles sont gardées sur cet appareil. On peut aussi les enregistrer comme fichier ou les envoyer comme lien.
page-help-keys = En bataille, ? montre aussi cette liste, et chaque touche peut y être changée.
page-over-winner = { $player } a gagné
page-set-up = Déployer pour moi
page-set-up-note = Déploie vos escouades comme le ferait le bot.
page-order-before = L’ordre d’avant
page-order-next = L’ordre suivant

# Plans de plusieurs ordres, et ce qui augmenterait une chance.
page-why-raising = Ce qui augmenterait les chances
page-why-looking = Recherche …
page-why-nothing-helps = Rien qui puisse être fait maintenant.
page-course = Planifier
page-course-note = Chaque ordre choisi s’ajoute au plan ; rien n’est donné avant son exécution.
page-course-weighing = Calcul en cours …
page-course-carry-out = Exécuter
page-course-less = Un pas en arrière
page-course-drop = Abandonner le plan
page-course-fells = un ennemi tombe, même si l’adversaire répond au mieux
page-course-piece = En danger
page-course-gone = Éliminé
page-course-loses = Perd en moyenne
page-course-neglected = Cas improbables laissés de côté : { $chance } de toutes les chances.
page-course-unweighed = Toutes les réponses en chemin n’ont pas été pesées : il y en avait trop.
page-course-left-out = Un ordre du plan n’était plus possible et a été laissé de côté.

# Le labo des chances.
page-lab = Labo de probabilités
page-lab-note = Chances exactes : rien n’est échantillonné. Le lien contient toute la question.
page-lab-question = Question { $number }
page-lab-add = Comparer avec une autre
page-lab-remove = L’enlever
page-lab-over = Montrer selon
page-lab-over-none = Un cas chacune
page-lab-over-range = Distance
page-lab-over-cover = Couvert
page-lab-over-size = Nombre d’attaquants
page-lab-over-weapon = Armes
page-lab-figures = Chiffres
page-lab-table = En tableau
page-lab-working = Calcul : encore { $left }
page-lab-copy = Copier le lien
page-lab-neglected = Cas improbables laissés de côté : { $chance } de toutes les chances au plus.
page-lab-damaged = Ce lien vers le labo de probabilités a été coupé ou changé en chemin et ne peut pas être ouvert. Demandez-le à nouveau.
page-lab-unknown = Ce lien vers le labo de probabilités demande « { $asked } », que cette version ne connaît pas.

page-advice-ask = Conseil
page-advice-note = Ce que ferait un stratège ici, et pourquoi
page-advice-asked = Réflexion en cours …
page-advice-none = Pas de conseil : la réflexion n’a rien donné
page-advice = Chances de gagner : { $chance }. { $reasons } { $expected }
page-advice-against = Face au deuxième meilleur plan : { $reasons }.
page-advice-expected = Suite attendue : { $line }.
page-advice-follows = la suite
page-review = Analyse
page-review-luck = chance aux dés
page-review-given = décisions
page-review-better = Mieux,
page-review-note = En chances de gagner, telles que les bots les estiment : ce que les dés ont donné de plus que prévu, et ce que les décisions ont perdu face au meilleur plan vu. Puis les tournants ; chacun mène à son moment.
