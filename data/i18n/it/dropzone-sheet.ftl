## Datasheet, legend and mission
dc-faction = { $faction ->
        [ucm] Colonie Unite dell’Umanità
        [scourge] Scourge
       *[resistance] Resistenza
    }
dc-scenery = { $kind ->
        [barricade] Barricata
        [field] Campo
        [rough] Terreno accidentato
        [rubble] Macerie
        [impassable] Terreno invalicabile
        [road] Strada
       *[open] Terreno aperto
    }
dc-squad-of = { $squad } · { $group }
dc-feature-state = { $feature }: Corazza { $armour }, { $left } PD su { $of }{ $fires ->
        [0] {""}
        [one] , 1 segnalino Fuoco
       *[other] , { $fires } segnalini Fuoco
    }{ $bases ->
        [0] {""}
        [one] , 1 base all’interno
       *[other] , { $bases } basi all’interno
    }
dc-zone-deployment = Schieramento diretto: { $player }
dc-about-unit = { $unit }
dc-about-inside = In { $feature }
dc-about-carries = Porta { $objective }
dc-about-aboard = A bordo: { $units }
dc-about-occupants = { $player }: { $squads }
dc-tray = { $player }: mano, { $deck ->
        [one] 1 carta
       *[other] { $deck } carte
    } nel mazzo
dc-standing-turn = Turno { $turn } di { $turns }
dc-standing-points = { $player }: { $vp } PV, { $kp } KP
dc-sheet-rule = { $rule }
dc-sheet-numbered = { $rule } ({ $number })
dc-sheet-thing = { $thing }
dc-sheet-figure = { $figure }
dc-sheet-on = { $figure }+
dc-sheet-length = { $inches }″
dc-sheet-word = { $word }
dc-sheet-dash = –
dc-sheet-any = qualsiasi distanza
dc-sheet-base-to-base = base a base
dc-sheet-fearless = resta sempre
dc-sheet-damage = Punti Danno
dc-sheet-by-target = { $aircraft }+ contro i velivoli, altrimenti { $other }+
dc-sheet-by-range = { $near }+ da vicino, { $far }+ oltre
dc-sheet-cm = { $active ->
        [0] {""}
       *[other] A{" "}
    }{ $passive ->
        [0] {""}
       *[other] P { $passive }+{" "}
    }{ $evasion ->
        [0] {""}
       *[other] E +{ $evasion }
    }
dc-sheet-type = { $type ->
        [infantry] Fanteria
        [vehicle] Veicolo
       *[aircraft] Velivolo
    }
dc-sheet-category = { $category ->
        [command] Comando
        [standard] Standard
        [troops] Truppe
        [exotic] Esotica
        [heavy] Pesante
        [scout] Ricognitore
        [support] Supporto
        [air] Aria
        [transport] Trasporto
        [drill] Trivella
        [upgrade] Potenziamento
       *[spawned] Generata
    }
dc-figure-energy = E
dc-figure-shots = Sh
dc-figure-accuracy = Ac
dc-figure-full = R(F)
dc-figure-countered = R(C)
dc-figure-move-and-fire = MF
dc-figure-arc = Arc
dc-mission-turns = La partita finisce dopo { $turns } turni.
dc-mission-wins = Vince chi ha più Punti Vittoria.
dc-mission-tie = A parità, vince chi ha più punti uccisione.
dc-mission-carried = { $kind }: { $held } PV se lo tieni alla fine, { $extracted } PV se lo porti fuori dal tavolo.
dc-mission-place = { $kind }: { $held } PV a chi lo tiene.
dc-mission-vp = Punti Vittoria
dc-mission-kp = Punti uccisione
dc-objective-hidden = non ancora trovato, in { $feature }
dc-objective-inside = in { $feature }
dc-objective-ground = allo scoperto
dc-objective-carried = con { $unit }
dc-objective-extracted = portato fuori: { $player }
dc-legend-commander = Qui è il Comandante: le carte si giocano attorno a lui.
dc-legend-carries = Porta un Obiettivo; lo passa, lo posa o lo porta fuori dal proprio bordo.
dc-legend-laden = Ha unità a bordo; indicalo per leggere quali.
dc-legend-flying = In volo: solo le armi AA gli sparano.
dc-legend-landed = A terra: un veicolo finché non decolla.
dc-legend-at-edge = Una base su un lato di un elemento: spara da lì, e le si può sparare.
dc-legend-astray = La sua squadra non è in coerenza e spara peggio.
dc-legend-moved = La sua squadra si è mossa in questo turno.
dc-legend-shot = La sua squadra ha sparato in questo turno.
dc-legend-searched = La sua squadra ha cercato in questo turno.
dc-legend-disembarked = La sua squadra è scesa da un Trasporto in questo turno e spara peggio.
dc-legend-may-not-shoot = Ha combattuto con tutti i dadi e non spara in questo turno.
dc-legend-infiltrated = Piazzata con Infiltrazione: non cerca nel turno 1.
dc-legend-done = La sua squadra ha finito per questo turno.
dc-legend-burning = Brucia: si tira per il fuoco alla fine del turno.
dc-legend-occupied = Dentro c’è fanteria.
dc-legend-advantage = Qualcuno ha qui il Vantaggio dell’occupante.
dc-legend-fought = Qui si è già svolto un CQB in questo turno; non ce n’è un secondo.
dc-legend-damage = Punti Danno rimasti; a zero è distrutto.
dc-legend-feature = Corazza { $armour }, { $dp } PD, posto per { $dp } basi; la fanteria all’interno ha { $body ->
        [0] copertura leggera
       *[other] copertura leggera e corporea
    }.
dc-legend-barricade = Copertura leggera e corporea; ruote e fanteria la passano lentamente.
dc-legend-field = Copertura leggera.
dc-legend-rough = Costa il doppio a ruote, cingoli e fanteria.
dc-legend-impassable = Nessuno vi entra a terra.
dc-legend-road = Un veicolo terrestre che vi resta per tutto il movimento va 2″ più lontano.
dc-legend-open = Non costa nulla e non nasconde nessuno.
dc-legend-can-act = Anello sottile: può agire, o può essere indicato.
dc-legend-reach = Area chiara: fin dove arriva la squadra.
dc-legend-facing = Bordo chiaro e tacca: il fronte; le armi sparano nei quarti del loro arco.
dc-legend-trail = Tratteggio: il percorso di un’unità.
dc-legend-sight = Linea: in vista.
dc-legend-d6 = Tira il numero richiesto o più.
dc-legend-card = Una carta comando: le tue le vedi, quelle degli altri sono coperte.
dc-legend-shield = Un elemento con i Punti Danno che gli restano: indicalo per entrarvi, sparargli o leggere chi c’è dentro.
dc-legend-dropship = Un Trasporto in volo; ciò che porta è elencato con esso.
dc-legend-deployment = Dove i gruppi di battaglia possono iniziare sul tavolo.
dc-legend-objective = L’oggetto dello scenario; la missione dice quanto vale.

## Previews and odds
dc-reach = { $squad } arriva a { $far }
dc-short-of = Non fino in fondo ({ $rule })
dc-measure-way = { $length } di { $most }
dc-measure-range = a { $distance }
dc-number-shots = Colpi
dc-number-hit = Per colpire
dc-number-damage = Per danneggiare
dc-odds-lost = Punti Danno persi
dc-odds-hurt = Il bersaglio perde Punti Danno
dc-odds-destroyed = Il bersaglio è distrutto
