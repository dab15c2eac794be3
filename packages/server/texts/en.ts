// What the server's commands say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.backup-with-pg-dump': 'this server keeps its tables in PostgreSQL: use pg_dump and pg_restore',
  'error.not-found': 'there is no file {file}',
  'error.file-exists': '{file} is there already and is not overwritten',
  'error.port-in-use': 'port {port} is in use by another program',
  'error.store-in-use': '{file} is in use by a running server',
  'error.bad-setting': '--{flag} cannot be {value}; allowed: {allowed}',
  'error.sub-path':
    'the client cannot be served under a path ({url}): give it a host of its own, such as {origin}',
} satisfies Texts;
