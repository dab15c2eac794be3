// What the home page alone says, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'home.play-now': 'Gioca adesso',
  'home.title': '{count} Scegli un gioco.',
  'home.count.1': 'Una rovina.',
  'home.count.2': 'Due rovine.',
  'home.count.3': 'Tre rovine.',
  'home.count.4': 'Quattro rovine.',
  'home.count.5': 'Cinque rovine.',
  'home.count.6': 'Sei rovine.',
  'home.count.many': 'Tante rovine.',
  'home.lead':
    'Nessun account: manda un link per invitare, i bot occupano i posti vuoti. Ogni tiro si può verificare.',
  'home.yours': 'I tuoi tavoli',
  'home.no-tables': 'Nessuna partita in corso. Scegli un gioco: la partita che inizi ti aspetta qui.',
  'home.sealed': 'Tutti i tiri sono sigillati prima della partita e si possono verificare dopo.',
  'home.at-once': 'Da solo, con i bot',
  'home.with-people': 'Con altre persone',
  'home.play-now-text': 'Si siede con te chi va bene; i bot se non viene nessuno.',
  'home.today': 'Oggi',
  'home.daily': 'Il sotterraneo del giorno',
  'home.puzzles': 'Problemi del giorno',
  'home.puzzles-note': 'Una decisione per ogni gioco. Risolvila, poi guarda quanto valeva ogni scelta.',
  'daily.note': '{games}: la stessa partita per tutti.',
  'daily.untried': 'Il tuo tentativo ti aspetta.',
  'daily.tried': 'Tentati: {n} su {of}.',
  'daily.next-hours': 'Prossima partita tra {hours} h {minutes} min.',
  'daily.next-minutes': 'Prossima partita tra {minutes} min.',
  'daily.away': 'Il sotterraneo del giorno ha bisogno del server, che non risponde.',
} satisfies Texts;
