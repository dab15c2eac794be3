// What the server's commands say, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.backup-with-pg-dump': 'столы этого сервера хранит PostgreSQL: пользуйтесь pg_dump и pg_restore',
  'error.not-found': 'файла {file} нет',
  'error.file-exists': 'файл {file} уже есть и не будет перезаписан',
  'error.port-in-use': 'порт {port} занят другой программой',
  'error.store-in-use': 'файл {file} занят работающим сервером: сначала остановите его',
  'error.bad-setting': '--{flag} не может быть {value}; допустимо: {allowed}',
  'error.sub-path':
    'клиент не работает по адресу с путём ({url}): отведите ему отдельный домен, например {origin}',
  'error.file-damaged': 'файл {file} повреждён ({what}): возьмите другую копию',
  'error.file-unusable': 'файл {file} открыть нельзя: {why}',
  'error.not-a-store': 'файл {file} — не хранилище Undercroft',
  'error.not-the-owner':
    '{file} принадлежит другому пользователю (номер {user}): запустите команду от его имени или от root',
  'error.store-damaged':
    'хранилище {file} повреждено ({what}). Ничего не изменено, файлы отложены под именем {aside}. Восстановите копию командой «undercroft restore ФАЙЛ»',
  'error.store-newer':
    'хранилище {file} записано более новым сервером (схема {version}, здесь известна {known}): запустите его',
  'error.store-set-aside':
    'хранилища нет, а повреждённое отложено под именем {aside}. Восстановите копию командой «undercroft restore ФАЙЛ» или уберите повреждённые файлы, чтобы начать с пустого',
  'error.database-refused': 'базой данных {where} пользоваться нельзя: {why}',
  'error.flag-missing': 'не хватает --{flag}',
  'error.target-not-empty': 'база данных не пуста (в {table} есть строки): дайте новую',
  'error.move-differs': 'перенеслось не всё ({table}); в базе ничего не оставлено',
  'serve.token': 'токен администратора, больше показан не будет: {token}',
  'serve.admin-page': 'страница администратора: {address}',
  'serve.at': 'undercroft: {n} {n|игра|игры|игр}, адрес {address}',
  'store.kept': 'прежнее хранилище: {file}',
  'store.holds': '{file}: {tables} {tables|стол|стола|столов}, {entries} {entries|ход|хода|ходов}',
  'store.moving': '{table}: {n} из {all}',
  'store.moved': 'перенесено: {tables} {tables|стол|стола|столов}, {entries} {entries|ход|хода|ходов}',
} satisfies Texts;
