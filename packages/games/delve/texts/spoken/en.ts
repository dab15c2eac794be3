// Words of the table of DELVE as it is read aloud in the terminal, in English; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} of {most}',
  'spoken.relic': 'Relic {n}',
  'spoken.you': 'you',
  'spoken.readyAs': 'ready as number {n}',
  'spoken.floor': 'no die counts below {n}',
  'spoken.score': 'together {n}',
  'spoken.disabled': '{n} disabled',
} satisfies Texts;
