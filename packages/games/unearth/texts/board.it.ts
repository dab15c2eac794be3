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
  'ui.yours': 'La tua area',
  'ui.ruinsAndPoints': 'Rovine e punti',
  'ui.noCards': 'Nessuna carta esploratore in mano.',
  'ui.ruinsLeft': '{n} {n|rovina|rovine} nel mazzo; l’ultima carta chiude l’era.',
  'ui.age': '{card}: {text}',
  'ui.group.cards': 'Carte esploratore',
  'ui.group.dig': 'Scava',
  'ui.answers': 'La tua decisione',
  'ui.touchCell': 'scegli una casella',
  'ui.need': 'serve {n}',
  'ui.odds': '{n}+ · {share}%',
} satisfies Texts;
