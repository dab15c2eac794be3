// What study rooms say, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.no-such-study': 'Такой комнаты разбора нет.',
  'error.study-closed': 'Эта комната разбора закрыта: её можно только читать.',
  'error.study-full': 'В этой комнате разбора нет места.',
  'error.not-in-study': 'Это могут только те, кто в комнате.',
  'error.not-leader': 'Это может только ведущий.',
  'error.leads': 'Вы ведёте: остальные идут за вами.',
  'error.no-such-moment': 'Такого момента в этой партии нет.',
  'error.end-hidden': 'Концовка скрыта: дальше ведущего идти нельзя.',
  'error.no-such-branch': 'Этой ветки больше нет.',
  'error.bad-branch': 'Правила здесь этого не позволяют.',
  'error.branch-too-long': 'В ветке не больше {most} ходов.',
  'error.has-branches': 'На этой ветке начинаются другие.',
  'error.not-yours': 'Это чужое.',
  'error.not-offered': 'Этот черновик не предложен.',
  'error.too-many-studies': 'У вас слишком много открытых комнат разбора.',
  'error.too-many-chapters': 'В комнате разбора не больше 16 глав.',
  'error.too-many-branches': 'В комнате разбора не больше 64 веток. Уберите ненужную.',
  'error.too-many-notes': 'В комнате разбора не больше 1000 заметок.',
  'error.too-many-marks': 'В комнате разбора не больше 1000 пометок.',
} satisfies Texts;
