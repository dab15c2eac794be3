// What the server's commands say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.backup-with-pg-dump': 'i tavoli di questo server stanno in PostgreSQL: usa pg_dump e pg_restore',
  'error.not-found': 'il file {file} non c’è',
  'error.file-exists': '{file} esiste già e non viene sovrascritto',
  'error.port-in-use': 'la porta {port} è già usata da un altro programma',
  'error.store-in-use': '{file} è in uso da parte di un server attivo: prima fermalo',
  'error.bad-setting': '--{flag} non può essere {value}; valori ammessi: {allowed}',
  'error.sub-path':
    'il client non si può servire sotto un percorso ({url}): gli serve un host tutto suo, per esempio {origin}',
  'error.file-damaged': '{file} è danneggiato ({what}): usa un’altra copia di riserva',
  'error.file-unusable': '{file} non si può usare: {why}',
  'error.not-a-store': '{file} non è un archivio di Undercroft',
  'error.not-the-owner':
    '{file} appartiene a un altro utente (numero {user}): esegui il comando come quell’utente o come root',
  'error.store-damaged':
    '{file} è danneggiato ({what}). Nulla è stato modificato; i file sono stati messi da parte come {aside}. Ripristina una copia con «undercroft restore FILE»',
  'error.store-newer':
    '{file} è stato scritto da un server più recente (schema {version}, qui è noto {known}): avvia quello',
  'error.store-set-aside':
    'non c’è un archivio, ma uno danneggiato è stato messo da parte come {aside}. Ripristina una copia con «undercroft restore FILE», oppure sposta altrove i file danneggiati per ricominciare da zero',
  'error.database-refused': 'il database {where} non si può usare: {why}',
  'error.flag-missing': 'manca --{flag}',
  'error.target-not-empty': 'il database non è vuoto ({table} ha delle righe): indicane uno nuovo',
  'error.move-differs': 'non è arrivato tutto ({table}); nel database non è rimasto nulla',
  'serve.token': 'token di amministrazione, mostrato solo ora: {token}',
  'serve.admin-page': 'pagina di amministrazione: {address}',
  'serve.at': 'undercroft: {n} {n|gioco|giochi} su {address}',
  'store.kept': 'l’archivio che c’era prima: {file}',
  'store.holds': '{file}: {tables} {tables|tavolo|tavoli}, {entries} {entries|mossa|mosse}',
  'store.moving': '{table}: {n} su {all}',
  'store.moved': 'trasferiti: {tables} {tables|tavolo|tavoli}, {entries} {entries|mossa|mosse}',
} satisfies Texts;
