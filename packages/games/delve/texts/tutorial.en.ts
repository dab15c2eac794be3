// What the lessons of DELVE say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'The first round',
  'lesson.first.goal':
    'You are an Archaeologist. The Ancient guards 50 Trinkets and two Relics. Carry all of it off, and your team wins.',
  'lesson.first.lane':
    'This is your duel. Your four green dice roll against four golden ones. The higher sum wins; on a tie you lose.',
  'lesson.first.trowel':
    'Before the roll you place up to two cards. The Trowel gives you one more die. Choose it.',
  'lesson.first.cutter': 'The Cutter takes one die away from the other side. Place it too.',
  'lesson.first.ready':
    'Everybody places at the same time, in secret. Say that you are ready; then all cards are shown and the dice are rolled.',
  'lesson.first.rolled': 'Your five dice show 18, the three golden ones 12. Well rolled.',
  'lesson.first.window': 'At moments like this you may still use something. You do not need to. Pass.',
  'lesson.first.reward': 'A success earns 4 Trinkets, a failure 1. Trinkets pay for stronger cards.',
  'lesson.first.end':
    'From the next round on the Ancient places cards too, and the Alert rises. The next lesson shows both sides.',
  'lesson.full': 'The whole game, from both sides',
  'lesson.full.sides':
    'One player is the Ancient. The others are Archaeologists and win together: when neither Trinkets nor Relics are left on the Ancient’s board.',
  'lesson.full.lane':
    'Each Archaeologist has a lane: above, a Relic and the slot that guards it; below, you. Every round you roll against that slot.',
  'lesson.full.dice':
    'You roll four green dice, the slot four golden ones. Green dice are also your life: each point of Danger takes one away.',
  'lesson.full.hand':
    'Cards decide. Each shows its cost in Trinkets and its Risk. You may place up to two; placing none costs you 1 Danger.',
  'lesson.full.trowel':
    'In the Entry Stage the Ancient may not place cards yet. Take the Trowel: one more die, just for this round.',
  'lesson.full.scrolls': 'And the Scrolls: after the roll you may reroll up to two of your dice.',
  'lesson.full.ready':
    'Placement is secret and simultaneous. Ready is final. When all are ready, cards take effect and everybody rolls.',
  'lesson.full.rolled':
    '16 against 18: not enough. A tie would not be enough either; ties go to the Ancient.',
  'lesson.full.reroll':
    'Now the Scrolls work. They always take your lowest dice: here the 1 and the 2. Reroll both.',
  'lesson.full.ability':
    '18 against 18, still lost! But before scores are fixed a window opens for Abilities. Yours, Strategize, gives each of you one more die. Use it.',
  'lesson.full.reward':
    '21: success. 4 Trinkets for you; a failure would have brought 1. The Ability now cools down for some rounds.',
  'lesson.full.recoup':
    'At the end of a round your Risk, the sum on your cards, is compared with the Alert. Bold is safe here: Risk 2 against Alert 0.',
  'lesson.full.alert':
    'A new round: you drew up to five cards, and the Alert rose to 1. It rises every round. Whoever risks less than the Alert gains 1 Danger.',
  'lesson.full.danger':
    'At 4 Danger an Archaeologist is eliminated, and loses everything. If all are eliminated, the Ancient has won.',
  'lesson.full.chair':
    'Now change sides. You are the Ancient: five cards, two Relics, 41 Trinkets to defend, and a slot in every lane.',
  'lesson.full.refresh':
    'Instants have their windows; the first comes after the Refresh. Nobody uses one now.',
  'lesson.full.relics':
    'Every round the Ancient must activate one Relic, or at least expose one. Active ones are strong, but once exposed they can be stolen.',
  'lesson.full.activate': 'The Aegis puts two more dice into every slot. Activate it.',
  'lesson.full.guard':
    'An active Relic costs you one card place: with two lanes you may place only one. The Guardian gives four dice. Put it into slot 1: choose the card, then the slot.',
  'lesson.full.both': 'Ready. The Archaeologists place their cards without knowing where you stand guard.',
  'lesson.full.wall':
    'Ten golden dice against six: 33 to 22. The other lane only had six dice and is about to lose. You cannot be strong everywhere.',
  'lesson.full.paid':
    'So the rewards: 1 Trinket for the one who failed, 5 for the Appraiser in the other lane.',
  'lesson.full.price': 'The round ends. The Aegis is now exposed and must cool down before it works again.',
  'lesson.full.back':
    'Back to your lane, Archaeologist. Round 2, Alert 2. You have 3 Trinkets and new cards.',
  'lesson.full.exposed':
    'The Ancient exposes the second Relic without activating it. Watch this one: it is exposed already.',
  'lesson.full.heist':
    'A Heist! You announce it openly. Win your roll and the Relic is yours; fail and you gain 1 Danger. Your Risk is not checked this round.',
  'lesson.full.hook':
    'On a Heist you may place only one card, so make it a good one. The Grappling Hook costs 3 Trinkets and adds 6.',
  'lesson.full.steal': 'Ready. Will the Ancient stand guard here, or in the other lane?',
  'lesson.full.scores': 'In the other lane! 16 and 6 make 22 against 14. Pass, and the scores are final.',
  'lesson.full.taken':
    'The Relic is yours, and a white die with it, to roll from now on. But Heists are loud: on 3 or more that die raised the Alert.',
  'lesson.full.win':
    'Here you see what is left: Trinkets and one Relic. The Ancient pays for cards out of the same Trinkets, so they melt from both ends.',
  'lesson.full.lose':
    'Archaeologists lose slowly: Danger by Danger, die by die. Some cards take Danger away. Look after each other.',
  'lesson.full.hazard':
    'And time works for the Ancient: at Alert 4 and at Alert 8 stronger cards become playable. Hurry.',
  'lesson.full.end': 'You have played both sides. Choose one and begin.',
} satisfies Texts;
