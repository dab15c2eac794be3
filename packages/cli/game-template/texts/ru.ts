// Every word of Embers in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'game.title': 'Embers',
  'game.summary':
    'Все одновременно играют по карте, и старшая выигрывает раунд. Каждый раунд стоит на очко дороже предыдущего.',
  'option.rounds': 'Раунды',
  'option.rounds.help': 'Сколько раундов длится игра.',
  'seat.0': 'Место 1',
  'seat.1': 'Место 2',
  'seat.2': 'Место 3',
  'seat.3': 'Место 4',
  'choice.choose': 'Сыграть карту {value}',
  'question.choose': 'Раунд {round} из {rounds}: какую карту вы играете?',
  'event.chosen': '{seat}: карта выбрана.',
  'event.chosen.card': '{seat}: выбрана карта {value}.',
  'event.shown.card': '{seat} открывает карту {value}.',
  'event.won': '{seat} выигрывает раунд: {n} {n|очко|очка|очков}.',
  'result.rounds': 'Последний раунд сыгран: побеждает тот, у кого больше очков.',
  'refusal.not-yours': 'Этой карты у вас нет.',
  'refusal.not-now': 'Вы уже выбрали карту, или игра окончена.',
  'term.points': '{n} {n|очко|очка|очков}',
  'term.shown': 'Открыты:',
  'ui.seats': 'За столом',
  'ui.hand': 'Ваша рука',
  'ui.table': 'На столе',
} satisfies Texts;
