// Quello che dice il laboratorio, in italiano.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.lab-no-game': 'indica un gioco: undercroft lab <gioco>, oppure undercroft lab ladder <gioco>',
  'error.option-needs-value': '--option vuole nome=valore, non «{option}»',
  'error.option-twice': 'l’opzione {option} è data due volte',
  'error.bad-games': '--games vuole un numero intero da 1 in su, non {games}',
  'error.bad-variant': 'il file della variante {file} non si può leggere: {why}',
  'error.no-database-url': 'un worker ha bisogno di --database-url o di DATABASE_URL',
} satisfies Texts;
