// The rulebook of Unearth in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Overview',
  'idea.goal':
    'Two to four players lead tribes of delvers through the ruins of an older world. A tribe is five dice: one four-sided, three six-sided, one eight-sided. Most points at the end win.',
  'idea.ways':
    'Every roll is good for something. High rolls help you claim ruins, which score in sets of a colour. Low rolls (1, 2 or 3, whatever the die) bring stones; six stones in a ring let you build a wonder.',
  'idea.hidden':
    'Nearly everything is open. Only these are hidden: cards in hand, one ruin dealt to each player, the value of lesser and greater wonders, and the order of the decks.',

  'chapter.setup': 'Setting up',
  'setup.stones': 'All sixty stones go into the bag: fifteen each of black, red, blue and yellow.',
  'setup.delvers':
    'Shuffle the delver cards and deal two to each player. Shuffle the ruins and deal one face down to each: it is yours, only you may look, and it counts at the end.',
  'setup.ruins':
    'Return five ruins (ten with two players) to the box unseen. Shuffle the End of Age cards and slip one, unseen, under the ruins deck; the others leave the game.',
  'setup.row':
    'Turn up five ruins in a row (four with two players, for the whole game). On each lay stones from the bag at random, as many as its stone value.',
  'setup.wonders':
    'Show as many named wonders as there are players, plus two. Shuffle the lesser and the greater wonder tokens and stack each kind value side down.',
  'setup.start':
    'Everybody takes the five dice of one colour; the colour makes no difference. A random player starts, and play goes clockwise.',
  'setup.sizes':
    'With two, three or four players this leaves 10, 13 or 12 cards in the ruins deck and 34, 32 or 30 in the delver deck, and shows 4, 5 or 6 named wonders.',

  'chapter.turn': 'A turn',
  'turn.frame':
    'First you may play delver cards, then you must make an excavation roll. Then play passes to the player on your left. The excavation roll cannot be skipped.',
  'turn.cards':
    'Cards are played only by the active player and only before the excavation, not between two rolls. What they gave lapses at the end of the turn, used or not.',
  'turn.check': 'After each played card and each single roll or reroll check whether a ruin is claimed.',

  'chapter.delvers': 'Delver cards',
  'delvers.play':
    'Play any number, one after another, in any order. Each takes its whole effect at once and goes to the discard pile. A card you have just drawn may be played too. There is no hand limit.',
  'delvers.targets':
    'Cards affect only dice that lie on ruins; dice in a pool show nothing. A card without a target, or one that would change nothing, cannot be played.',
  'delvers.waiting':
    'Reading the Stones and Ancestral Claim wait for the next die rolled this turn that fits, whoever owns it and for whatever reason it is rolled. Reading fits any die, Ancestral Claim only a d6. Several that fit all act on the same roll.',
  'delvers.rerolls':
    'A rerolled die stays on its ruin. Its owner rolls it, even on your turn, with the owner’s own wonders, and takes any stone it brings.',
  'delvers.batch':
    'Restoration rerolls all your dice on ruins; Forgotten Song names a number that some die shows and rerolls every such die of all players. The dice are fixed when the card is played; you choose the order, and each is rolled once. Stones, wonders and claims come die by die; a die that a claim sends home is not rolled any more.',
  'delvers.rights':
    'Ancient Map, Expedition and Band of Delvers act on this turn’s excavation (see “Excavation”).',

  'chapter.dig': 'Excavation',
  'dig.declare':
    'Name one die from your pool and one ruin, then roll. The die stays on that ruin, showing its result.',
  'dig.empty':
    'With an empty pool you must pick up one of your dice from a ruin and roll it for any ruin, the same one included. Take it off the ruin first; cards work as usual. The pool is checked when you name the die.',
  'dig.later': 'With an Expedition you may name the ruin after the roll instead.',
  'dig.map':
    'With an Ancient Map you may reroll; only the last roll counts. A replaced roll brings no stone, and cards that were waiting for it are lost.',
  'dig.band':
    'Band of Delvers lets you make a second excavation once the first is settled completely. The die you rolled first may be used again only if a claim or a tie has given it back. A second Band in the same turn cannot be played. Maps and Expeditions work on either roll.',

  'chapter.roll': 'From roll to result',
  'roll.natural':
    'Waiting cards that fit attach to the roll. Roll the die. The owner of the Shattered Edifice may reroll a 4 or 5 (up to ten times).',
  'roll.modifiers':
    'Then the active player applies, in any order, the event in force and every attached card. Reading the Stones must be +1 or −1; the sign is chosen now. After each step the value cannot be below 1 or above the highest on the die; the die is turned to its new value.',
  'example.order':
    '{event} is in force and {card} waits; the d6 shows {natural}. Taking 1 off first changes nothing, then +2 makes {high}. The other way round it is {low}. You may choose.',
  'roll.wonders':
    'Now the owner may use each of their wonders that applies, once: the College (+1 on a d8), the Columns (−1), the Sanctuary (+1 or −1 while the die equals another on that ruin). A die that is not yet on a ruin matches nothing. Wonders and events only change dice being rolled, and a wonder built by this roll starts with the next.',
  'roll.lands':
    'The die lies on its ruin with its result. A low roll (1, 2 or 3) brings its owner a stone; stone and wonders come before any claim.',
  'roll.test':
    'English edition: the number that came up on the die decides about the stone, whatever cards, events and wonders make of it. If it was rerolled, the last roll counts. Russian edition: the number that the die shows in the end decides.',
  'example.test':
    'Reading the Stones turns a {natural} into a {result}. English edition: a {english} was rolled, no stone. Russian edition: the die shows {russian}, a stone.',

  'chapter.stones': 'Stones',
  'stones.take':
    'Take the stone at once, colour of your choice, from the ruin where the die lies. If it has none, draw one from the bag; if the bag is empty too, you get nothing. A roll brings at most one stone, and you must take it.',
  'stones.whose':
    'Rerolls bring stones like any roll, also on another player’s turn. Turning a die without rolling it (Forlorn, A New Discovery) never does.',
  'stones.library':
    'With the Underground Library you draw two stones from the bag, keep one and put the other back.',
  'stones.place':
    'Lay the stone at once so that it shares an edge with a stone of yours. The first two are placed side by side for you. Stones never move again. You may work on several rings at a time. The middle of a ring is for the wonder: a stone laid there before the ring is complete is allowed, but no wonder can ever be built in that ring.',
  'stones.enclosed': 'You may not lay a stone that would shut in another one with stones on all six sides.',
  'example.enclosed':
    'The middle stone has five neighbours. The crossed cell would shut it in; the other {open} cells around are free.',

  'chapter.rings': 'Rings and wonders',
  'rings.ring':
    'A ring is six stones around a cell without a stone. The moment it is complete, a wonder must go into the middle, before anything else.',
  'rings.which':
    'A ring of one colour gets a greater wonder, a ring of several colours a lesser one: the top token of the stack. Instead you may take any named wonder on display whose formula the ring meets. Only colours count, not places.',
  'rings.tokens':
    'Lesser wonders are worth 2 to 4, greater ones 6 to 8; only the owner may look. A named wonder lies open: its power works from now on, its points count at the end, and there is only one of each.',
  'example.rings':
    'The lower ring is all black: a greater wonder. The upper one shares {shared} stones with it and has three black and three red: a lesser wonder, or one of these if on display: {fits}.',
  'rings.several':
    'A stone may belong to any number of rings, and one stone may complete up to three at once: build one after the other in the order you like. What a wonder does when built happens at once. On another player’s turn you build just the same.',
  'rings.none':
    'With no greater token left, a ring of one colour takes a lesser one; never the other way round. If nothing fits at all, the middle stays empty and blocked for good.',

  'chapter.formulas': 'Formulas',
  'formulas.fixed':
    'Most formulas name some stones; the rest may be of any colour, including more of the same. A ring with four blue stones also meets “three blue and three any”.',
  'formulas.sets':
    'Others name only groups: every group is of one colour, no two groups share a colour, and the sizes must match exactly. Two groups of three are three and three of another colour; six of one colour are not.',
  'example.formulas': 'Which ring meets which formula. A tick means that the wonder can be built.',

  'chapter.claims': 'Claiming a ruin',
  'claims.when':
    'A ruin is claimed when all the dice on it, whoever owns them, add up to its claim value or more. This can happen before the excavation too, and the winner need not be the active player. If there are several, go from left to right.',
  'claims.steps':
    'In this order:\n- The player with the highest single die takes the ruin (ties: next chapter).\n- Each of the others draws a delver card per die they had there, clockwise from the active player; the winner draws none.\n- All dice go back to their owners, left-over stones to the bag.\n- A new ruin takes the place; if nothing is left to claim, the game is over.',
  'claims.flame':
    'The owner of the Eternal Flame draws a card for each claimed ruin without a die of theirs. A wonder built by the very roll already counts.',
  'claims.deck':
    'When the delver deck runs out, shuffle the discard pile, the card just played included. If both are empty, the rest is not drawn. An event that comes up takes full effect before any other claim is resolved.',

  'chapter.ties': 'Ties',
  'ties.rule':
    'Line up each player’s dice on the ruin from high to low. Higher value wins; of equal values the die with more faces; if both are equal, compare the next dice. A missing die counts as zero.',
  'example.faces': '{winner} wins: a {value} on the d8 beats a {value} on the d6.',
  'example.second':
    'The best dice are both {first} on a d6. The next ones are both {second}, but one is a d8: {winner} wins.',
  'example.missing': 'Equal at the top, but {winner} has one more die: {winner} wins.',
  'ties.unbreakable':
    'If the best players are equal in everything, nobody gets the ruin, whatever others have there. It is removed, and everybody draws a card per die on it. That is no claim: the Eternal Flame gets nothing. A removed city leaves the game.',
  'example.unbreakable':
    '{value} on a d6 against {value} on a d6: nobody wins. Both draw a card, and the ruin is gone.',
  'ties.obelisk':
    'The owner of the Obelisk (promo, our effect) wins the ruin whenever one of their dice is tied for the highest value there.',

  'chapter.age': 'The end of the age',
  'age.refill':
    'A vacated place gets the top card of the ruins deck with its stones. If the bag runs short, lay what there is. With an empty deck the place stays empty for good.',
  'age.card':
    'The last card of the ruins deck is the End of Age. A city is a ruin like any other, with stones and a claim value. An event happens at once and leaves the place empty.',
  'age.events':
    'Day of Rest: everybody draws three delver cards. The Gathering: −1 to all rolls for the rest of the game. Festival of Reclamation: +1 to all rolls. An event that comes between two rolls counts for the second.',
  'age.promos':
    'Promo cards; only their names are known to us, what they do is our own design. Fate of the Delvers scores a point for every two delver cards in hand at the end. The Hidden Path brings a random removed ruin back into the row.',
  'age.end':
    'The game ends at once when no ruin is left in row and deck, by a claim or by a tie, no matter whose turn it is; the round is not completed.',
  'age.limit':
    'There is also a turn limit, which is ours: 400 unless you set another. Ruins still in the row then count for nobody.',

  'chapter.score': 'Scoring',
  'score.ruins':
    'Turn up hidden ruins; they count like the others. Each colour scores by the number of its cards; each set of all five colours scores {five} more. A card counts in both.',
  'example.sets':
    'Two ruins of each colour: five times {pair} for the colours, {mixed} mixed sets of {five}: {total} points.',
  'score.cities': 'City of Gold scores 7, City of Ash −4. They have no colour.',
  'score.wonders':
    'Add your wonders: tokens, points on named wonders, one per stone of its colour for a Temple, two per stone of your rarest colour for the Fountain (one colour only if several are rarest). Three wonders bring 5 points more (see “Two editions”). Blocked middles are no wonders.',
  'score.nothing': 'Loose stones, unfinished rings, dice and cards in hand score nothing.',
  'score.ties':
    'Equal points? Whoever has more ruins of the highest claim value wins, then of the next, and so on; hidden ruins and cities count. If that is equal too, the players share that place and the next place is skipped.',

  'chapter.editions': 'Two editions',
  'editions.choice':
    'Unearth has an English and a Russian edition, «Из руин». You choose one before the game; the cards are the same. Where one book is silent, we follow the other. These are the places where they truly differ.',
  'editions.bonus':
    '**Bonus for wonders.** English: 5 points once, for three or more. Russian: 5 points for every full three.',
  'editions.tomb':
    '**Tomb of the Last Age.** English: 4 points, one for each colour of stone that it takes to build it. Russian: 1 point for each kind of ruin you have, hidden ones included.',
  'editions.test':
    '**The number for a stone.** English: the number that came up on the die. Russian: the number that the die shows in the end.',
  'editions.promos':
    '**Promos.** The Russian box has two more End of Age cards and two more named wonders; they may be added to any game. Their effects are our own design.',
  'editions.ours':
    '**Our readings.** Where both books are silent or loose, we decided: claims go from left to right; the Shattered Edifice rerolls at most ten times in a roll; event and cards act before wonders; the first two stones lie by themselves; no stone may be shut in by six; a ring for which no wonder is left stays empty; the last ruin ends the game at once; the turn limit; equal tie-breaks share the place.',

  'chapter.cards': 'All cards',
  'list.delvers': 'Thirty-eight delver cards of ten kinds.',
  'list.wonders': 'The named wonders with their formulas, and the two kinds of tokens.',
  'list.age': 'One of these ends the age in each game.',
  'list.ruins':
    'Five ruins of each of the five colours: claim value and stones. Each colour is a region: Desert (peach), Forest (green), Islands (blue), Caverns (purple), Mountains (grey). The names of regions and ruins are ours.',
  'list.delvers.title': 'Delver cards',
  'list.wonders.title': 'Wonders',
  'list.age.title': 'End of Age',
  'fact.copies': '{n} {n|copy|copies}',
  'fact.promo': 'promo, our effect',
  'fact.ruin': 'claim value {claim}, {n} {n|stone|stones}',
  'fact.black': '{n} black',
  'fact.red': '{n} red',
  'fact.blue': '{n} blue',
  'fact.yellow': '{n} yellow',
  'fact.any': '{n} any',
  'fact.groups': 'groups of {sizes}, each of a different colour',
  'fact.six': 'six of one colour',
  'fact.anyRing': 'any ring',
  'fact.join': '{first} + {rest}',
  'fact.range': '{from} to {to} points',
} satisfies Texts;
