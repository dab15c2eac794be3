// Words of the table of Survival of the Tomb as it is read aloud in the terminal, in Russian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.nothing': 'нет',
  'spoken.deciding': '{who} (решает)',
  'spoken.at': 'на клетке {cell}',
  'spoken.corrupted': '{colour.fem} осквернённая',
  'spoken.floor': 'пол',
  'spoken.treasure': '{colour.neut} сокровище',
  'spoken.span': 'с {from} по {to}',
  'spoken.row': 'Ряд {n}',
  'spoken.walls': 'Стены на поле',
} satisfies Texts;
