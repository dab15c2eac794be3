// Что говорит лаборатория, по-русски.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.lab-no-game': 'назовите игру: undercroft lab <игра> или undercroft lab ladder <игра>',
  'error.option-needs-value': 'для --option нужно имя=значение, а не «{option}»',
  'error.option-twice': 'настройка {option} указана дважды',
  'error.bad-games': '--games принимает целое число от 1, а не {games}',
  'error.bad-variant': 'не удаётся прочесть файл варианта {file}: {why}',
  'error.no-database-url': 'рабочему процессу нужен --database-url или DATABASE_URL',
} satisfies Texts;
