// What the lessons of Unearth say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'The first ruin',
  'lesson.first.row':
    'These ruins are waiting to be claimed. The number on each is its claim value: the total that the dice on it must reach.',
  'lesson.first.pool':
    'These are your dice: one with four sides, three with six, one with eight. Each turn you roll one of them.',
  'lesson.first.high':
    'High rolls win ruins. Roll the big die for the ruin that needs only 9: choose the die, then the ruin.',
  'lesson.first.rival': 'A 7! It stays there. Now {who} rolls for another ruin. Watch.',
  'lesson.first.low':
    'Low rolls are worth something too: 1, 2 or 3 earns a stone. The little die is best at that. Roll it here.',
  'lesson.first.stone':
    'A 2. Take one of the stones that lie there. With six stones in a ring you build a wonder. Take the red one.',
  'lesson.first.claim':
    '{who} goes for your first ruin. If the dice there reach 9, somebody gets it. Guess who.',
  'lesson.first.yours':
    'You! The highest single die wins, whoever rolled last: your 7 beats a 4. {who} draws a consolation card.',
  'lesson.first.end':
    'High for ruins, low for stones: that is Unearth. The next lesson shows cards, ties and wonders.',
  'lesson.full': 'The whole game',
  'lesson.full.row':
    'Everybody digs in the same row of ruins. A ruin is claimed as soon as the dice on it, from all players together, reach its claim value.',
  'lesson.full.colours':
    'Ruins come in five colours, one for each region, five of each. You want many of one colour: one is worth 2 points, two 6, three 12, four 20, five 30.',
  'lesson.full.hidden':
    'You began with a hidden ruin. It is a Caverns card and counts at the end. So you are after Caverns.',
  'lesson.full.dice':
    'On your turn you must roll one die for one ruin. You name both before you roll. Dice come back only when their ruin is claimed.',
  'lesson.full.high':
    'Caverns, 13. Start with your strongest die. Choose the eight-sided one, then the ruin.',
  'lesson.full.rival': 'A 7. Now {who} wants the same ruin, and needs a 6 to complete it.',
  'lesson.full.won':
    '7 and 6 make 13: the ruin is claimed, and it is yours. The highest single die wins, whoever rolled. Everybody else gets a card for each die they had there.',
  'lesson.full.low':
    'Now stones. Rolling a 1, 2 or 3 earns one. The four-sided die does that three times out of four. Roll it for the ruin of the Islands.',
  'lesson.full.stone':
    'If stones lie on the ruin, you choose one of those; otherwise you draw from the bag. Take a red one.',
  'lesson.full.wait': '{who} is at work too.',
  'lesson.full.cards':
    'These are delver cards. You may play any number before you roll. Most of them change dice: yours, or somebody else’s.',
  'lesson.full.map':
    'You want another stone, but with six sides that is a coin toss. The Ancient Map lets you reroll. Play it first.',
  'lesson.full.roll': 'Now a six-sided die, for the Islands again.',
  'lesson.full.again': 'A 5 is no use to you here. Reroll it with the Ancient Map.',
  'lesson.full.second': 'A 3. Another stone: red again.',
  'lesson.full.bigger': '{who} comes to the same ruin with the big die.',
  'lesson.full.third':
    'An 8: you will hardly win this one. But there is still a stone. Roll your next die for it.',
  'lesson.full.ring':
    'A 1, and the last stone there. Stones are laid edge to edge. Six around an empty cell make a ring, so bend them: put it on the marked cell.',
  'lesson.full.lost': '14 of 15. {who} rolls.',
  'lesson.full.comfort':
    'The 8 won. But you had three dice there, so you drew three cards, and all your dice came home. Losing with many dice is not so bad.',
  'lesson.full.tie':
    'The ruin of the Desert needs 9 and has a 6 on it. Your big die can take it, even with a 6. Roll.',
  'lesson.full.tied':
    '6 against 6. In a tie the die with more sides wins: eight sides beat six. If the dice were alike too, the next best would count; all equal, nobody gets it.',
  'lesson.full.later':
    'Some turns go by. You roll your small dice, hoping for low numbers, and two blue stones join your ring. Watch.',
  'lesson.full.sixth':
    'Five stones are in place; one is missing. Roll a six-sided die for the ruin of the Mountains with 15, where a red stone lies.',
  'lesson.full.red': 'A 3. Three red and three blue would fit a named wonder. Take the red one.',
  'lesson.full.close': 'Close the ring.',
  'lesson.full.build':
    'You build in a ring as soon as it is complete. Your six stones, three and three, are exactly what the Palace of Relics asks for: 6 points. Build it.',
  'lesson.full.wonder':
    'It stands in the middle. Stones may belong to several rings, so keep building around it. Three wonders bring 5 more points.',
  'lesson.full.sorts':
    'If no named wonder fits, a ring of mixed colours takes a lesser wonder (2 to 4 points), a ring of one colour a greater one (6 to 8). Some named ones also change the rules for you.',
  'lesson.full.age':
    'When the deck of ruins runs out, the card that ends the age is turned over. The game is over when the last ruin in the row is gone.',
  'lesson.full.score':
    'Then you count: sets of one colour, 5 points for one of each of the five colours, and your wonders. This is what you have so far.',
  'lesson.full.end': 'Two Caverns cards, one Desert card, one wonder: a good start. Now play a whole game.',
} satisfies Texts;
