// What the lessons of every game say around their own words, in Italian; loaded with the first lesson.
import type { Texts } from '@undercroft/kernel';

export default {
  'learn.title': 'Imparare a giocare',
  'learn.lesson': 'Lezione',
  'learn.at': '{at} di {of}',
  'learn.progress': 'Avanzamento della lezione',
  'learn.now': 'Adesso:',
  'learn.next': 'Avanti',
  'learn.back': 'Indietro',
  'learn.show-me': 'Fammi vedere',
  'learn.restart': 'Ricomincia la lezione',
  'learn.leave': 'Tutte le lezioni',
  'learn.play': 'Gioca una partita',
  'learn.none': 'Ancora nessuna lezione',
  'learn.none-text': 'Per ora questo gioco si impara dalle regole.',
  'learn.minutes': 'circa {n} min',
  'learn.steps': '{n} {n|passo|passi}',
  'learn.done': 'Finita',
  'learn.start': 'Inizia',
  'learn.again': 'Ancora una volta',
  'learn.go-on': 'Riprendi dal passo {at} di {of}',
  'learn.about.first': 'Il primo turno al vero tavolo. Lo giochi tu, un passo alla volta.',
  'learn.about.full': 'Tutto ciò che serve per una partita intera, nell’ordine in cui si presenta.',
  'learn.to-game': 'Alla pagina del gioco',
} satisfies Texts;
