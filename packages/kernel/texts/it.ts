// What the kernel's codes mean, in Italian.
import type { Texts } from '../src/text.ts';

export default {
  'error.game-over': 'la partita è finita',
  'error.not-waiting': 'ora la partita non aspetta questo posto',
  'error.not-open': 'ora questa scelta non è possibile',
  'error.cannot-concede': 'in questo gioco non ci si può arrendere, o non adesso',
  'error.nothing-to-undo': 'non c’è nulla da annullare',
  'error.undo-luck': 'nel frattempo sono stati tirati dadi o pescate carte: non si può annullare',
  'error.undo-shown': 'nel frattempo si è visto qualcosa di nascosto: non si può annullare',
  'error.undo-answered': 'altri hanno già risposto: non si può annullare',
  'error.undo-final': 'per regola questa scelta è definitiva',
  'error.bad-seats': 'non si può giocare con {seats} {seats|posto|posti}, solo con {allowed}',
  'error.unknown-option': 'il gioco non ha l’opzione «{option}»; ci sono: {known}',
  'error.bad-option': 'l’opzione {option} non può valere {value}; valori ammessi: {allowed}',
  'error.unknown-number': 'il gioco non ha il numero «{number}»',
  'error.bad-number': 'il numero {number} non può valere {value}; valori ammessi: da {min} a {max}',
  'error.record-not-json': 'non si può leggere come partita: il file è vuoto, incompleto o di altro tipo',
  'error.record-not-record': 'questa non è la registrazione di una partita di Undercroft',
  'error.record-newer': 'viene da una versione più recente ({version}); qui si conosce la versione {known}',
  'error.record-other-game': 'è la registrazione di {game}, non di {expected}',
  'error.record-other-rules':
    'la partita è stata giocata con la versione {rules} delle regole e non si può rivedere: qui si gioca con la {known}',
  'error.record-bad-field': 'la registrazione è danneggiata: {field} manca o è sbagliato',
  'error.record-bad-entry': 'la registrazione è danneggiata: la mossa {entry} non è giocabile ({why})',
  'error.record-bad-luck':
    'la registrazione è danneggiata: i valori casuali della mossa {entry} non tornano ({why})',
  'error.record-too-large': 'la registrazione è troppo grande: si leggono al massimo {most} caratteri',
  'error.record-bad-result': 'la registrazione è danneggiata: la partita finisce con un altro risultato',
  'error.record-bad-hash': 'la registrazione è danneggiata: la partita finisce in un’altra posizione',
  'error.link-damaged': 'il link è danneggiato ({where})',
  'error.no-proof':
    'qui non c’è la prova della sorte: la partita non era sigillata, oppure questo è un link, che non contiene la prova; verifica la registrazione stessa',
  'error.secret-missing':
    'nella registrazione manca il segreto della partita: viene rivelato quando la partita è finita',
  'error.commitment-broken': 'il segreto non è quello promesso prima della partita',
  'error.luck-differs':
    'il valore casuale {luck} della mossa {entry} è {found}, ma il segreto ne dà un altro',
} satisfies Texts;
