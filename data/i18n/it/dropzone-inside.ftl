# La fanteria negli elementi, il combattimento ravvicinato, gli obiettivi: che cosa se ne dice.

dc-ask-break-out = { $squad } vuole uscire tra nemici più numerosi: test di tenacia.
dc-do-break-out = { $squad }: tentare di uscire
dc-do-flee-aboard = In { $transports }
dc-log-broke-out = { $squad } mantiene il sangue freddo ({ $die }) e può uscire.
dc-log-compared = Punti intorno a { $place }: { $points }
dc-log-driven-out = { $squad } perde il sangue freddo ({ $die }) e viene cacciata.
dc-log-exempt = { $squad } non fa il test di tenacia: { $rule }
dc-log-fled-aboard = { $squad } fugge nei suoi trasporti.
dc-log-no-cqb = { $squad } non può iniziare un combattimento ravvicinato: { $rule }
dc-no-found-among-enemies = Ci sono nemici all’interno: { $squad } non può uscire subito con ciò che ha trovato.
dc-no-no-such-edge = Un elemento non ha un lato { $edge }.
dc-no-nobody-fights = Nessuna squadra può iniziare un combattimento ravvicinato adesso.
dc-no-not-in-the-fight = { $squad } non prende parte a questo combattimento.
dc-no-not-locked = { $squad } può uscire senza test.
dc-no-thirsts = { $squad } ha sete di sangue e resta tra i nemici.
