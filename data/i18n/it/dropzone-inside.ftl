# La fanteria negli elementi, il combattimento ravvicinato, gli obiettivi: che cosa se ne dice.

dc-log-compared = Punti intorno a { $place }: { $points }
dc-log-exempt = { $squad } non fa il test di tenacia: { $rule }
dc-log-no-cqb = { $squad } non può iniziare un combattimento ravvicinato: { $rule }
dc-no-found-among-enemies = Ci sono nemici all’interno: { $squad } non può uscire subito con ciò che ha trovato.
dc-no-not-in-the-fight = { $squad } non prende parte a questo combattimento.
