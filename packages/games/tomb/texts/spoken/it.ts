// Words of the table of Survival of the Tomb as it is read aloud in the terminal, in Italian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.nothing': 'nessuno',
  'spoken.deciding': '{who} (decide)',
  'spoken.at': 'in {cell}',
  'spoken.corrupted': 'corrotta {colour.fem}',
  'spoken.floor': 'pavimento',
  'spoken.treasure': 'tesoro {colour}',
  'spoken.span': 'da {from} a {to}',
  'spoken.row': 'Riga {n}',
  'spoken.walls': 'Muri sul tabellone',
} satisfies Texts;
