// What the shelf says, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.unknown-game': 'qui non c’è nessun gioco «{game}»; ci sono: {known}',
  'error.room-incomplete': 'il gioco «{game}» non è completo: {file} manca o è vuoto',
  'error.not-a-room':
    '{folder} non è un gioco per questo tavolo: servono un package.json con il nome e undercroft.contract, e src/index.ts',
  'error.other-contract':
    'il gioco «{name}» richiede il contratto {contract}, ma questo tavolo conosce il contratto {known}: serve una versione adatta del gioco o di Undercroft',
  'error.game-name-taken':
    'c’è già un gioco che si chiama «{name}»; quello in {folder} ha bisogno di un altro nome',
  'error.game-name-differs':
    'il pacchetto si chiama «{name}» e il gioco che contiene «{game}»: dai a entrambi lo stesso nome',
  'error.room-not-built':
    'il gioco «{name}» non ha i file per il browser, o non sono di queste regole: prima esegui undercroft build-game {folder}',
} satisfies Texts;
