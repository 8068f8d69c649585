## Command cards
dc-log-rerolled = { $rule } : { $dice ->
    [one] 1 dé est relancé
   *[other] { $dice } dés sont relancés
    }.
dc-no-stays = { $squad } ne peut pas se déplacer ({ $rule }).
dc-ask-shuffle = Vous avez regardé le dessus de votre pioche. La mélangez-vous ?
dc-ask-pick-discard = Laquelle des cartes révélées est défaussée ?
dc-ask-pick-under = Laquelle des cartes révélées va sous votre pioche ?
dc-do-shuffle = Mélanger la pioche
dc-do-keep-deck = Laisser la pioche telle quelle
dc-do-pick = { $card }
dc-log-hand-shown = { $player }, main montrée à : { $other }.
dc-log-hand-seen = { $player }, main montrée à : { $other } ({ $cards }).
dc-log-looked = { $player }, vue dans la pioche : { $card }.
dc-log-looked-one = { $player }, vue dans la pioche : une carte du dessus.
dc-log-shuffled = Pioche mélangée : { $player }.
dc-log-revealed = { $player }, carte révélée : { $card }.
dc-log-put-under = { $player }, placée sous la pioche : { $card }.
dc-no-not-revealed = { $card } n’est pas parmi les cartes révélées.
dc-log-repaired = { $unit } récupère { $dp } DP.
dc-no-may-not-pass = { $unit } ne peut pas transmettre ce qu’elle porte ({ $rule }).
dc-on-against = { $squad } contre { $other }
dc-ask-hinder = Quelles escouades ne peuvent faire qu’une action ? Encore à nommer : { $left }.
dc-do-hinder = { $squad } ne fait qu’une action
dc-no-cannot-name = { $squad } n’agit pas maintenant ou a déjà été nommée.
dc-no-not-acting = { $card } se joue sur une escouade qui agit maintenant.
dc-no-must-embark = { $squad } ne peut que rejoindre un transport et embarquer ({ $rule }).
dc-fault-cards = Le joueur { $seat } a une carte en double.
dc-log-acts-alone = { $squad } agit seule.
dc-ask-all-out = Où se placent ceux de { $squad } qui sortent de { $unit } ?
dc-log-all-out = { $squad } sort.
dc-ask-test-again = { $squad } a raté son test avec un { $die }. { $card } : relancez-vous ?
dc-log-nothing-falls = Les dégâts collatéraux dans { $feature } ne tombent sur personne ({ $rule }).
