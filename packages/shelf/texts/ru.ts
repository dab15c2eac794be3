// What the shelf says, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.unknown-game': 'игры «{game}» здесь нет; есть: {known}',
  'error.room-incomplete': 'игра «{game}» собрана не полностью: файла {file} нет или он пуст',
  'error.not-a-room':
    '{folder} — не игра для этого стола: нужны package.json с именем и полем undercroft.contract и файл src/index.ts',
  'error.other-contract':
    'игра «{name}» сделана для контракта {contract}, а этот стол знает контракт {known}: нужна подходящая версия игры или Undercroft',
  'error.game-name-taken': 'игра с именем «{name}» здесь уже есть; игре из {folder} нужно другое имя',
  'error.game-name-differs': 'пакет называется «{name}», а игра в нём — «{game}»: имя должно быть одно',
  'error.room-not-built':
    'у игры «{name}» нет файлов для браузера, или они собраны по другим правилам: сначала выполните undercroft build-game {folder}',
} satisfies Texts;
