// What things are called in DELVE, after its book, and words that must not stand for them.
import type { Terms } from '@undercroft/kernel';

export default [
  { en: ['Ancient Board'], ru: ['планшете Древнего'], it: ['plancia', 'tabellone'] },
  { en: ['Trinket'], ru: ['находка', 'безделуш*'], it: ['ninnolo'] },
  { en: ['Relic'], ru: ['реликвия'], it: ['reliquia'] },
  { en: ['activate'], ru: ['активировать', 'применить реликви*'], it: ['attiva'] },
  { en: ['expose'], ru: ['раскрыть'], it: ['esponi'] },
  { en: ['Heist', 'theft*'], ru: ['кража'], it: ['colpo', 'furto', 'furti'] },
  { en: ['Ability'], ru: ['умение', 'способност*'], it: ['abilità'] },
  {
    en: ['Instant', 'instant cards'],
    ru: ['мгновенная', 'играет мгновенн*', 'играют мгновенн*'],
    it: ['istantanea'],
  },
  { en: ['Negative card'], ru: ['напасть'], it: ['sventura'] },
  { en: ['Entry Stage', 'entry round'], ru: ['вход в руины'], it: ['ingresso', 'round d’ingresso'] },
  { en: ['roll', 'throw', 'throws', 'thrown'], ru: ['бросок'], it: ['tiro', 'lancio', 'lanci'] },
  { en: ['reroll'], ru: ['перебросить'], it: ['rilanci', 'ritir*'] },
  { en: ['tie'], ru: ['ничья'], it: ['pareggio', 'parità'] },
  { en: ['Calm'], ru: ['затишье'], it: ['quiete', 'calma'] },
  { en: ['Risk'], ru: ['риск'], it: ['rischio'] },
  { en: ['Alert'], ru: ['тревога'], it: ['allerta'] },
  { en: ['Hazard'], ru: ['угроза'], it: ['minaccia'] },
  { en: ['Danger'], ru: ['опасность'], it: ['pericolo'] },
  { en: ['Cooldown', 'rests'], ru: ['восстановление', 'отдыха*'], it: ['ricarica', 'riposa'] },
  { en: ['eliminated', 'fallen', 'is out'], ru: ['выбывает'], it: ['eliminato', 'caduto', 'caduti'] },
  { en: ['hand'], ru: ['в руке', 'на руке', 'на руках'], it: ['mano'] },
  { en: ['spectator', 'onlooker*'], ru: ['зритель'], it: ['spettatore'] },
] satisfies Terms;
