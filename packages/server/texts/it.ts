// What the server's commands say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.backup-with-pg-dump': 'i tavoli di questo server stanno in PostgreSQL: usa pg_dump e pg_restore',
  'error.not-found': 'il file {file} non c’è',
  'error.file-exists': '{file} esiste già e non viene sovrascritto',
  'error.port-in-use': 'la porta {port} è già usata da un altro programma',
  'error.store-in-use': '{file} è in uso da parte di un server attivo',
  'error.bad-setting': '--{flag} non può essere {value}; valori ammessi: {allowed}',
  'error.sub-path':
    'il client non si può servire sotto un percorso ({url}): dategli un host tutto suo, per esempio {origin}',
} satisfies Texts;
