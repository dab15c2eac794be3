// What the lessons of Survival of the Tomb say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'The first turn',
  'lesson.first.goal':
    'You all win or lose together. Bring two red treasures to a red Corrupted tile like this one. Then blue, then yellow.',
  'lesson.first.points':
    'This is you, the Bearer. Every turn you get 4 action points (AP). Nearly everything costs 1.',
  'lesson.first.dig': 'Treasures come out of the ground. Dig where you stand.',
  'lesson.first.move': 'A red treasure! Two dice say where it lies: on the cell just below yours. Go there.',
  'lesson.first.carry':
    'Carrying costs 2 points a step, but you are the Bearer: 1 for you. Take it to the right.',
  'lesson.first.carried': 'And up, onto its tile.',
  'lesson.first.stop': 'Your points are spent. Points you save stay with you, up to 4. End your actions.',
  'lesson.first.wall': 'Every turn you must place a wall. On the rim it blocks nobody. Choose the edge.',
  'lesson.first.tremor':
    'Then the ground shakes. A card gives the direction, a die the distance, counted from you: a Concussion lies here now.',
  'lesson.first.end':
    'Dig, carry, wall, tremor: that is a turn. What tremors do to the floor, and how to stop them, comes next.',
  'lesson.full': 'The whole game',
  'lesson.full.goal':
    'The team must cleanse three colours: red, blue, yellow. The third cleansing wins the game at once, for everybody.',
  'lesson.full.tile':
    'For that, two treasures of one colour must lie on a Corrupted tile of that colour. There are two such tiles per colour; this is a red one.',
  'lesson.full.team':
    'Here you see yourself: health, action points, dirt, and your perk. The Bearer carries treasures for 1 point instead of 2.',
  'lesson.full.points':
    'You have 4 points each turn. Here are the kinds of actions with their costs; an action that you cannot take says why.',
  'lesson.full.dig': 'Digging costs 1 point, once per tile and turn. Dig here.',
  'lesson.full.dirt':
    'Only dirt. You carry it. With 2 dirt or more every step costs 1 point extra; with 4 you cannot dig. More than half of the loot is dirt.',
  'lesson.full.move': 'Try another tile. One step costs 1 point. Go right, onto the Corrupted tile.',
  'lesson.full.again': 'Dig again.',
  'lesson.full.treasure':
    'A red treasure. The dice chose row 4, column 10: it lies beside you. Had they chosen an empty place, the island would have grown there.',
  'lesson.full.save':
    'One point is left. You could step over, but save it: up to 4 points stay for your next turn. End your actions.',
  'lesson.full.wall':
    'Now a wall must go up. It blocks movement, help and Ruptures that spread. If none is left to place, you lose. Put it on the rim, where it blocks nobody.',
  'lesson.full.tremor':
    'Then a tremor: a card said left, a die said 3. Three tiles to the left of you the floor is cracked: a Concussion. Alone it does nothing.',
  'lesson.full.shorer': 'Now the Shorer. Watch: a dig, and a treasure that lands outside the island.',
  'lesson.full.ravine':
    'The dice named an empty place. So a new tile was placed there, and a ravine joined it to the island. A bridge, 1 point, made the ravine passable.',
  'lesson.full.second': 'The Shorer ends the turn: a wall, a card, a die. Keep an eye on the cracked tile.',
  'lesson.full.rupture':
    'Hit twice: now it is a Rupture. Treasures on it are lost, walls around it are crushed, and whoever is on it loses 1 health.',
  'lesson.full.third':
    'The Surgeon stands right beside it, digs, and leaves the Rupture for later. That is a risk. Watch.',
  'lesson.full.collapse':
    'Hit a third time: the tile is gone for good. Anybody on it must flee to a tile beside it and loses 1 health.',
  'lesson.full.fetch': 'Your turn: 4 new points and 1 saved. Step to the treasure.',
  'lesson.full.empty':
    'Next to a ravine, a bridge or an empty place you can get rid of dirt: 1 point each. Do it.',
  'lesson.full.carry': 'Now carry the treasure onto its tile.',
  'lesson.full.rest': 'Save the last two points for the next turn. End your actions.',
  'lesson.full.rim': 'A wall again. The rim has room.',
  'lesson.full.mates':
    'Your teammates play. The Shorer brings the second treasure onto the bridge. The Surgeon clears a Concussion.',
  'lesson.full.danger':
    'But the Shorer’s tremor struck here, under your treasure. One more hit and it is lost. Two lost treasures of a colour lose the game.',
  'lesson.full.reinforce':
    'Reinforce: for 1 point you clear a Concussion on your tile or beside it, or soften a Rupture. Clear the one under you.',
  'lesson.full.out': 'Five points left, and the second treasure is two steps away. Go.',
  'lesson.full.bridge': 'Onto the bridge.',
  'lesson.full.back': 'Take it back.',
  'lesson.full.home': 'And home.',
  'lesson.full.cleanse': 'Two red treasures on a red tile. Your last point: cleanse it.',
  'lesson.full.cleansed': 'Red is done. Two colours to go.',
  'lesson.full.lose':
    'Lost treasures are shown here. Two of one colour, or one of each, and the tomb has won. The same if both tiles of a colour you still need collapse.',
  'lesson.full.health':
    'Nobody may fall to 0 health: one death loses the game for all. Do not end your turn on a Rupture.',
  'lesson.full.meter':
    'This is how many Concussion cards come each turn. When their deck runs out, one more joins for good: the tremors rise. Do not take too long.',
  'lesson.full.risk':
    'Before you end your actions, ask for the risk: it shows what this turn’s tremors may do from where you stand. Where a card finds no tile, it strikes right under you.',
  'lesson.full.end': 'You know it all now. Gather a team, or take bots along, and go down.',
} satisfies Texts;
