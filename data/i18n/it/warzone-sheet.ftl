# Schede, legenda e missione di Warzone, accanto al tavolo.
wz-sheet-rule = { $rule }
wz-sheet-numbered = { $rule } ({ $number })
wz-sheet-thing = { $thing }
wz-sheet-figure = { $figure }
wz-sheet-signed = { $figure }
wz-sheet-length = { $length }
wz-sheet-dash = –
wz-sheet-wounds = Ferite
wz-sheet-points = Punti Azione
wz-sheet-location = Locazione { $number }, AV { $av }
wz-sheet-against = { $by } all’Armatura contro { $type ->
    [piercing] Penetrante
    [blast] Esplosivi
    [plasma] Plasma
   *[psychic] Psichico
}
wz-sheet-type = { $type ->
    [piercing] Penetrante
    [blast] Esplosivi
    [plasma] Plasma
   *[psychic] Psichico
}
wz-sheet-thrown = pari a St
wz-sheet-base-to-base = basetta a basetta
wz-sheet-template = { $template ->
    [small-explosion] Esplosione Piccola
    [large-explosion] Esplosione Grande
    [shotgun] Fucile a pompa
    [small-flamer] Lanciafiamme Piccolo
   *[flamer] Lanciafiamme
}
wz-sheet-power = { $kind ->
    [booster] Potenziamento
   *[debuff] Indebolimento
}
wz-figure-range = Gittata
wz-figure-template = Sagoma
wz-figure-st = St
wz-figure-rof = RoF
wz-figure-roa = RoA
wz-figure-avv = AVV
wz-figure-type = Tipo
wz-figure-kind = Potere
wz-figure-points = PA
wz-figure-cards = Carte
wz-odds-joint = { $dice ->
    [one] Colpisce e ferisce
   *[other] Ogni dado colpisce e ferisce
}: { $hit } × { $through } + { $one } { $rule } = { $total }
wz-objective = Obiettivo { $number }
wz-mission-points = Punti Missione se finisse ora
wz-mission-markers = Segnalini tenuti
wz-mission-zones = Zone del Tavolo tenute
wz-mission-felled = Punti nemici persi, in %
wz-mission-ends = Alla fine di un Turno di Gioco, dal turno { $turn } in poi, la battaglia finisce se qualcuno ha compiuto la missione per intero.
wz-mission-last-turn = Dopo il Turno di Gioco 8 è finita in ogni caso.
wz-mission-no-models = È finita anche quando una forza non ha più modelli sul tavolo o in arrivo.
wz-mission-tie = A parità di punti si guarda alle perdite.
wz-mission-secondary = Inoltre: { $rule }
wz-legend-deployment = Dove si schiera un’armata; alcune missioni la contano anche dopo.
wz-legend-wall-of-fire = Chi lo attraversa brucia.
wz-legend-deactivated = Ha agito in questo turno.
wz-legend-commander = Guida la sua squadra: la Coesione si misura da qui, e il suo LD vale per tutti.
wz-legend-engaged = In corpo a corpo: non può sparare né semplicemente andarsene.
wz-legend-aiming = Il suo prossimo sparo è più facile.
wz-legend-hidden = La copertura Leggera conta come Pesante finché non fa un’Azione diversa da Passare.
wz-legend-sentry = Vigila: può agire una volta nell’Attivazione nemica se supera un test di LD.
wz-legend-astray = Fuori Coesione: deve prima rientrare.
wz-legend-pinned = La squadra tiene bassa la testa: non fa nulla finché non si riprende.
wz-legend-broken = La squadra fugge e non tiene nulla.
wz-legend-stunned = Spende il primo Punto Azione per riprendersi; in corpo a corpo lo si colpisce senza test.
wz-legend-fumbled = Ha fatto 20: la sua Azione è andata molto male.
wz-legend-afraid = Ha fallito un test di LD davanti a ciò che teme: CC dimezzato.
wz-legend-berserker = Combatte con furia.
wz-legend-held-down = Tenuto a terra da un nemico.
wz-legend-points = Quadrati: Punti Azione rimasti, due per Attivazione.
wz-legend-wounds = Dischi: Ferite rimaste; a zero il modello viene rimosso.
wz-legend-acts = Anello pieno: questo modello agisce ora.
wz-legend-can-act = Anello sottile: può agire, o è un bersaglio lecito.
wz-legend-reach = Area chiara: fin dove porta l’Azione scelta.
wz-legend-facing = Bordo chiaro e tacca: il fronte. L’altra metà è il retro.
wz-legend-trail = Punteggiata: un percorso, con i pollici alla fine.
wz-legend-sight = Linea: in vista.
wz-legend-cover = Linea interrotta e ostacolo segnato: qualcosa nasconde il bersaglio e lo rende più difficile da colpire.
wz-legend-d20 = Fare il numero richiesto o meno.
wz-legend-power-shot = Un 1 per colpire: nessun test Armatura.
wz-legend-fumble = Un 20: Fumble, qualunque fosse il numero richiesto.
wz-legend-card = Accesa, dà un terzo Punto Azione, uno sparo o un colpo in più, una Cura o un’abilità; tutte tornano al turno dopo.
wz-legend-token = Un token di un’abilità; un clic mostra la regola.
wz-legend-marker = Tenuto da chi vi ha un modello entro la portata di corpo a corpo e nessun nemico entro 3″.
wz-legend-contested = Conteso: un nemico è entro 3″, nessuno lo tiene.
wz-legend-supplies = Rifornimenti: da portare nella tua Zona di Schieramento.
wz-legend-convergence = Il cerchio di 6″ al centro del tavolo.
wz-legend-zones = Tenuta da chi vi ha modelli per intero, senza nemici.
wz-mission-full = { $mission ->
    [KillThemAll] Per intero, 10 punti: al nemico resta meno di un quarto dei suoi punti.
    [SeizeGround] Per intero, 10 punti: metà dei tuoi superstiti sta nella Convergenza, e nessun nemico.
    [Reconnaissance] Per intero, 10 punti: tieni tre delle cinque Zone del Tavolo alla fine del turno 5.
    [TakeAndHold] Per intero, 10 punti: tieni tutti e tre i segnalini Obiettivo.
    [SearchAndDestroy] Per intero, 10 punti: quattro delle cinque Zone del Tavolo, il nemico sotto la metà dei punti e tu sopra un quarto.
    [SupplyRun] Per intero, 10 punti: due token rifornimenti sono nella tua Zona di Schieramento alla fine di un turno, dal 3 in poi.
    [FightingWithdrawal] Per intero, 10 punti: metà dei punti della tua forza sta nella Zona di Schieramento nemica alla fine del turno 5 o di uno successivo.
   *[other] Per intero, 10 punti: come dice la missione.
}
wz-mission-part = { $mission ->
    [KillThemAll] In parte, 5 punti: al nemico ne resta meno della metà.
    [SeizeGround] In parte, 5 punti proprio alla fine: metà dei tuoi superstiti sta lì, chiunque altro ci sia.
    [Reconnaissance] In parte, 5 punti proprio alla fine: allora tieni tre Zone.
    [TakeAndHold] In parte, 5 punti proprio alla fine: ne tieni due.
    [SearchAndDestroy] In parte, 5 punti proprio alla fine: tieni tre Zone.
    [SupplyRun] In parte, 5 punti proprio alla fine: un token rifornimenti nella tua zona, un altro tenuto da un tuo modello.
    [FightingWithdrawal] In parte, 5 punti proprio alla fine: nessuno nella tua Zona di Schieramento, e un quarto dei tuoi punti in quella nemica.
   *[other] In parte, 5 punti: come dice la missione.
}
wz-legend-ground = { $kind ->
    [wall] Muro
    [wood] Bosco
    [ruin] Rovina
    [barricade] Barricata
    [bush] Cespugli
    [crater] Cratere
    [rock] Roccia
    [cliff] Dirupo
    [sandbags] Sacchi di sabbia
    [vehicle] Relitto
    [water] Acqua
    [device] Congegno
    [token] Token
    [hill] Collina
   *[other] Terreno
}
wz-legend-terrain = { $terrain ->
    [open] Si attraversa senza costi e non nasconde nessuno.
    [light] Costa 2″ di movimento, 4″ per più di 3″ attraverso, e ne lascia 2″; copertura: −2 per colpire.
    [heavy] Costa 4″ di movimento e ne lascia 2″; copertura: −4 per colpire.
   *[other] Nessuno ci passa; copertura: −4 per colpire.
}
