// Words of the table of Ruba Dungeon as it is read aloud in the terminal, in Italian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} su {most}',
  'spoken.orMore': '{n} o più',
  'spoken.faceDown': 'Carte nemiche coperte',
  'spoken.unveiled': 'Carta scoperta',
} satisfies Texts;
