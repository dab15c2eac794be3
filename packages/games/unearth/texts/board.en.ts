// Words of the board of Unearth in English; they join the game's texts.
import type { Texts } from '@undercroft/kernel';

export default {
  'ui.city': 'City',
  'ui.cells': 'Cells',
  'ui.sumOf': '{sum} of {claim}',
  'ui.of': 'of {n}',
  'ui.more': '{n} more',
  'ui.noDice': 'no dice yet',
  'ui.builtBy': 'built by {name}',
  'ui.tokens.lesser': '{n} left · 2–4 points',
  'ui.tokens.greater': '{n} left · 6–8 points',
  'ui.bot': 'bot',
  'ui.rivals': 'The others',
  'ui.rollDie': 'Roll the {die}',
  'ui.yours': 'Your area',
  'ui.ruinsAndPoints': 'Ruins and points',
  'ui.noCards': 'No delver cards in hand.',
  'ui.ruinsLeft': '{n} {n|ruin|ruins} left in the deck; the last card ends the age.',
  'ui.age': '{card}: {text}',
  'ui.group.cards': 'Delver cards',
  'ui.group.dig': 'Excavate',
  'ui.answers': 'Your decision',
  'ui.touchCell': 'choose a cell',
  'ui.need': 'needs {n}',
  'ui.odds': '{n}+ · {share}%',
} satisfies Texts;
