## Command cards
dc-log-rerolled = { $rule }: { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
    } rolled again.
dc-no-stays = { $squad } may not move ({ $rule }).
dc-ask-shuffle = You have looked at the top of your deck. Do you shuffle it?
dc-ask-pick-discard = Which of the revealed cards is discarded?
dc-ask-pick-under = Which of the revealed cards goes under your deck?
dc-do-shuffle = Shuffle the deck
dc-do-keep-deck = Leave the deck as it is
dc-do-pick = { $card }
dc-log-hand-shown = { $player }, hand shown to: { $other }.
dc-log-hand-seen = { $player }, hand shown to: { $other } ({ $cards }).
dc-log-looked = { $player }, seen in the deck: { $card }.
dc-log-looked-one = { $player }, seen in the deck: a card at the top.
dc-log-shuffled = Deck shuffled: { $player }.
dc-log-revealed = { $player }, revealed: { $card }.
dc-log-put-under = { $player }, put under the deck: { $card }.
dc-no-not-revealed = { $card } is not among the revealed cards.
dc-log-repaired = { $unit } gets { $dp } DP back.
dc-no-may-not-pass = { $unit } may not pass what it carries ({ $rule }).
dc-on-against = { $squad } against { $other }
dc-ask-hinder = Which squads may take only one action? Still to name: { $left }.
dc-do-hinder = { $squad } takes only one action
dc-no-cannot-name = { $squad } does not act now, or has been named.
dc-no-not-acting = { $card } is played on a squad that acts now.
dc-no-must-embark = { $squad } may only move to a Transport and embark ({ $rule }).
dc-fault-cards = Player { $seat } has a card twice.
dc-log-acts-alone = { $squad } acts alone.
dc-ask-all-out = Where do those of { $squad } stand who get out of { $unit }?
dc-log-all-out = { $squad } gets out.
dc-ask-test-again = { $squad } has failed its test with a { $die }. { $card }: do you roll again?
dc-log-nothing-falls = Collateral Damage in { $feature } falls on nobody ({ $rule }).
