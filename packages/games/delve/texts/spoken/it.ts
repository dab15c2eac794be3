// Words of the table of DELVE as it is read aloud in the terminal, in Italian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} su {most}',
  'spoken.relic': 'Reliquia {n}',
  'spoken.you': 'tu',
  'spoken.readyAs': '«Pronto» numero {n}',
  'spoken.floor': 'nessun dado vale meno di {n}',
  'spoken.score': 'in tutto {n}',
  'spoken.disabled': 'disattivati {n}',
} satisfies Texts;
