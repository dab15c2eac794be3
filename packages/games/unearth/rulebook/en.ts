// The rulebook of Unearth in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'What it is',
  'idea.goal':
    'Two to four players lead tribes of Delvers through the ruins of an older world. A tribe is five dice: one four-sided, three six-sided, one eight-sided. Most points at the end win.',
  'idea.ways':
    'Every roll is good for something. High dice claim Ruins, which score in sets of a colour. Low dice (1, 2 or 3, whatever the die) bring Stones; six Stones in a ring carry a Wonder.',
  'idea.hidden':
    'Nearly everything is open. Hidden are hands, one Ruin dealt to each player, the value of Lesser and Greater Wonders, and the order of the decks.',

  'chapter.setup': 'Setting up',
  'setup.stones': 'All sixty Stones go into the bag: fifteen each of black, red, blue and yellow.',
  'setup.delvers':
    'Shuffle the Delver cards and deal two to each player. Shuffle the Ruins and deal one face down to each: it is yours, only you may look, and it counts at the end.',
  'setup.ruins':
    'Put five Ruins (ten with two players) back unseen. Shuffle the End of Age cards and slip one, unseen, under the Ruins deck; the others leave the game.',
  'setup.row':
    'Turn up five Ruins in a row (four with two players, for the whole game). On each lay Stones from the bag at random, as many as it asks for.',
  'setup.wonders':
    'Show as many Named Wonders as there are players, plus two. Shuffle the Lesser and the Greater Wonder tokens and stack each kind value side down.',
  'setup.start':
    'Everybody takes the dice of a colour; colours mean nothing. A random player begins, then it goes clockwise.',
  'setup.sizes':
    'With two, three or four players this leaves 10, 13 or 12 cards in the Ruins deck and 34, 32 or 30 in the Delver deck, and shows 4, 5 or 6 Named Wonders.',

  'chapter.turn': 'A turn',
  'turn.frame':
    'First you may play Delver cards, then you must make an Excavation roll. Then the next player to the left is on. Nobody may pass.',
  'turn.cards':
    'Cards are played only by the player whose turn it is and only before the Excavation, not between two rolls. What they gave lapses at the end of the turn, used or not.',
  'turn.check':
    'After each played card and each Excavation roll see whether a Ruin falls. All rerolls of one card belong together: look once, when the card is done.',

  'chapter.delvers': 'Delver cards',
  'delvers.play':
    'Play any number, one after another, in any order. Each takes its whole effect at once and goes to the discard pile. A card you have just drawn may be played too. There is no hand limit.',
  'delvers.targets':
    'Cards touch only dice that lie on Ruins; dice in a pool show nothing. A card without a target, or one that would change nothing, cannot be played.',
  'delvers.waiting':
    'Reading the Stones and Ancestral Claim wait for the next die rolled this turn that fits, whoever owns it and for whatever reason it is rolled. Reading fits any die, Ancestral Claim only a d6. Several that fit all act on the same roll.',
  'delvers.rerolls':
    'A rerolled die stays on its Ruin. Its owner rolls it, even on your turn, with the owner’s own Wonders, and takes any Stone it brings.',
  'delvers.batch':
    'Restoration rerolls all your dice on Ruins; Forgotten Song names a number that some die shows and rerolls every such die of all players. The dice are fixed when the card is played; you choose the order, and each is rolled once. Stones and Wonders come die by die, claims only after the last.',
  'delvers.rights':
    'Ancient Map, Expedition and Band of Delvers give you something for this turn’s Excavation (see there).',

  'chapter.dig': 'Excavation',
  'dig.declare':
    'Name one die from your pool and one Ruin, then roll. The die stays on that Ruin, showing its result.',
  'dig.empty':
    'With an empty pool you must pick up one of your dice from a Ruin and roll it for any Ruin, the same one included. It leaves first; cards work as usual. Whether the pool is empty is looked at when you name the die.',
  'dig.later': 'With an Expedition you may name the Ruin after the roll instead.',
  'dig.map':
    'With an Ancient Map you may roll again; only the last roll counts. A replaced roll brings no Stone, and cards that were waiting for it are lost.',
  'dig.band':
    'Band of Delvers lets you make a second Excavation once the first is settled completely. The die you rolled first may be used again only if a claim or a tie has given it back. A second Band in the same turn cannot be played. Maps and Expeditions work on either roll.',

  'chapter.roll': 'From roll to result',
  'roll.natural':
    'Waiting cards that fit attach to the roll. Roll the die. The owner of the Shattered Edifice may roll a 4 or 5 again (up to ten times).',
  'roll.modifiers':
    'Then the player whose turn it is applies, in any order, the Event in force and every attached card. Reading the Stones must be +1 or −1; the sign is chosen now. After each step the die stops at 1 or at its top face, and it is turned to its new face.',
  'example.order':
    '{event} is in force and {card} waits; the d6 shows {natural}. Taking 1 off first changes nothing, then +2 makes {high}. The other way round it is {low}. You may choose.',
  'roll.wonders':
    'Now the owner may use each own Wonder that fits once: the College (+1 on a d8), the Columns (−1), the Sanctuary (+1 or −1 while the die equals another on that Ruin). A die in the air matches nothing. Wonders and Events only change dice being rolled, and a Wonder built by this roll starts with the next.',
  'roll.lands':
    'The die lies on its Ruin with its result. A 1, 2 or 3 brings its owner a Stone; Stone and Wonders come before any claim.',
  'roll.test':
    'English edition: Delver cards are left out of that test; Events and Wonders count. Russian edition: the final result decides.',
  'example.test':
    'Reading the Stones turns a {natural} into a {result}. In the English edition the test still sees {english}: no Stone. In the Russian edition it sees {russian}: a Stone.',

  'chapter.stones': 'Stones',
  'stones.take':
    'Take the Stone at once, colour of your choice, from the Ruin where the die lies. If it has none, draw one from the bag; if the bag is empty too, you get nothing. A roll brings at most one Stone, and you must take it.',
  'stones.whose':
    'Rerolls bring Stones like any roll, also on another player’s turn. Turning a die without rolling it (Forlorn, A New Discovery) never does.',
  'stones.library':
    'With the Underground Library you draw two Stones from the bag, keep one and put the other back.',
  'stones.place':
    'Lay the Stone at once so that it shares an edge with a Stone of yours. The first two lie side by side by themselves. Stones never move again. You may work on several rings at a time; the middle of a ring is for the Wonder, no Stone may lie there.',
  'stones.enclosed': 'You may not lay a Stone that would shut in another one with Stones on all six sides.',
  'example.enclosed':
    'The middle Stone has five neighbours. The crossed cell would shut it in; the other {open} cells around are free.',

  'chapter.rings': 'Rings and Wonders',
  'rings.ring':
    'A ring is six Stones around a cell without a Stone. The moment it is complete, a Wonder must go into the middle, before anything else.',
  'rings.which':
    'Six Stones of one colour take a Greater Wonder, several colours a Lesser one: the top token of the stack. Instead you may take any Named Wonder on display whose formula the ring meets. Only colours count, not places.',
  'rings.tokens':
    'Lesser Wonders are worth 2 to 4, Greater ones 6 to 8; only the owner may look. A Named Wonder lies open: its power works from now on, its points count at the end, and there is only one of each.',
  'example.rings':
    'The lower ring is all black: a Greater Wonder. The upper one shares {shared} Stones with it and has three black and three red: a Lesser Wonder, or one of these if on display: {fits}.',
  'rings.several':
    'A Stone may belong to any number of rings, and one Stone may complete up to three at once: build one after the other in the order you like. What a Wonder does when built happens at once. On another player’s turn you build just the same.',
  'rings.none':
    'With no Greater token left, a ring of one colour takes a Lesser one; never the other way round. If nothing fits at all, the middle stays empty and blocked for good.',

  'chapter.formulas': 'Formulas',
  'formulas.fixed':
    'Most formulas name some Stones; the rest may be anything, also more of the same. Three blue and three of any kind are met by four blue too.',
  'formulas.sets':
    'Others name only groups: each group is one colour, and different groups are different colours, exactly. Two groups of three are three and three of another colour; six of one colour are not.',
  'example.formulas': 'Which ring meets which formula. A tick means that the Wonder can be built.',

  'chapter.claims': 'Claiming a Ruin',
  'claims.when':
    'A Ruin falls when all dice on it, whoever owns them, add up to its claim value. This can happen before the Excavation too, and the winner need not be the player whose turn it is. If several fall, go from left to right.',
  'claims.steps':
    'In this order:\n- The player with the highest single die takes the Ruin (ties: next chapter).\n- Each of the others draws a Delver card per die they had there, from the player on turn clockwise; the winner draws none.\n- All dice go back to their owners, left-over Stones to the bag.\n- A new Ruin takes the place; if nothing is left to claim, the game is over.',
  'claims.flame':
    'The owner of the Eternal Flame draws a card for each claimed Ruin without a die of theirs. A Wonder built by the very roll already counts.',
  'claims.deck':
    'When the Delver deck runs out, shuffle the discard pile, the card just played included. If both are empty, the rest is not drawn. An Event that comes up takes its whole effect before anything else falls.',

  'chapter.ties': 'Ties',
  'ties.rule':
    'Line up each player’s dice on the Ruin from high to low. Higher value wins; of equal values the die with more faces; if both are equal, compare the next dice. A missing die counts as nothing.',
  'example.faces': '{winner} wins: a {value} on the d8 beats a {value} on the d6.',
  'example.second':
    'The best dice are both {first} on a d6. The next ones are both {second}, but one is a d8: {winner} wins.',
  'example.missing': 'Equal at the top, but {winner} has one more die: {winner} wins.',
  'ties.unbreakable':
    'If the best players are equal in everything, nobody gets the Ruin, whatever others have there. It is removed, and everybody draws a card per die on it. That is no claim: the Eternal Flame gets nothing. A removed city leaves the game.',
  'example.unbreakable':
    '{value} on a d6 against {value} on a d6: nobody wins. Both draw a card, and the Ruin is gone.',
  'ties.obelisk':
    'The owner of the Obelisk (promo) wins as soon as one of their dice shows the highest value there.',

  'chapter.age': 'The end of the age',
  'age.refill':
    'A vacated place gets the top card of the Ruins deck with its Stones. If the bag runs short, lay what there is. With an empty deck the place stays empty for good.',
  'age.card':
    'The last card of the Ruins deck is the End of Age. A city is a Ruin like any other, with Stones and a claim value. An Event happens at once and leaves the place empty.',
  'age.events':
    'Day of Rest: everybody draws three Delver cards. The Gathering: every roll gets −1 from now on. Festival of Reclamation: every roll gets +1. An Event that comes between two rolls counts for the second.',
  'age.promos':
    'Promo cards: Fate of the Delvers scores a point for every two Delver cards in hand at the end. The Hidden Path brings a random removed Ruin back into the row.',
  'age.end':
    'The game ends at once when no Ruin is left in row and deck, by a claim or by a tie, on whose turn it may be; no round is finished.',
  'age.limit':
    'There is also a turn limit, 400 unless you set another. What lies on the table then counts for nobody.',

  'chapter.score': 'Scoring',
  'score.ruins':
    'Turn up hidden Ruins; they count like the others. Each colour scores by the number of its cards; each set of all five colours scores {five} more. A card counts in both.',
  'example.sets':
    'Two Ruins of each colour: five times {pair} for the colours, {mixed} mixed sets of {five}: {total} points.',
  'score.cities': 'City of Gold scores 7, City of Ash −4. They have no colour.',
  'score.wonders':
    'Add your Wonders: tokens, points on Named Wonders, one per Stone of its colour for a Temple, two per Stone of your rarest colour for the Fountain (one colour only if several are rarest). Three Wonders bring 5 points more (see Editions). Blocked middles are no Wonders.',
  'score.nothing': 'Loose Stones, unfinished rings, dice and cards in hand score nothing.',
  'score.ties':
    'Equal points? Whoever has more Ruins of the highest claim value wins, then of the next, and so on; hidden Ruins and cities count. If that is equal too, the place is shared and the next one left out.',

  'chapter.editions': 'Two editions',
  'editions.choice':
    'Unearth has an English and a Russian edition, «Из руин». The table chooses; the cards are the same. Where one book is silent, we follow the other. These are the places where they truly differ.',
  'editions.bonus':
    '**Bonus for Wonders.** English: 5 points once, for three or more. Russian: 5 points for every full three.',
  'editions.tomb':
    '**Tomb of the Last Age.** English: a point per colour of Stone you have (always 4). Russian: a point per colour of Ruin, hidden ones included.',
  'editions.test':
    '**Stone after a card.** English: Delver cards do not change whether a roll brings a Stone. Russian: the final result decides.',
  'editions.promos':
    '**Promos.** The Russian box has two more End of Age cards and two more Named Wonders; any table may add them.',

  'chapter.cards': 'All cards',
  'list.delvers': 'Thirty-eight Delver cards of ten kinds.',
  'list.wonders': 'The Named Wonders with their formulas, and the two kinds of tokens.',
  'list.age': 'One of these ends each game.',
  'list.ruins': 'Five Ruins of each of the five colours: claim value and Stones.',
  'list.delvers.title': 'Delver cards',
  'list.wonders.title': 'Wonders',
  'list.age.title': 'End of Age',
  'fact.copies': '{n} {n|copy|copies}',
  'fact.promo': 'promo',
  'fact.ruin': 'claim value {claim}, {n} {n|stone|stones}',
  'fact.black': '{n} black',
  'fact.red': '{n} red',
  'fact.blue': '{n} blue',
  'fact.yellow': '{n} yellow',
  'fact.any': '{n} any',
  'fact.groups': 'groups of {sizes}, each another colour',
  'fact.six': 'six of one colour',
  'fact.anyRing': 'any ring',
  'fact.join': '{first} + {rest}',
  'fact.range': '{from} to {to} points',
} satisfies Texts;
