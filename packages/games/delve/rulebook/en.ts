// The rulebook of DELVE in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Overview',
  'idea.sides':
    'One player is the Ancient, sentinel of a buried city. Two to four others (four is best) are Archaeologists: one team that wins or loses together, eliminated members included.',
  'idea.expedition':
    'The Expedition wins when no Trinket is left on the field and no Relic on the Ancient’s board. Both are needed. Spent Trinkets, and those with Archaeologists, do not lie on the field.',
  'idea.ancient':
    'The Ancient wins when no Archaeologist is left, or when the last round (20 unless the options say otherwise) is over.',
  'idea.lanes':
    'Archaeologist 1 faces slot 1, and so on, for the whole game. Each round each of them rolls against their own slot alone, and has to beat it.',

  'chapter.cards': 'Reading a card',
  'cards.marks':
    'A card shows only what matters to it: its side (Expedition or Ancient), its type, its cost in Trinkets, its Risk (Expedition), its Hazard level (Ancient, 1 to 3: locked while the Alert is low) and its Cooldown (Abilities and Relics).',
  'cards.types':
    'Actions and Effects are placed on the table; the two differ in name only. Instants are played in a window and act at once. Starters are what everybody begins with: weak, free, and ordinary cards afterwards. There are also Abilities, Relics, Influence cards and Negative cards.',
  'cards.banish':
    'A card with the Banish sign leaves the game instead of going to the discards, however it gets there.',
  'cards.golden':
    'A card beats a rule. What can be done is done, what cannot is skipped and never owed. What affects several players goes in seat order. The program moves dice and tokens for the Ancient.',

  'chapter.dice': 'Dice and tokens',
  'dice.kinds':
    'All dice have six sides.\n- **Green**: four per Archaeologist, and their life.\n- **White**: extra dice for good, from your own two first, then from the box.\n- **Gold**: four in each slot of the Ancient.\n- **Pip**: for one round only; back in reserve afterwards.',
  'dice.pools':
    'At the start of a round an Archaeologist has four Green Dice, one fewer for each point of Danger, and all White Dice in play; each open slot has four Gold Dice. Closed slots have none.',
  'dice.disabled':
    'A disabled die sits out this roll. Which one is fixed: borrowed before Pip before White before Green (for the Ancient Pip before Gold), unless a card names a kind, and only dice that could be rolled. Too few? Then all there are; dice that come later are safe.',
  'dice.lent':
    'Dice are lent only by cards, only your own, and come back after the round. Nobody rolls for somebody else.',
  'dice.tokens':
    'Dice Tokens add or take away 3, 4, 5 or 6 from a roll, and some stand in for dice set aside. Both signs share one supply; a token that is not there is not laid.',
  'dice.supply':
    'An Archaeologist has 8 Pip Dice, the Ancient 16 over all slots; what goes beyond is lost, and dice for each slot are dealt round one by one. There are sixteen Risk Tokens; lowering Risk needs none. Cooldown counters never run out.',

  'chapter.setup': 'Setting up',
  'setup.expedition':
    'Each Archaeologist begins with Trowel, Scrolls, Precautions and Cutter, four Green Dice in play, two White Dice in reserve (an option puts some in play at the start) and eight Pip Dice in reserve.',
  'setup.ancient':
    'The Ancient begins with two Guardians, two Loose Gravel and Surveillance. On its board: all Trinkets (25 per Archaeologist), four Gold Dice and a face-down Relic on each slot, three open stacks of Negative cards. Tokens lie in a common pool.',
  'setup.draft':
    'Each Archaeologist gets one Ability, open; the Ancient as many Relics as there are Archaeologists, secret. Both are dealt, or, as an option, chosen: first the Relics in secret, then Abilities in seat order. The rest leaves the game unseen. On which slot a Relic lies tells nothing.',
  'setup.piles':
    'Shuffle the 80 Expedition cards; shuffle the Ancient cards together with the 12 Influence cards. Starters are in hands, all discards are empty, the Alert stands at 0.',
  'setup.fewer':
    'For each Archaeologist short of four leave out 25 Trinkets, four Gold Dice, one Relic and one slot; their White Dice stay in the box for the others. The book warns that fewer than four is not balanced.',

  'chapter.round': 'A round',
  'round.phases': 'Refresh, Ready, Rally, Roll, Reward, Recoup; then the next round.',
  'round.entry':
    'The game opens with the Entry Stage (round 0): no Refresh, and the Ancient places no card, neither activates nor exposes a Relic and plays no Instant. Its Gold Dice roll all the same. Nothing is drawn, the Alert stays, and the Ancient pays no penalty.',
  'round.team':
    'Archaeologists may talk at any time and, unless hands are closed, see each other’s cards. They never trade and never play for each other.',

  'chapter.refresh': 'Refresh',
  'refresh.draw':
    'The Ancient first, then by seat, everybody draws up to five cards or discards down to five; nobody else may discard cards to draw more. Whoever may draw extra cards draws them too and then discards down to five. Abilities and Relics do not count. Archaeologists share one pile.',
  'refresh.dead':
    'A hand that cannot be paid. An Archaeologist who could not pay for any card that may be placed may discard the whole hand in the Refresh window and draw as many cards, once a round. This is our reading of “draw or discard until you hold exactly 5”; the strict reading, an option, lets the hand stay.',
  'refresh.piles':
    'An empty pile is rebuilt from its discards when the next card is needed. If there are none, you simply hold fewer.',
  'refresh.influence':
    'Influence cards that the Ancient draws are set aside, count towards its five and are not replaced. Then they are shown one by one and happen to both sides. They come back when the pile is rebuilt. An Earthquake, for instance, disables two Green Dice of each Archaeologist and two Gold Dice in each open slot.',
  'refresh.alert':
    'Then the Alert rises by 1, at most to 10, unless a Calm is used up instead. Calm stops only this passive rise: rises by cards and Heists cannot be calmed, and at Alert 10 it stops nothing. The first window follows.',

  'chapter.ready': 'Ready',
  'ready.steps':
    'Three steps: the Ancient’s Relic, the Heists, then everybody places cards at the same time. Relic and Heists are open as soon as they are said.',
  'ready.relic':
    'While a Relic has never been exposed, the Ancient must each round either activate one of those (everybody sees what it is) or mark one to be exposed (it stays secret). Once all are exposed, it may activate one that is not cooling down, or none.',
  'ready.cooldown':
    'Relics about rerolls or values of dice work in the Roll, the others in the Rally. After the round an activated Relic turns face down, is exposed and takes Cooldown counters; while it has any it cannot be activated. A Relic merely marked is exposed without them.',
  'ready.activate':
    'Activating is free, does not count as placing a card, and costs the Ancient one place for cards this round. A Relic stays in play when its slot closes. A stolen one is a trophy and does nothing more.',
  'ready.heist':
    'In seat order each Archaeologist may announce a **Heist** on one exposed Relic; no two on the same. Whether it is active or cooling does not matter. Whoever tries may place one card only, need not fear the Risk check this round, and simply has to win their roll against their own slot.',
  'ready.place':
    'Then place cards: an Archaeologist one or two (one on a Heist or when snared), the Ancient at most one per open slot, one fewer if a Relic was activated. No Instants. The Ancient picks slots; Archaeologists fill their first place, then the second.',
  'ready.pay':
    'Pay the full cost when placing, Archaeologists from their own pile, the Ancient from the field; with an empty field it can use only free cards. Locked Hazard cards cannot be placed. A card for an ally names that ally now.',
  'ready.hidden':
    'Placing is secret: the other side sees neither cards nor targets nor what was paid until everybody is ready. Then all cards turn over. Undo gives your cards back until you are ready; ready is final.',
  'example.hidden':
    'Before the reveal you have placed {card}. A teammate sees it. The Ancient and spectators see nothing on the table and a hand of {n} cards, as before.',
  'ready.order':
    'Archaeologists act later in the order in which they readied; when the Ancient does so has no effect. Whoever can place nothing still has to say Ready.',
  'ready.none':
    'You may refuse to place. An Archaeologist without a card takes 1 Danger in Recoup; the Ancient without a card loses 4 Trinkets from the field.',

  'chapter.windows': 'Windows, Instants, Abilities',
  'windows.when':
    'Instants and Abilities are used only in four windows: after Refresh, before the roll, after the roll, and at the start of Recoup. “Any time” means any of them, and the last call. The Entry Stage has the last three, for Archaeologists only.',
  'windows.call':
    'A window goes in calls. All are asked at once and answer in secret: one use, or pass. Then the first user in precedence acts (the Ancient first, then in ready order), completely; all other uses of that call lapse, nothing paid. A new call follows, now starting with the player after the one who acted. Whoever passed may act later. When all pass, the window closes.',
  'example.call':
    'Ready order: B, then A. In the first call A and B both want to use something. B comes first and acts; A’s use lapses unpaid. In the next call precedence starts with A.',
  'windows.quiet':
    'Who is asked follows from what all can see: you have a card in hand, or a face-up Ability for this window. What lapsed and who passed is never told. With a timer, silence is a pass.',
  'windows.last':
    'The last call: when Danger is about to eliminate an Archaeologist outside a window, everybody is called once more, in the same secret way, and may use what can be used at any time. Whoever still has Danger 4 then is eliminated. This is our reading of “any time”; an option turns it off.',
  'windows.instants':
    'An Instant costs its Trinkets and acts at once; its Risk counts this round; it stays in front of you until the end of the round. Play as many as you can pay; what would change nothing is not offered. The Ancient’s follow the same rules and need the Hazard level.',
  'windows.abilities':
    'Abilities are always on, active or once per game. Using one is free. An active one turns face down with Cooldown counters, loses the first at the end of the same round, and is used once a round at most. A one-time Ability stays face down.',

  'chapter.rally': 'Rally',
  'rally.order':
    'All cards turn over and take effect: first the Relic, then the Ancient’s cards by slot, then the Archaeologists’ in ready order, each beginning with an Ability that is always on, then the first card, then the second. Parts for Roll or Reward wait.',
  'rally.where':
    'What a card gives goes into its own player’s roll, for the Ancient into the slot where the card lies, unless it says otherwise. What Archaeologists lay on the Ancient goes to the slot they face, or to all.',
  'rally.paid':
    'Then its Trinkets go to the Trinket Discard. Cards of an eliminated Archaeologist do nothing. The second window follows.',

  'chapter.roll': 'Roll',
  'roll.throw':
    'Everybody rolls all usable dice, the Ancient for each open slot. With no dice your roll is 0 plus tokens. From now on Danger no longer affects dice already rolled.',
  'roll.reroll':
    'Then rerolls: the Relic, the Ancient’s cards, the Archaeologists’. Whoever rerolls sees everything and says how many: of your own dice the lowest go, of the other side’s the highest, among equal dice those rolled first. Each reroll is decided after the one before has been rolled.',
  'example.reroll': 'Up to two of your own dice: the {first} and the {second} go.',
  'roll.score':
    'Cards that lift low faces count when scores are made, also for dice that came late. After the third window the score is fixed: faces plus tokens. It may be below zero.',
  'roll.beat':
    'You succeed only if your score is higher than your slot’s; a tie fails (unless the options say otherwise).',
  'example.duel':
    'Four Green Dice and a Pip Die make {own}; tokens of −5 and +3 leave {score}. The slot has {slot}. {score} is not more than {slot}: a Failed Roll, 1 Trinket. One more would have been a success, 4 Trinkets.',

  'chapter.reward': 'Reward',
  'reward.trinkets':
    'In ready order each Archaeologist takes Trinkets from the field: 4 for success, 1 for failure, more or less by cards, never below 0. If the field has fewer, you take what is there. No Trinket is ever made; spent ones lie in the Trinket Discard.',
  'reward.heist':
    'Then Heists. Success: the Relic is yours and seen by all, you gain a White Die for the next rounds and roll it: on 3 or more the Alert rises (roll even if no die is left). Failure: 1 Danger, the Relic stays.',
  'reward.both':
    'A Heist also earns the usual Trinkets, unless the options say no. Counters on a stolen Relic go; an active one works to the end of the round. If you are eliminated before that, the Heist comes to nothing.',
  'reward.rest':
    'Then come Reward parts of cards, the Ancient’s first, and the Expedition’s victory is checked.',
  'reward.empty':
    'Only cards that say so bring Trinkets back to the field. While it is empty and Relics are left, play goes on without rewards; what you missed is never paid.',

  'chapter.recoup': 'Recoup',
  'recoup.steps':
    'After the last window:\n- Pip Dice go to reserve, disabled and lent dice come back;\n- penalties for placing nothing, the Ancient first;\n- Risk is compared with the Alert;\n- cards are discarded or banished, Negative cards and tokens return;\n- every card loses one Cooldown counter, then activated Relics get theirs.',
  'recoup.risk':
    'Your Risk is that of the cards you placed and the Instants you played, plus Risk Tokens, minus what others took off; it may be negative and lasts one round. At or above the Alert you are safe; below it you take 1 Danger. Whoever tried a Heist is exempt. The current Alert counts.',
  'example.risk':
    'Alert {alert}: a Risk of {alert} is safe, a Risk of {short} costs 1 Danger. Caution is what kills.',
  'recoup.two':
    'Placing nothing and too little Risk are two things: you may take 2 Danger. What held for this round ends; only Calm, a Snare’s limit and extra draws reach further. Then the victory is checked once more.',

  'chapter.alert': 'Alert and Hazard',
  'alert.hazard':
    'The Ancient may use a card only if its Hazard is not above the level of the round, which follows the highest Alert reached since Refresh. Locked cards stay in hand and count.',
  'example.hazard': 'Hazard I up to Alert {one}, II up to {two}, III from there on.',

  'chapter.danger': 'Danger and elimination',
  'danger.life':
    'Each point of Danger takes one of your Green Dice until a card gives it back. If the roll is still to come, the die leaves or rejoins it at once. Danger is never below 0; at 4 you are eliminated.',
  'danger.shield':
    'A shield takes the next Danger of this round by itself. Tokens for dice set aside stay when the die goes; a lent die that becomes Danger leaves the borrower.',
  'danger.out':
    'At 4 Danger you are eliminated at once: your Trinkets, cards, Ability and Relics leave the game, your slot closes, and effects aimed at you do nothing. What you have already given to others stays; borrowed dice go back to their owners. A card lying in that slot still does what it does to others. You win or lose with the team.',
  'danger.negative':
    'Negative cards come only from the Ancient’s effects: choose one of the two options at once; an option with a condition only if you meet it. They are no placed cards, cost nothing and go back to their stack after the round. An empty stack has no effect.',
  'danger.snare':
    'Snare: place at most one card next round, or disable three of your dice now. Several Snares do not add up, and Instants are free of it.',

  'chapter.ending': 'End of the game',
  'ending.check':
    'The Expedition’s victory is checked at the end of Reward and of Recoup: no Trinket on the field and no Relic on the board. Between these checks an empty field does not end the game.',
  'ending.ancient':
    'The Ancient wins the moment the last Archaeologist is eliminated, even just before such a check, and when the round cap is reached. There is no score and no draw.',
  'ending.seen':
    'Spectators see only what is public. An eliminated Archaeologist goes on seeing what the team sees. Of Influence cards set aside only the number is public until they are shown.',

  'chapter.options': 'Options',
  'options.table':
    'Number of Archaeologists, Abilities and Relics dealt or chosen, hands of the team open or closed, the last round (12 to 40), hands that cannot be paid, and the last call.',
  'options.strong':
    'These change the balance much: White Dice at the start help the Expedition greatly, ties for the Archaeologist help it, no Trinkets on a Heist hurt it.',
  'options.time':
    'When time runs out, the default answer is given: a pass in a window; while placing, Ready, lowest seat first.',
  'options.book':
    'The book prints the texts of only a few cards (Trowel, Strategize, Philosopher’s Dice, Earthquake, Snare, Cobweb, Guardian); all others are designed here.',
  'options.ours':
    'Our readings, where the book is silent or loose: ties fail; Instants and Abilities are used in four windows, by secret calls, and in the last call; a hand that cannot be paid may be drawn anew; a Heist uses the roll against the slot facing you and pays Trinkets as well; which dice are disabled first; the round cap.',

  'chapter.all': 'All cards',
  'list.expedition': 'What Archaeologists hold: starters, then the 80 cards of the Expedition.',
  'list.ancient': 'What the Ancient holds: starters, then its 68 cards by Hazard.',
  'list.others': 'Cards that belong to nobody: Influence, and Negative cards.',
  'list.held': 'One Ability per Archaeologist, one Relic per slot.',
  'list.title.starter': 'Starters',
  'list.title.expedition': 'Expedition',
  'list.title.hazard': 'Hazard {n}',
  'list.title.influence': 'Influence',
  'list.title.negative': 'Negative cards',
  'list.title.ability': 'Abilities',
  'list.title.relic': 'Relics',
  'fact.copies': '{n} {n|copy|copies}',
  'fact.cost': 'cost {n}',
  'fact.risk': 'Risk {n}',
  'fact.cooldown': 'Cooldown {n}',
  'drawn.sees': 'sees',
  'drawn.call': 'Call {n}',
  'drawn.use': 'use',
  'drawn.pass': 'pass',
  'drawn.acts': 'acts',
  'drawn.lapses': 'lapses',
  'drawn.onlooker': 'Spectator',
} satisfies Texts;
