// What the server's commands say, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.backup-with-pg-dump': 'столы этого сервера хранит PostgreSQL: пользуйтесь pg_dump и pg_restore',
  'error.not-found': 'файла {file} нет',
  'error.file-exists': 'файл {file} уже есть и не будет перезаписан',
  'error.port-in-use': 'порт {port} занят другой программой',
  'error.store-in-use': 'файл {file} занят работающим сервером',
  'error.bad-setting': '--{flag} не может быть {value}; допустимо: {allowed}',
  'error.sub-path':
    'клиент не работает по адресу с путём ({url}): отведите ему отдельный домен, например {origin}',
} satisfies Texts;
