// Words of the table of Survival of the Tomb as it is read aloud in the terminal, in English; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.nothing': 'none',
  'spoken.deciding': '{who} (to decide)',
  'spoken.at': 'at {cell}',
  'spoken.corrupted': '{colour} Corrupted',
  'spoken.floor': 'floor',
  'spoken.treasure': '{colour} treasure',
  'spoken.span': '{from} to {to}',
  'spoken.row': 'Row {n}',
  'spoken.walls': 'Walls on the board',
} satisfies Texts;
