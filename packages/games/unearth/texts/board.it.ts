// Words of the board of Unearth in Italian; they join the game's texts.
import type { Texts } from '@undercroft/kernel';

export default {
  'ui.city': 'Città',
  'ui.cells': 'Caselle',
  'ui.sumOf': '{sum} su {claim}',
  'ui.of': 'su {n}',
  'ui.more': 'ancora {n}',
  'ui.noDice': 'nessun dado',
  'ui.builtBy': 'costruita da {name}',
  'ui.tokens.lesser': '{n} · da 2 a 4 punti',
  'ui.tokens.greater': '{n} · da 6 a 8 punti',
  'ui.bot': 'bot',
  'ui.rivals': 'Gli altri',
  'ui.rollDie': 'Tira il {die}',
  'ui.yours': 'Il tuo posto',
  'ui.ruinsAndPoints': 'Rovine e punti',
  'ui.noCards': 'Nessuna carta Esploratore in mano.',
  'ui.ruinsLeft': '{n} {n|rovina|rovine} nel mazzo; l’ultima carta chiude l’era.',
  'ui.age': '{card}: {text}',
  'ui.group.cards': 'Carte',
  'ui.group.dig': 'Scava',
  'ui.answers': 'Che cosa decidere',
  'ui.touchCell': 'tocca una casella',
  'ui.need': 'serve {n}',
  'ui.odds': '{n}+ · {share} %',
} satisfies Texts;
