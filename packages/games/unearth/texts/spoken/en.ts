// Words of the table of Unearth as it is read aloud in the terminal, in English; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} of {most}',
  'spoken.shown': 'Wonder on display',
  'spoken.alike': '{n} of one colour',
  'spoken.you': 'you',
  'spoken.toPlace': 'To be placed',
  'spoken.open': 'Open cells',
} satisfies Texts;
