// What things are called in Survival of the Tomb, after its book, and words that must not stand for them.
import type { Terms } from '@undercroft/kernel';

export default [
  {
    en: ['tile'],
    ru: ['плитка'],
    it: ['tessera', 'casell* corrott*', 'casell* di partenza', 'casell* nuov*', 'casell* distrutt* non'],
  },
  { en: ['cell'], ru: ['клетка'], it: ['casella'] },
  { en: ['edge'], ru: ['сторона', 'грань', 'грани', 'граней', 'ребр*'], it: ['lato', 'bordi'] },
  { en: ['adjacent', 'neighbour*'], ru: ['соседняя', 'смежн*'], it: ['adiacente', 'vicina', 'vicine'] },
  { en: ['dirt'], ru: ['грунт', 'жетон* грунта', 'сколько земли'], it: ['terra'] },
  { en: ['empty'], ru: ['высыпать'], it: ['scarica', 'svuot*'] },
  { en: ['loot'], ru: ['добыча', 'находк*', 'находок'], it: ['bottino'] },
  { en: ['perk', 'talent*'], ru: ['способность', 'умени*', 'талант*'], it: ['abilità', 'talent*'] },
  { en: ['action points'], ru: ['очки действия', 'очк* действий'], it: ['punti azione'] },
  { en: ['cost', 'price*'], ru: ['цена'], it: ['costo', 'prezz*'] },
  { en: ['place a wall', 'put* up', 'put on'], ru: ['поставить стену'], it: ['alzare un muro'] },
  { en: ['remove'], ru: ['убрать', 'снес*', 'снос*'], it: ['rimuovi', 'abbatt*', 'togli', 'toglie'] },
  { en: ['tremor'], ru: ['толчок'], it: ['scossa'] },
  { en: ['Concussion'], ru: ['трещина', 'надлом*'], it: ['incrinatura', 'crepa', 'crepe'] },
  { en: ['Rupture'], ru: ['разлом'], it: ['frattura', 'rottur*'] },
  { en: ['soften'], ru: ['ослабить', 'смягч*'], it: ['riduci', 'attenu*'] },
  { en: ['round'], ru: ['раунд'], it: ['giro', 'round'] },
  { en: ['lost', 'discard*'], ru: ['пропало', 'сброшенн*'], it: ['perduti', 'scartat*'] },
  { en: ['layout'], ru: ['раскладка'], it: ['disposizione', 'pianta', 'schema'] },
  { en: ['the Listener'], ru: ['Слухач'], it: ['l’Ascoltatore', 'Vigile'] },
  { en: ['Move'], ru: ['перейти'], it: ['spostati', 'muovi', 'muove'] },
  { en: ['Carry'], ru: ['перенести'], it: ['porta', 'trasport*'] },
  { en: ['rolled again'], ru: ['бросаем снова'], it: ['tira di nuovo', 'ritir*'] },
  { en: ['our rule'], ru: ['наше правило'], it: ['regola nostra'] },
] satisfies Terms;
