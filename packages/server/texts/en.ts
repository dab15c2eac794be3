// What the server's commands say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.backup-with-pg-dump': 'this server keeps its tables in PostgreSQL: use pg_dump and pg_restore',
  'error.not-found': 'there is no file {file}',
  'error.file-exists': '{file} is there already and is not overwritten',
  'error.port-in-use': 'port {port} is in use by another program',
  'error.store-in-use': '{file} is in use by a running server: stop it first',
  'error.bad-setting': '--{flag} cannot be {value}; allowed: {allowed}',
  'error.sub-path':
    'the client cannot be served under a path ({url}): give it a host of its own, such as {origin}',
  'error.file-damaged': '{file} is damaged ({what}): take another backup',
  'error.file-unusable': '{file} cannot be used: {why}',
  'error.not-a-store': '{file} is not a store of Undercroft',
  'error.not-the-owner': '{file} belongs to another user (number {user}): run this as that user or as root',
  'error.store-damaged':
    '{file} is damaged ({what}). Nothing was changed; it is set aside as {aside}. Put a backup in its place with “undercroft restore FILE”',
  'error.store-newer':
    '{file} was written by a newer server (schema {version}, known here: {known}): start that one',
  'error.store-set-aside':
    'there is no store, but a damaged one was set aside as {aside}. Put a backup in its place with “undercroft restore FILE”, or move the damaged files away to begin anew',
  'error.database-refused': 'the database {where} cannot be used: {why}',
  'error.flag-missing': '--{flag} is missing',
  'error.target-not-empty': 'the database is not empty ({table} has rows): give it a new one',
  'error.move-differs': 'not everything arrived ({table}); nothing was kept in the database',
  'serve.token': 'admin token, shown this once: {token}',
  'serve.admin-page': 'admin page: {address}',
  'serve.at': 'undercroft serves {n} {n|game|games} at {address}',
  'store.kept': 'the store that was there: {file}',
  'store.holds': '{file}: {tables} {tables|table|tables}, {entries} {entries|move|moves}',
  'store.moving': '{table}: {n} of {all}',
  'store.moved': 'moved: {tables} {tables|table|tables}, {entries} {entries|move|moves}',
} satisfies Texts;
