// Что говорят задачи и их наборы, по-русски.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.pack-damaged': 'это не набор задач, или файл повреждён',
  'error.pack-newer':
    'у этого набора задач форма {form}, а эта версия читает формы до {known}: нужна более новая Undercroft',
  'error.pack-other-game': 'в этом наборе задачи игры «{game}», а нужна {wanted}',
  'error.pack-stale':
    'задачи игры {game} составлены для правил {rules}, а у игры уже правила {known}: ответы могли устареть, поэтому их не показывают',
  'error.pack-too-large': 'в наборе было бы {bytes} байт, а предел — {most}: возьмите меньше задач',
  'error.puzzle-damaged': 'задача повреждена, открыть её нельзя',
  'error.try-unfinished':
    'сделано выборов: {made} из {steps}; попытка длится до последнего хода или до первой ошибки',
  'error.try-too-long':
    'сделано слишком много выборов ({made}): попытка кончается последним ходом или первой ошибкой',
} satisfies Texts;
