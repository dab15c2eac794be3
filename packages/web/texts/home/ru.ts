// What the home page alone says, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'home.play-now': 'Сыграть сейчас',
  'home.title': '{count} Выберите игру.',
  'home.count.1': 'Одно подземелье.',
  'home.count.2': 'Два подземелья.',
  'home.count.3': 'Три подземелья.',
  'home.count.4': 'Четыре подземелья.',
  'home.count.5': 'Пять подземелий.',
  'home.count.6': 'Шесть подземелий.',
  'home.count.many': 'Много подземелий.',
  'home.lead':
    'Без учётной записи: пришлите ссылку друзьям, пустые места займут боты. Каждый бросок можно проверить.',
  'home.yours': 'Ваши столы',
  'home.no-tables': 'Сейчас вы ни во что не играете. Выберите игру: начатая партия будет ждать вас здесь.',
  'home.sealed': 'Все броски запечатаны до игры, после неё их можно проверить.',
  'home.at-once': 'В одиночку, с ботами',
  'home.with-people': 'С людьми',
  'home.play-now-text': 'За стол сядут те, кто подойдёт; если никого нет, боты.',
  'home.today': 'Сегодня',
  'home.daily': 'Подземелье дня',
  'home.puzzles': 'Задачи дня',
  'home.puzzles-note': 'По одному решению на игру. Решите — и увидите, чего стоил каждый вариант.',
  'daily.note': '{games}: раздача у всех одинаковая.',
  'daily.untried': 'Ваша попытка впереди.',
  'daily.tried': 'Попыток: {n} из {of}.',
  'daily.next-hours': 'Новая раздача через {hours} ч {minutes} мин.',
  'daily.next-minutes': 'Новая раздача через {minutes} мин.',
  'daily.away': 'Подземелью дня нужен сервер, а он не отвечает.',
} satisfies Texts;
