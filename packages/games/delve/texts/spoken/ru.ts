// Words of the table of DELVE as it is read aloud in the terminal, in Russian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} из {most}',
  'spoken.relic': 'Реликвия {n}',
  'spoken.you': 'вы',
  'spoken.readyAs': 'готовность: № {n}',
  'spoken.floor': 'кубики меньше {n} считаются за {n}',
  'spoken.score': 'всего {n}',
  'spoken.disabled': 'отключено {n}',
} satisfies Texts;
