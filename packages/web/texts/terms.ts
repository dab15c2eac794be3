// What things are called around the games, in the browser, the terminal and on the server; and words that are not.
import type { Terms } from '@undercroft/kernel';

export default [
  { en: ['seat', 'chair*'], ru: ['место', 'стул*', 'кресл*'], it: ['posto', 'sedia', 'sedie'] },
  { en: ['move', 'entry', 'entries'], ru: ['ход'], it: ['mossa'] },
  { en: ['replay'], ru: ['запись'], it: ['registrazione'] },
  { en: ['imported', 'brought'], ru: ['загруженные', 'принес*'], it: ['importate', 'portate'] },
  { en: ['fingerprint', 'promise:'], ru: ['отпечаток', 'печать:'], it: ['impronta', 'sigillo:'] },
  { en: ['seed'], ru: ['сид', 'зерн*'], it: ['seed', 'seme', 'semi'] },
  { en: ['change', 'nought'], ru: ['изменение', 'перемен*'], it: ['modifica', 'cambiament*'] },
  { en: ['theme'], ru: ['тема'], it: ['tema'] },
  { en: ['daily dungeon'], ru: ['подземелье дня'], it: ['sotterraneo del giorno', 'dungeon'] },
  { en: ['run'], ru: ['поход'], it: ['partita', 'corsa', 'corse'] },
  { en: ['rating'], ru: ['рейтинг'], it: ['rating', 'punteggi di forza'] },
  {
    en: ['connection', 'line is down', 'line was closed', 'secure line'],
    ru: ['соединение'],
    it: ['connessione', 'la linea è caduta', 'linea sicura'],
  },
  { en: ['spectator', 'onlooker*'], ru: ['зритель'], it: ['spettatore'] },
  { en: ['take back'], ru: ['отменить', 'взять назад', 'ход не вернуть'], it: ['annulla'] },
  { en: ['credits'], ru: ['благодарности'], it: ['crediti', 'riconoscimenti'] },
  {
    en: ['dice', 'luck no', 'check the luck'],
    ru: ['броски', 'случай', 'проверить удачу'],
    it: ['tiri', 'sorte n'],
  },
  {
    en: ['admin token'],
    ru: ['токен администратора', 'ключ* администратора', 'токен* ведущего'],
    it: ['token di amministrazione', 'token dell’host'],
  },
  { en: ['percentage points', 'points of a hundred'], ru: ['процентные пункты'], it: ['punti percentuali'] },
  // Words of the games that the lab says too.
  { en: ['in hand'], ru: ['в руке', 'на руке', 'на руках'], it: ['in mano'] },
  { en: ['Abilities'], ru: ['умения', 'способност*'], it: ['abilità'] },
] satisfies Terms;
