// Words of the table of Ruba Dungeon as it is read aloud in the terminal, in Russian; they join the game's texts there.
import type { Texts } from '@undercroft/kernel';

export default {
  'spoken.of': '{n} из {most}',
  'spoken.orMore': '{n} и больше',
  'spoken.faceDown': 'Закрытые карты врага',
  'spoken.unveiled': 'Открытая карта',
} satisfies Texts;
