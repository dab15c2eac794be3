// The rulebook of Survival of the Tomb in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Overview',
  'idea.team':
    'Three to five players are caught in a tomb that is coming down. You win together or lose together; nothing is secret, and you may plan aloud at any time. The box says age 12 and up and 45 to 90 minutes.',
  'idea.goal':
    'Dig up treasures, carry two of a colour onto a Corrupted tile of that colour and cleanse it. Do that for red, blue and yellow, and you have won on the spot. There is no way out to reach.',

  'chapter.board': 'The board',
  'board.grid':
    'The board has 8 rows and 12 columns; the red die names a row, the yellow one a column. Nothing ever works diagonally, and beyond the border there is nothing, not even empty cells.',
  'board.cells':
    'A cell is empty, floor, a ravine, a bridge over a ravine, or destroyed. Floor and bridges are solid: any number of pawns and treasures may be there. Start and Corrupted tiles are floor; a Start tile means nothing once the pawns stand.',
  'board.walls':
    'A wall stands on the edge between two cells and bars both ways for everything, except three things that ignore walls: the counting of a tremor, the laying of new tiles and ravines, and where a treasure turns up. Going round a wall is allowed.',

  'chapter.setup': 'Setting up',
  'setup.tiles':
    'Mix forty tiles (3 Start, 2 Corrupted of each colour, 31 plain), lay them face down in the shape of the layout and turn them all up. The usual layout is a diamond; one layout begins with some ravines.',
  'setup.supplies':
    'The other plain tiles, the ravines, 56 bridges and 20 walls are the supply. Shuffle the 27 loot cards and the 48 Concussion cards, each into a deck face down. The options may leave some walls or Concussion cards in the box.',
  'setup.cast':
    'In turn order everybody picks a character with its pawn. Health starts at the number of the character, plus the adjustment set in the options, but never below 2.',
  'setup.pawns':
    'Then everybody puts the pawn on a Start tile. In the end each of the three must be taken, so you may join somebody only if enough players are left for the others.',
  'setup.start':
    'Nobody has action points, dirt or treasures yet. Player 1 begins. The options were settled before any tile was mixed.',
  'setup.ruptures':
    'Before the first turn each player in order draws a Concussion card and rolls, counting from their own pawn as in a tremor, and a Rupture opens right there. Draw again for a Corrupted tile, a ravine, a cell that has one already, or a direction without tiles. Start tiles are not protected.',
  'setup.quiet':
    'These first Ruptures set off nothing, perks do not apply to them, and a player for whom no cell is possible has none. Where tremors rise, all Concussion cards are then shuffled together again; otherwise cards used up here stay used.',

  'chapter.turn': 'A turn',
  'turn.steps':
    'Five steps:\n- draw 4 action points (AP);\n- act;\n- place a wall;\n- suffer a tremor;\n- give back used points.\nOnly acting is voluntary. A win or a loss ends the game at that very moment.',
  'turn.points':
    'Each action has a cost in AP; pay it in full before you act. Act in any order, as often as you can pay, and stop when you like. Points you do not spend stay yours for later turns of your own.',
  'turn.saved':
    'At the end at most 4 unspent points stay; the rest goes back to the bag with the used ones. So nobody ever has more than 8.',
  'turn.who':
    'Only the active player decides, except where somebody else’s pawn has to flee. A perk beats the rule it names; otherwise what forbids beats what allows.',

  'chapter.move': 'Moving',
  'move.normal':
    '**Move** to an adjacent solid cell without a Rupture: 1 AP. Bridges are entered like floor, Concussions do not matter, and only the cell you enter sets the cost. Empty and destroyed cells, bare ravines and walls stop you.',
  'move.rupture': '**Move onto a Rupture**: 2 AP. Standing there hurts only if you end your turn on it.',
  'move.treasure':
    '**Carry a treasure** from your own cell to an adjacent one without a Rupture: 2 AP, one treasure each time, bridges included. You cannot jump with it.',
  'move.keeper':
    'Whoever carries a treasure keeps its card, and leaves it when walking away without it. The cards only show whose it is: any pawn on the cell may carry it, and you may keep as many as you like.',
  'move.jump':
    '**Jump** over one or more bare ravines in a row, bends allowed, onto solid ground without a Rupture: 2 AP for each ravine and 1 for landing. You need the whole cost before you leap, and no wall may be in the way.',
  'example.jump':
    'Over one ravine: 2 + 1 = {one} AP. Over two: 2 + 2 + 1 = {two} AP. With 8 AP you get across {most} at most.',
  'move.dirt':
    'With 2 or more dirt every movement costs 1 AP more, a jump also just once. Perks may lower a cost, never below 0.',
  'example.costs': 'What actions cost, usually and with 2 dirt.',

  'chapter.dig': 'Digging',
  'dig.action':
    '**Excavate** on floor of any kind, not on a bridge: 1 AP, take the top loot card and show it. You may dig each cell once in a turn, and not at all with 4 dirt.',
  'dig.dirt':
    'Dirt stays with you until you **empty** it: 1 AP each, while you stand on a bridge or next to an empty cell, a ravine, a bridge or a destroyed cell, with no wall between. It goes under the loot deck.',
  'dig.treasure':
    'A treasure turns up where the two dice say. A Rupture, a destroyed cell or a bare ravine: roll again. A Concussion there goes away. An empty cell gets a new tile. If a pawn stands there, that player keeps the card. Several treasures may share a cell, and colours that are cleansed already still come up.',
  'dig.line':
    'A new tile that touches a tile is fine. Otherwise ravines connect it: choose a direction in which a straight line of empty cells meets a tile, and lay ravines up to there. Destroyed tiles do not connect. With one such direction there is nothing to choose.',
  'example.line':
    'The treasure lands far out. Straight to the left {n} ravines reach the island: {n} times 2 AP and 1 to land for a jump, or {n} bridges.',
  'dig.rare':
    'If no straight line connects, the shortest way round is laid; if there is none at all, roll again. If no cell of the board would do, the card goes back into the deck. Once the loot deck has run out, digging is over for good.',

  'chapter.works': 'Other actions',
  'works.bridge':
    '**Bridge** an adjacent bare ravine: 1 AP. A bridge is like floor from all sides, but you cannot dig on it. Only a tremor on its Rupture takes it away.',
  'works.reinforce':
    '**Reinforce** your own cell or an adjacent one: soften a Rupture to a Concussion (1 AP), clear a Concussion (1 AP) or clear a Rupture (2 AP). What you leave behind sets off nothing.',
  'works.wall':
    '**Remove a wall**: 1 AP, on an edge of your own cell or of an adjacent tile. What lies behind a wall is not adjacent: remove the near wall first.',
  'works.cleanse':
    '**Cleanse**: 1 AP on a Corrupted tile with two treasures of its colour, whoever brought them and whatever else lies there. The two leave the game. Once is enough for a colour; after that its tiles are plain floor.',

  'chapter.wall': 'The wall',
  'wall.place':
    'After your actions you must place one wall from the supply, anywhere on a free edge of a tile (in hard games only between two tiles), but never on an edge of a Rupture.',
  'wall.bars':
    'Nothing reaches an adjacent cell through a wall: no move, jump, bridge, dirt, reinforcing, fleeing, nor a Rupture. Walls that are removed go back to the supply. Walls that a Rupture breaks do so in easy games and by the book; in normal and hard games they are out of the game.',
  'wall.none':
    'If you must place a wall and cannot, because none is left or no edge is free, the team has lost.',

  'chapter.tremor': 'The tremor',
  'tremor.card':
    'Draw a Concussion card: it shows a direction. When the deck is empty, shuffle the used cards.',
  'tremor.rise':
    'Tremors rise: each time the Concussion deck is shuffled anew, every turn from the next one on brings one card more. The cards come one after the other; each is done with, wounds and all, before the next is drawn, and it counts from where you stand then. By the book it is always one card.',
  'tremor.lane':
    'Count from your pawn in that direction, the adjacent cell first, over floor, ravines and bridges, walls or not. Roll a six-sided die. Where the tiles end the count starts again at the first cell; beyond the sixth nothing is ever hit.',
  'example.lane':
    'A lane of {length} cells and a roll of {die}: the count starts again and strikes cell {hit}.',
  'tremor.empty':
    'No tile in that direction, or only bare ravines? In normal and hard games the tremor strikes the cell you stand on, without a die. In easy games nothing happens, unless three of the four directions are like that: then it strikes where you stand. In normal games a card after the first of a turn strikes there only if at least two of the four are like that. By the book draw again, unless all four directions are empty.',
  'tremor.hit':
    'One Concussion strikes that cell. What is there decides, from the top:\n- a bare ravine: it is gone without a trace;\n- a Rupture: the cell collapses;\n- a Concussion: the cell ruptures;\n- nothing, but a Rupture on an adjacent cell: it ruptures too;\n- nothing: a Concussion stays.',
  'example.ladder': 'Three hits on the same cell: a Concussion, then a Rupture, then the ground is gone.',

  'chapter.rupture': 'Ruptures and collapse',
  'rupture.spread':
    'A new Rupture breaks its own cell. In hard games it runs on (the Cascade, our reading of the book’s “chain of events”): every Concussion next to it becomes a Rupture, and so on. Walls stop it.',
  'rupture.breaks':
    'All walls around the new Ruptures break. All treasures on them are lost: a marker goes to the lost treasures, the card back into the loot deck, which is shuffled.',
  'example.chain':
    'The tremor strikes the marked Concussion. {n} cells rupture one after another; the Concussion behind the wall is spared, but the wall breaks.',
  'rupture.hurts':
    'Whoever ends their own turn on a Rupture loses 1 health, after the last card. You may dig and work on it.',
  'rupture.ground':
    'In normal and hard games ground that breaks hurts at once: everybody else on a cell that becomes a Rupture loses 1 health, in turn order. Otherwise a Rupture hurts nobody when it opens.',
  'rupture.collapse':
    'Collapsing floor is destroyed for good. A collapsing bridge becomes a ravine again; the bridge goes back to the supply and may be built anew.',
  'rupture.flee':
    'Pawns on a collapsing cell flee: each owner, in turn order, picks an adjacent solid cell without a Rupture and loses 1 health. With nowhere to flee the team has lost.',

  'chapter.ending': 'End of the game',
  'ending.win': 'You have won as soon as the third colour is cleansed; nothing more happens.',
  'ending.loss':
    'You have lost when\n- somebody’s health falls to 0 (Death);\n- a pawn cannot flee (Lost);\n- both Corrupted tiles of a colour not yet cleansed are destroyed (Collapse);\n- two treasures of one colour, or one of each, were lost in Ruptures (Corruption);\n- a wall cannot be placed (Blocked);\n- the game has gone on for 40 rounds (Sealed; our guard against endless games, 60 by the book).',
  'ending.order':
    'The first that happens counts. Lost treasures count also for colours already cleansed. There are no points and nobody drops out: one death ends the game for all.',

  'chapter.cast': 'The characters',
  'cast.perks': 'A perk works only on its owner’s own turn. You may also play without perks; health stays.',
  'list.cast': 'Eight characters; three to five are in play.',
  'list.cast.title': 'Characters',

  'chapter.options': 'Options',
  'options.presets':
    'Pick a difficulty, or set each option separately. “By the book” has only what is printed: one card each turn, no perks. A round is one turn of every player.',
  'example.presets': 'What each difficulty sets.',
  'options.ours':
    'What is ours: rising tremors, the strike underfoot, walls that are crushed, wounds for everybody on broken ground, fewer walls and cards than printed, the guard (Sealed), what the characters can do, their health, two layouts and the difficulties. The Cascade and the new card for a direction without tiles are our readings. “By the book” leaves out all of this but the guard, the health and the diamond.',
  'options.time':
    'If your time runs out, your actions end; the wall goes where it blocks no way, if possible; any other question takes its first answer.',

  'chapter.cards': 'The cards',
  'list.cards': 'Two decks: loot from the ground, and tremors.',
  'list.cards.loot': 'Loot',
  'list.cards.concussions': 'Concussions',
  'fact.health': 'health {n}',
  'fact.copies': '{n} {n|copy|copies}',
  'drawn.dirt': 'with 2 dirt',
  'drawn.softenOne': 'Clear a Rupture',
  'drawn.empty': 'Empty dirt',
} satisfies Texts;
