// Words of the board of Unearth in Russian; they join the game's texts.
import type { Texts } from '@undercroft/kernel';

export default {
  'ui.city': 'Город',
  'ui.cells': 'Клетки',
  'ui.sumOf': '{sum} из {claim}',
  'ui.of': 'из {n}',
  'ui.more': 'ещё {n}',
  'ui.noDice': 'кубиков нет',
  'ui.builtBy': 'строитель: {name}',
  'ui.tokens.lesser': '{n} · по 2–4 очка',
  'ui.tokens.greater': '{n} · по 6–8 очков',
  'ui.bot': 'бот',
  'ui.rivals': 'Соперники',
  'ui.rollDie': 'Бросить {die}',
  'ui.yours': 'Ваша зона',
  'ui.ruinsAndPoints': 'Руины и очки',
  'ui.noCards': 'Карт искателей в руке нет.',
  'ui.ruinsLeft': 'Осталось руин в колоде: {n}; последняя карта завершит эпоху.',
  'ui.age': '{card}: {text}',
  'ui.group.cards': 'Карты искателей',
  'ui.group.dig': 'Раскопки',
  'ui.answers': 'Ваше решение',
  'ui.touchCell': 'выберите клетку',
  'ui.need': 'нужно {n}',
  'ui.odds': '{n}+ · {share} %',
} satisfies Texts;
