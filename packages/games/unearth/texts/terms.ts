// What things are called in Unearth, after the English and the Russian book, and words that must not stand for them.
import type { Terms } from '@undercroft/kernel';

export default [
  { en: ['ruin'], ru: ['руины'], it: ['rovina'] },
  { en: ['claim value'], ru: ['значение возврата', 'стоимост*'], it: ['valore di conquista'] },
  {
    en: ['claimed', 'falls', 'fell'],
    ru: ['возврат', 'возвращени*', 'взятые руины'],
    it: ['conquistata', 'cade', 'cadono', 'caduta'],
  },
  { en: ['hidden ruin', 'secret ruin*'], ru: ['скрытые руины', 'тайн*'], it: ['nascosta', 'segret*'] },
  { en: ['delver card'], ru: ['карта искателей', 'на руке', 'на руках'], it: ['carta esploratore'] },
  { en: ['play'], ru: ['разыграть', 'сыграть', 'сыгранн*', 'играет карт*', 'играют карт*'], it: ['gioca'] },
  {
    en: ['reroll', 'roll* again', 'roll it again'],
    ru: ['перебросить', 'бросить заново', 'бросьте заново', 'бросают заново', 'бросить ещё раз'],
    it: ['rilanci', 'ritir*', 'tir* ripetut*'],
  },
  { en: ['excavation'], ru: ['раскопки'], it: ['scavo'] },
  {
    en: ['active player', 'player on turn', 'player whose turn'],
    ru: ['активный игрок', 'тот, чей ход', 'того, чей ход'],
    it: ['chi è di turno'],
  },
  { en: ['stone'], ru: ['камень'], it: ['pietra'] },
  { en: ['draw'], ru: ['взять', 'тян*', 'вытян*'], it: ['pesca'] },
  { en: ['ring'], ru: ['кольцо'], it: ['anello'] },
  { en: ['cell'], ru: ['клетка'], it: ['casella', 'cella', 'celle'] },
  { en: ['greater wonder'], ru: ['великое чудо'], it: ['meraviglia maggiore'] },
  { en: ['lesser wonder'], ru: ['малое чудо'], it: ['meraviglia minore'] },
  { en: ['named wonder'], ru: ['знаменитое чудо'], it: ['meraviglia celebre'] },
  { en: ['bonus'], ru: ['бонус', 'наград*'], it: ['bonus', 'premio'] },
  { en: ['owner'], ru: ['владелец', 'хозя*'], it: ['proprietario', 'padrone'] },
  { en: ['tie'], ru: ['ничья'], it: ['parità', 'paregg*'] },
  { en: ['colour'], ru: ['цвет', 'край', 'края', 'краёв', 'краях'], it: ['colore'] },
  { en: ['name'], ru: ['назовите'], it: ['dichiara', 'nomina', 'nomini', 'nominare'] },
  { en: ['End of Age'], ru: ['конец эпохи'], it: ['Fine dell’Era'] },
] satisfies Terms;
