// Words of the table of Unearth as it is read aloud in the terminal, in Russian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} из {most}',
  'spoken.shown': 'Чудо на столе',
  'spoken.alike': '{n} одного цвета',
  'spoken.you': 'вы',
  'spoken.toPlace': 'Положить',
  'spoken.open': 'Свободные клетки',
} satisfies Texts;
