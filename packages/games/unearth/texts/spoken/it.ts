// Words of the table of Unearth as it is read aloud in the terminal, in Italian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} su {most}',
  'spoken.shown': 'Meraviglia in vista',
  'spoken.alike': '{n} dello stesso colore',
  'spoken.you': 'tu',
  'spoken.toPlace': 'Da posare',
  'spoken.open': 'Caselle libere',
} satisfies Texts;
