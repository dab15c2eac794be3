// What the shelf says, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.unknown-game': 'игры «{game}» здесь нет; есть: {known}',
  'error.room-incomplete': 'игра {game} собрана не полностью: файла {file} нет или он пуст',
} satisfies Texts;
