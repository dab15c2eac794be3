// The rulebook of Ruba Dungeon in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Overview',
  'idea.hero':
    'You are one Hero, alone in a dungeon made of forty Italian playing cards. Nobody plays against you: enemies only do what their cards say. Once inside you cannot turn back.',
  'idea.goal':
    'Before you begin, choose a mode; it holds for the whole game.\n- **Easy:** beat the four Kings and take the Relic that each of them guards.\n- **Hard:** beat all eleven enemies, Kings included.',
  'idea.loss': 'At 0 hit points you have lost, in a fight as well as in a trap or over a bad concoction.',

  'chapter.parts': 'The cards and the table',
  'parts.deck':
    'The deck has four suits (Clubs, Cups, Deniers, Swords) with the values 1 to 7, Jack (8), Knight (9) and King (10). There is one copy of each card. One six-sided die decides tests. More dice or an illustrated deck are nice to have and change nothing.',
  'parts.roles':
    'Every card has a part to play:\n- The four **Aces** are the Relics.\n- The twenty-four cards from **2 to 7** are the dungeon: events while you crawl, weapons when you fight, and the Deniers among them are gold.\n- **Jacks, Knights and Kings** are people: one of them is you, eleven are enemies.',
  'parts.zones':
    'The Dungeon Deck and the Character Deck lie face down. What you draw, pay and play goes face up on the Event Pile. Gold, your Help Cards and the Relics you have taken lie in front of you. You and the enemy have three slots each for Action Cards, numbered from the left. Help Cards that are used up end in the Catacomb and never come back; nothing else goes there. In hard mode there is one more place, Enemy Help, for help you have spent and that the enemy will turn against you.',
  'example.layout': 'A handy way to lay the table. No rule depends on it.',
  'parts.open':
    'Only the order of the two decks and the enemy cards still face down are hidden. Everything else is open, so you may count what has not been seen, and how likely a bribe is to turn up a King.',

  'chapter.setup': 'Setting up',
  'setup.hero':
    'Pick one of the eight Jacks and Knights at random: that is you, face up. Its suit and value give you nothing; the card is simply missing among your enemies.',
  'setup.decks':
    'Shuffle the other seven Jacks and Knights with the four Kings: the Character Deck, eleven cards. Shuffle the cards from 2 to 7: the Dungeon Deck, twenty-four cards. Lay the four Aces out open as the Relic Deck.',
  'setup.start':
    'You start with 12 hit points and no cards in hand. Draw the first event and go; there is no redeal.',

  'chapter.hp': 'Hit points',
  'hp.hero':
    'You have 12 hit points (HP) at most. They carry over from event to event and from fight to fight; only concoctions and Cups give some back.',
  'hp.enemy':
    'In easy mode every enemy enters with 6 HP. In hard mode an enemy has as many as its card is worth: Jack 8, Knight 9, King 10.',
  'hp.limits': 'Nobody heals above the number they started with, and nobody falls below 0.',

  'chapter.crawl': 'Crawling',
  'crawl.step':
    'Draw the top card of the Dungeon Deck onto the Event Pile and deal with it; then draw the next. You do not decide whether to draw: cards keep coming until one needs a decision.',
  'crawl.suits':
    'The suit says what happens: Clubs are a trap, Cups a concoction, Deniers gold, Swords a fight. The printed value (V) says how bad or how good. A card that has been dealt with stays on the pile; gold goes to you.',
  'crawl.trap':
    '**Trap (Clubs).** If you fail, you lose half of V, rounded down. If you succeed, nothing happens.',
  'crawl.concoction':
    '**Concoction (Cups).** If you fail, you lose half of V, rounded down. If you succeed, you heal V. At full health a success does nothing, yet you still have to drink.',
  'crawl.gold':
    '**Gold (Deniers).** The card is yours at once and is worth V. Nothing to roll, nothing to pay.',
  'crawl.combat':
    '**Fight (Swords).** An enemy is coming, unless you buy your way out (see “Gold”). No die test helps here.',
  'crawl.ways':
    'Against a trap or a concoction you choose one way before anything is rolled: the die, or gold. You cannot skip it, cannot roll again and cannot mend a bad roll with gold. Relics and Help Cards are of no use while you crawl.',
  'crawl.reshuffle':
    'When a card is needed and the Dungeon Deck is empty, shuffle the whole Event Pile into a new deck, even in the middle of a fight. Gold, Action Cards, Help Cards, Relics and the Catacomb stay where they are.',

  'chapter.die': 'The die test',
  'die.test':
    'Roll one die, once. A 1 always fails and a 6 always succeeds; anything between succeeds if it is at least V.',
  'example.test':
    'Strong faces succeed, faint ones fail. Against a 7 only the {only} will do; a 5 needs 5 or 6; a 3 needs 3 or more. A failed {high} costs {highLoss} HP, a failed {low} only {lowLoss}.',
  'drawn.v': 'V {v}',

  'chapter.gold': 'Gold',
  'gold.pay':
    'Instead of rolling against a trap or a concoction you may pay: one or more Gold Cards worth V or more together. That is a success. You may pay with any cards that reach the sum, but there is no change.',
  'gold.spent':
    'Spent gold goes on the Event Pile and comes back with the next reshuffle. It is not an event there and cannot be picked up. In a fight gold is useless.',
  'gold.evade':
    '**Evade** a fight by paying exactly V: no enemy is drawn, nobody sees you, you crawl on. Less than V buys nothing.',
  'gold.bribe':
    '**Bribe** by paying more: in easy mode anything above V, in hard mode at least twice V (between V and 2V nothing is for sale). Pay first, then turn over the top card of the Character Deck.',
  'gold.who':
    'A Jack or a Knight takes the gold: the fight counts as won, the enemy as beaten, and the card becomes your Help Card. A King keeps the gold and fights. After an evade or a bribe without a fight there is nothing to keep or discard.',
  'example.prices':
    'What it costs to avoid a fight. A 5 of Swords is evaded for exactly {evade}; a bribe starts at {easy} in easy mode and at {hard} in hard mode.',

  'chapter.fight': 'A fight',
  'fight.start':
    'Turn over the top card of the Character Deck: this Jack, Knight or King is your enemy. (If a bribe has just shown a King, that King is your enemy.) A fight ends when one of you stands at 0 HP; there is no running away.',
  'fight.king':
    'In hard mode every Action Card that shows a King’s suit counts 1 more for him. In easy mode he has no such bonus, and nobody else ever has. His Relic stays where it is until he is beaten.',
  'fight.serve':
    'A fight goes in turns of three Actions. At the start of a turn you are dealt cards face up until you hold three; cards you kept count. Then the enemy gets three, face down. If the deck runs out while dealing, reshuffle and go on.',
  'fight.unveil':
    'In each Action the enemy unveils one card, from the right slot to the left. It never chooses. You see the card and its full value, and respond with one Action Card or with a combo.',
  'fight.must':
    'As long as you hold a card you must respond. If you have none left, the enemy card simply takes effect.',
  'fight.check':
    'After each Action look at yourself first: at 0 HP you have lost, even if the enemy falls too. Then at the enemy: at 0 HP it is beaten. If both of you stand after the third Action, the next turn begins; your hand is empty by then, so you are dealt three new cards.',

  'chapter.suits': 'What suits do in a fight',
  'suits.swords': '**Swords** attack: damage equal to the value.',
  'suits.clubs':
    '**Clubs** attack as well, but two Clubs cancel each other point for point, and only the rest hurts. Against any other suit nothing is parried: Clubs do full damage, and so does a sword against them.',
  'suits.cups': '**Cups** heal whoever plays them.',
  'suits.coins':
    '**Deniers** are a shield: they take their value off the damage of this Action, from swords and from clubs alike. What is left of a shield is lost.',
  'suits.alike': 'This holds for you and for the enemy alike. A change of HP is healing minus damage.',
  'example.pairings':
    'All pairings, with your card worth {h} and the enemy’s worth {e}: first your change, then the enemy’s. Two swords hurt both; a cup against a sword nets the difference.',

  'chapter.sum': 'Adding up an Action',
  'sum.hero':
    'Your value is the printed value of what you play, plus 1 if you own the Relic of that suit (always counted), plus 1 for each Help Card of that suit you choose to spend, from none to all.',
  'sum.enemy':
    'The enemy’s value is its printed value; in hard mode plus 1 for a King playing his own suit, and plus 1 for each card of that suit in Enemy Help.',
  'sum.together':
    'Both cards act at the same moment. Add up healing and damage for each side, and only then look at the limits. So a cup at full health still works as a shield, and healing can save you from a blow that would kill. Two cups simply heal both. Surplus damage, shield and healing are lost.',
  'example.potion':
    'The enemy strikes with the {enemy}, worth {e}. You respond with the {hero}; with the Relic of Cups it is worth {h}. You heal {h} and suffer {e}: {change:signed} HP in one step.',
  'example.shield':
    'The enemy hides behind the {enemy}, worth {e}. The {hero} and {help} Help Cards of Swords make {h}. The shield takes {e} off, and the enemy loses {loss} HP.',
  'sum.after':
    'Then the cards go on the Event Pile (a Denier played as a shield too: it never becomes gold), used Enemy Help goes to the Catacomb, then your used Help Cards leave, and only then you check who still stands.',

  'chapter.combo': 'Combos',
  'combo.rule':
    'Two or three of your cards with the same printed value may be played as one. Their values add up, and you pick which of their suits the whole combo has. You need not combine, and may use two out of three.',
  'combo.bonus':
    'The Relic and the Help Cards of the suit you picked count once for the whole combo; Relics of its other suits add nothing.',
  'combo.price':
    'Combined cards are gone for the rest of the turn. Play two at once and you have one card for two more Actions: you must respond with it and then take the last blow without a response.',
  'example.combo':
    'The {first} and the {second} together, played as Swords: {h} damage at one stroke. The {third} is left for later.',

  'chapter.spoils': 'Relics, help and what you keep',
  'spoils.relic':
    'Each King guards the Ace of his suit. Beat him, and the Relic is yours: +1 to each of your responses of that suit, for the rest of the game.',
  'spoils.help':
    'Every beaten enemy, Kings too, becomes a Help Card. Spend it with a response of the same suit for +1; its own value does not matter. Several may be spent at once (the lowest leave first). Without a response there is no help.',
  'spoils.easy': 'Easy mode: spent Help Cards go to the Catacomb.',
  'spoils.hard':
    'Hard mode: spent Help Cards go to Enemy Help. The next time any enemy unveils a card of that suit, all of them strengthen it by 1 each and then go to the Catacomb. Help spent in an Action never strengthens the enemy in that same Action, and cards that were never unveiled use none.',
  'example.aid':
    'Hard mode. You spend the {helper} for +1. Later any enemy unveils the {enemy}: instead of {printed} it is worth {e}.',
  'spoils.after':
    'When an enemy falls: its card joins your Help Cards; a King’s Relic is taken; if that was the goal, you have won. Otherwise enemy cards still face down are turned over onto the Event Pile.',
  'spoils.keep':
    'Then choose which of your left-over Action Cards (two at most) you keep for the next fight; the others go on the pile. Kept cards stay put until then: you cannot use, swap or drop them on the way, and no reshuffle takes them. With none left there is nothing to choose.',

  'chapter.ending': 'End of the game',
  'ending.win':
    'Easy: you win the moment you take the fourth Relic. Hard: the moment the eleventh enemy is beaten. Nothing is drawn after that.',
  'ending.loss':
    'You lose at 0 HP, or when you give up, which you may do whenever you are asked something. A game that has used 5000 cards is called off as a loss; nobody has come anywhere near.',
  'ending.record':
    'There are no points. Runs are compared as follows: a win beats a loss; among wins more Gold left, then fewer cards drawn; among losses more enemies beaten, then more Relics, then more events met.',

  'chapter.options': 'Options',
  'options.mode': '**Mode:** easy or hard.',
  'options.skip':
    '**Concoctions may be skipped** (off by default): a house rule that lets you walk past a concoction. It makes the game much easier.',
  'options.ko':
    '**Mutual knock-out** (a loss by default): for relaxed play, falling together with the enemy can count as winning that fight with 1 HP left. It changes nothing outside fights.',
  'options.shared':
    'A shared seed gives several people the same start, each alone. Runs with different options are never compared.',

  'chapter.cards': 'All forty cards',
  'list.cards': 'What each card does as an event and in a fight.',
  'list.cards.relics': 'Relics',
  'list.cards.suit': '{suit}, 2 to 7',
  'list.cards.court': 'Jacks, Knights and Kings',

  'chapter.licence': 'Authors and licence',
  'licence.authors':
    'Ruba Dungeon is by Diego Sacchetti and Ivan Preziosi (Rolling Papers Team), made in 48 hours at the Global Game Jam 2023 in Rome, under CC BY-NC 4.0. The illustrated deck named in the manual is a work of its own; none of its pictures are used here.',
  'licence.ours':
    'This is an unofficial, non-commercial adaptation with words and pictures of our own: no price, no advertising. The page “Credits” lists the changes: counters instead of dice, clarifications, optional rules, two names (evade, bribe), the translations and the art.',
} satisfies Texts;
