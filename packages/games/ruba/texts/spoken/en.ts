// Words of the table of Ruba Dungeon as it is read aloud in the terminal, in English; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} of {most}',
  'spoken.orMore': '{n} or more',
  'spoken.faceDown': 'Enemy cards face down',
  'spoken.unveiled': 'Unveiled',
} satisfies Texts;
