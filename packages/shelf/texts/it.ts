// What the shelf says, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.unknown-game': 'qui non c’è nessun gioco «{game}»; ci sono: {known}',
  'error.room-incomplete': 'il gioco {game} non è completo: {file} manca o è vuoto',
} satisfies Texts;
