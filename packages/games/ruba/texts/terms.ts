// What things are called in Ruba Dungeon, after its manual, and words that must not stand for them.
import type { Terms } from '@undercroft/kernel';

export default [
  { en: ['HP'], ru: ['ОЗ', 'ПЗ'], it: ['PV', 'PF'] },
  { en: ['Relic'], ru: ['реликвия'], it: ['Reliquia'] },
  { en: ['Help Card', 'helper*', 'Aid', 'Enemy Aid'], ru: ['карта помощи'], it: ['carta Aiuto'] },
  { en: ['Gold Card'], ru: ['карта золота'], it: ['carta Oro'] },
  { en: ['Action Card', 'answer*'], ru: ['карта действия', 'с руки', 'на руке'], it: ['carta Azione'] },
  { en: ['Event Pile'], ru: ['стопка событий'], it: ['Pila degli Eventi'] },
  { en: ['Dungeon Deck'], ru: ['колода подземелья'], it: ['Mazzo Dungeon'] },
  { en: ['Catacomb'], ru: ['катакомбы', 'катакомба', 'катакомбу'], it: ['Catacomba'] },
  { en: ['fight', 'battle*'], ru: ['бой', 'сражени*', 'схватк*'], it: ['combattimento', 'scontr*'] },
  { en: ['combat turn'], ru: ['раунд боя', 'ход* боя'], it: ['turno di combattimento'] },
  { en: ['response'], ru: ['ответ'], it: ['risposta'] },
  { en: ['unveil'], ru: ['открывает', 'вскры*', 'вскро*', 'невскры*'], it: ['scopre'] },
  { en: ['evade'], ru: ['обойти', 'уклон*'], it: ['evita', 'elusion*', 'elud*'] },
  { en: ['bribe'], ru: ['подкуп'], it: ['corrompi', 'mazzett*'] },
  { en: ['beaten'], ru: ['побеждён'], it: ['sconfitto', 'battut*', 'batti', 'battere', 'battili'] },
  { en: ['skip', 'may be left', 'cannot be left'], ru: ['не трогать'], it: ['facoltativi'] },
  {
    en: ['easy mode', 'easy game', 'hard game'],
    ru: ['лёгкий режим', 'лёгк* парти*', 'сложн* парти*'],
    it: ['modalità facile', 'partita facile', 'partita difficile'],
  },
  { en: ['draw'], ru: ['взятые карты', 'тян*', 'вытян*', 'вытяг*'], it: ['pesca'] },
  { en: ['shared seed'], ru: ['общий сид', 'зерн*'], it: ['seed condiviso', 'seme condiviso'] },
  { en: ['guards'], ru: ['охраняет', 'стереж*', 'стерег*', 'хранит реликви*'], it: ['custodisce'] },
] satisfies Terms;
