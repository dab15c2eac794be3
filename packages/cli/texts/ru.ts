// What the command line says, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'cli.welcome': 'Стол для игр о руинах и подземельях. Введите номер и нажмите Enter; q — выход.',
  'cli.continue': 'Продолжить: {title}, {n} {n|ход|хода|ходов}, {date}',
  'cli.begin': 'Начать',
  'cli.seats': 'Игроков',
  'cli.opponents': 'Остальные',
  'cli.people-here': 'люди за этим экраном',
  'cli.practice': 'Тренировка',
  'cli.practice.help': 'Можно отменить любой ход вместе с бросками и ответами. Кубики не запечатаны.',
  'cli.practice-begun':
    'Это тренировка: u отменяет любой ход вместе с бросками и ответами; кубики выпадут так же. Такую игру нельзя проверить, и она нигде не засчитывается.',
  'cli.own-seat': 'Ваше место',
  'cli.another': 'a — ещё одна игра за этим столом, Enter — выход.',
  'cli.sure-to-lose':
    'Так вы сразу проиграете. Введите {n} ещё раз, если всё равно хотите этого, или выберите другое.',
  'cli.bot': 'боты ({bot})',
  'cli.bot.random': 'наугад',
  'cli.bot.greedy': 'жадный',
  'cli.on': 'да',
  'cli.off': 'нет',
  'cli.you': 'Вы',
  'cli.seat': 'Игрок {n}',
  'cli.sealed': 'Случайность этой партии запечатана. Отпечаток: {commitment}',
  'cli.seeded': 'Случайность этой партии задана сидом «{seed}».',
  'cli.with-bots': 'За столом боты: {bot}.',
  'cli.resumed': 'Партия продолжается, сделано {n} {n|ход|хода|ходов}.',
  'cli.earlier-news': 'Новости: ещё {n} {n|строка|строки|строк}, h покажет все',
  'cli.thinking': '{name} думает…',
  'cli.seconds-left': 'осталось {n} с',
  'cli.minutes-left': 'осталось {n} мин',
  'cli.curtain': '{name} ходит. Остальные, пожалуйста, не смотрите.',
  'cli.press-enter': 'Нажмите Enter, чтобы увидеть стол.',
  'cli.key.undo': 'u отменить',
  'cli.key.rules': '? правила и причины',
  'cli.more-choices': '… и ещё {n}: покажет m, или введите слова',
  'cli.more-cells': '… и ещё {n}: покажет m, или введите слова либо клетку (5,5)',
  'cli.rest-of-table': '… ещё {n} {n|строка|строки|строк}: t покажет весь стол',
  'cli.pager': 'Страница {page} из {pages}. Enter: дальше, b: назад, q: закрыть.',
  'cli.sure-to-concede':
    'Для вас игра на этом закончится. Чтобы сдаться, введите concede ещё раз; Enter: играть дальше.',
  'cli.no-such-row': 'Введите число от 1 до {most}; Enter берёт первое, q: выход.',
  'cli.key.table': 't стол',
  'cli.key.news': 'h новости',
  'cli.how-to-delete': 'dN удаляет сохранённую игру N.',
  'cli.sure-to-delete': 'Введите {key} ещё раз, чтобы удалить эту игру насовсем.',
  'cli.key.save': 's сохранить',
  'cli.key.quit': 'q выйти',
  'cli.no-such-key': 'Введите число от 1 до {most} или одну из клавиш под списком.',
  'cli.undone': 'Последний ход отменён.',
  'cli.undone-by': '{name}: последний ход отменён.',
  'cli.saved': 'Партия сохранена в {file}',
  'cli.not-kept': 'Эта партия не сохраняется.',
  'cli.how-to-resume': 'Продолжить: npx undercroft play --resume',
  'cli.rules-prompt':
    'Спросите так: ? и слова. Номер пункта, слово из правил, название карты или часть хода, которого нет в списке.',
  'cli.barred-now': 'Сейчас нельзя:',
  'cli.page-again': 'Enter снова покажет стол.',
  'cli.nothing-found': 'Ничего не нашлось.',
  'cli.and-more': '… и ещё {n}',
  'cli.secret': 'Секрет этой партии: {secret}',
  'cli.kept': 'Посмотреть партию ещё раз, проверить броски или разобрать её с ботом:',
  'cli.points': '{n} {n|очко|очка|очков}',
  'cli.moves': '{n} {n|ход|хода|ходов}',
  'cli.clauses': '{n} {n|пункт|пункта|пунктов}',
  'cli.passages': '{n} {n|абзац|абзаца|абзацев}',
  'cli.exact-clauses': 'Точные пункты (на английском):',
  'cli.ours-reading': 'Наше прочтение, где книга молчит или неясна: {clauses}',
  'cli.ours-design': 'Придумано нами, в книге этого нет: {clauses}',
  'cli.hidden-choice': '(скрытый выбор)',
  'cli.conceded': 'Сдаётся',
  'cli.no-such-step': 'Введите число от 0 до {most} или одну из клавиш; Enter — дальше.',
  'cli.replay-keys':
    'Enter дальше   b назад   число — переход   +n -n на n ходов   < начало   > конец   q выйти',
  'cli.verified':
    'Партия честная: {entries|пересчитан|пересчитаны|пересчитано} {entries} {entries|ход|хода|ходов} и {luck} {luck|значение|значения|значений}, все совпадают с секретом. Отпечаток: {commitment}',
  'cli.vouched': 'Ручаются: {names}. Их слова были ответом на отпечаток.',
  'cli.silent': 'Такого слова нет у: {names}.',
  'cli.nobody-vouched':
    'За эту случайность никто не ручается: ни одно слово игроков не было ответом на отпечаток, и тот, у кого шла игра, мог подобрать секрет.',
  'cli.event.proved':
    'Проверено: {seals} {seals|печать|печати|печатей}, {runs} {runs|поход|похода|походов}, {luck} {luck|бросок|броска|бросков}; всё как обещано. Имена такие, какими их записал сервер: доказательство их не касается.',
  'cli.event.numbers': 'записей: {entrants}, походов: {runs}, начато вами: {mine} из {deals}',
  'cli.event.lacks': 'Для зачёта не хватает: {needs}. Вы играете парную раздачу.',
  'cli.event.one-deal': 'Одна раздача этой игры говорит слишком мало: она в списке, но без мест.',
  'cli.event.deal': 'раздача {number}, место {seat}: {state}',
  'cli.event.entered': 'Вы записаны.',
  'cli.event.token': 'Новый гость. Чтобы вернуться: --token {token}',
  'cli.event.announced': 'объявлена',
  'cli.event.open': 'открыта',
  'cli.event.ending': 'кончается',
  'cli.event.over': 'окончена',
  'cli.event.need.passkey': 'ключа доступа',
  'cli.event.need.days': '{n} {n|дня|дней|дней} на этом сервере',
  'cli.event.need.games': '{n} {n|сыгранной партии|сыгранных партий|сыгранных партий}',
  'cli.event.check-in': 'Вечер: отметиться можно с {when} ({command}).',
  'cli.event.here': 'Вы отметились: столы накроют, когда вечер откроется.',
  'cli.event.barred': 'Вечера для вас закрыты до {when}.',
  'cli.event.out': 'Вы больше не участвуете.',
  'cli.event.team': 'команда {code}: {mates}',
  'cli.event.no-team': 'Вы не в команде.',
  'cli.event.mate-ready': '{name} (к раздаче {deal} готов)',
  'cli.event.waits': 'Вы готовы к раздаче {deal}. Стол откроется, когда будут готовы все.',
  'cli.event.deal-later': 'раздача {number}: {state}',
  'cli.refused.no-such-event': 'Такой экспедиции нет.',
  'cli.refused.event-not-open': 'Она ещё не открылась.',
  'cli.refused.event-over': 'Она закончилась: начать уже нельзя.',
  'cli.refused.event-running': 'Ещё рано: другие играют те же раздачи. Всё откроется при закрытии.',
  'cli.refused.not-eligible': 'Для места здесь нужно больше, или хозяин сервера исключил вас.',
  'cli.refused.already-tried': 'Эта раздача уже сыграна.',
  'cli.refused.check-in-closed': 'Отметиться уже нельзя: всех рассаживают, когда вечер открывается.',
  'cli.refused.evening-barred': 'После двух пропусков за месяц вечера для вас на время закрыты.',
  'cli.refused.no-teams': 'В этой экспедиции не играют командами.',
  'cli.refused.no-such-team': 'Такой команды нет, или вы в ней одни.',
  'cli.refused.team-full': 'В этой команде нет места.',
  'cli.refused.mate-has-tried': 'Кто-то из команды уже играл эту раздачу.',
  'cli.refused.bad-token': 'Этот токен недействителен.',
  'cli.refused.no-session': 'Этот токен недействителен.',
  'cli.refused.bad-request': 'Сервер этого не понял.',
  'cli.refused.banned': 'Хозяин закрыл для вас этот сервер.',
  'cli.refused.too-fast': 'Слишком много запросов; подождите немного.',
  'cli.refused.overloaded': 'Сервер перегружен; попробуйте чуть позже.',
  'cli.refused.shutting-down': 'Сервер перезапускается; попробуйте чуть позже.',
  'cli.review.head': '{title}: {n} {n|решение|решения|решений}, игрок {seat}, сид {seed}',
  'cli.review.same': 'Бот сделал бы то же самое.',
  'cli.review.gave': 'Бот: {choice}. Упущено {n}{range}.',
  'cli.review.better': 'Бот: {choice}. Ваш ход лучше на {n}{range}.',
  'cli.review.even': 'Бот: {choice}. Устойчивой разницы нет{range}.',
  'cli.review.range': 'от {low} до {high}',
  'cli.review.after': 'Затем удача и другие: {n}.',
  'cli.review.after-alone': 'Затем удача: {n}.',

  'cli.help': `undercroft: стол для игр о руинах и подземельях

  undercroft                       выбрать игру и играть
  undercroft play [ИГРА]           играть в терминале или строками JSON (--json)
  undercroft replay ФАЙЛ|ССЫЛКА    посмотреть партию ещё раз, по ходам
  undercroft verify ФАЙЛ           пересчитать все кубики и карты сыгранной партии
  undercroft event                 экспедиции сервера: список, показ, вход, проверка
  undercroft review ФАЙЛ|ССЫЛКА    бот скажет, какие моменты партии были решающими
  undercroft rules [ИГРА] [СЛОВА]  найти правило по номеру пункта или по словам
  undercroft sim ИГРА              сыграть много случайных партий и посчитать
  undercroft link ФАЙЛ             вся партия одним словом для ссылки
  undercroft record ССЫЛКА         запись партии по ссылке
  undercroft new-game ИМЯ          создать новую игру, которая сразу проходит проверку
  undercroft build-game ПАПКА      собрать игру со стороны для браузера
  undercroft serve                 столы в браузере: для одного или для многих
  undercroft health                спросить работающий сервер, готов ли он
  undercroft backup ФАЙЛ           копия хранилища сервера, даже на ходу
  undercroft restore ФАЙЛ          вернуть копию на место хранилища
  undercroft move                  перенести хранилище из SQLite в PostgreSQL
  undercroft admin-token           новый токен администратора вместо потерянного
  undercroft lab ИГРА              тысячи партий ботов и отчёт о балансе
  undercroft train ИГРА            обучить сеть для ботов игры
  undercroft puzzles solve ИГРА    найти лучший вариант, позиция за позицией
  undercroft puzzles mine ИГРА     найти задачи в партиях ботов или людей; check ИГРА проверяет их снова
  undercroft worker                играть части отчётов из очереди PostgreSQL

  undercroft help КОМАНДА          подробнее об одной из них
  --lang {languages}                  язык; иначе — как в системе
  --game ПАПКА                     игра со стороны, папкой или установленным пакетом: для всех команд, которые знают игры;
                                   можно указать несколько раз (или $UNDERCROFT_GAMES)
  --version                        какая это версия`,
  'cli.help.play': `undercroft play [ИГРА] [флаги]

Игра в терминале. Каждый ход сохраняется сразу: Ctrl-C, закрытое окно и отключение света ничему не вредят.

  --option ИМЯ=ЗНАЧЕНИЕ  настройка игры; можно указать несколько раз
  --seats N              сколько игроков
  --bots ИМЯ             боты на остальных местах:
                         {bots},
                         {levels}
  --seat N[,N]           места, за которые играют здесь, считая с 0 (с --bots — место 0)
  --names А,Б,В          имена игроков
  --seed СЛОВО           случайность из сида; иначе она запечатана, и её можно проверить после игры
  --resume [ИГРА|ФАЙЛ]   продолжить последнюю партию, последнюю партию ИГРЫ или ту, что в ФАЙЛЕ
  --data ПАПКА           где хранить партии (иначе $XDG_DATA_HOME/undercroft)
  --ask-always           спрашивать и там, где выбор один
  --practice             любой ход можно отменить вместе с бросками; кубики не запечатаны
  --no-save              ничего не сохранять
  --plain                строка за строкой, без управления курсором: для экранных дикторов (или $UNDERCROFT_PLAIN=1)
  --json                 строки JSON на вводе и выводе, для программ
  --lang {languages}        язык

Во время игры: число — выбор; так же выбирают слова, которые есть только в одном варианте, название карты или клетка
(стена 5,5 сверху). m — ещё варианты, +1 — варианты одного рода, h — все новости, t — весь стол, u — отменить ход,
? — что сейчас нельзя, ? СЛОВА — правила и карты, правила — как играть, s — сохранить, concede — сдаться, q — выйти.`,
  'cli.help.replay': `undercroft replay ФАЙЛ|ССЫЛКА [флаги]

Показывает партию по ходам: Enter — дальше, b — назад, число — переход, q — выход. В канал печатает журнал.

  --seat N         глазами этого места, считая с 0
  --step N         начать отсюда; с --json или в канал — только этот шаг
  --json           строка JSON на каждый шаг
  --lang {languages}  язык`,
  'cli.help.verify': `undercroft verify ФАЙЛ [флаги]

Пересчитывает каждый бросок и каждую карту сыгранной запечатанной партии и говорит, где первое расхождение.

  --json           проверенные значения в JSON
  --lang {languages}  язык`,
  'cli.help.event': `undercroft event [list]
undercroft event verify ФАЙЛ
undercroft event show ИМЯ
undercroft event enter ИМЯ [РАЗДАЧА] [--together]
undercroft event check-in ИМЯ
undercroft event withdraw ИМЯ
undercroft event team ИМЯ [КОД]

Экспедиции: одни и те же запечатанные раздачи для всех, сравнение в пределах места за столом. verify проверяет доказательство с нуля и печатает таблицу байт в байт; сервер для этого не нужен.

check-in отмечает, что вы здесь, за пять минут до начала вечера; withdraw снимает вас с участия, чтобы никто не ждал. team создаёт команду или вступает в неё по коду; --together начинает с ней раздачу, когда об этом сказали все.

  --server АДРЕС  какой сервер (по умолчанию http://127.0.0.1:7777 или $UNDERCROFT_SERVER)
  --token СЛОВО   кто вы там (или $UNDERCROFT_TOKEN); иначе новый гость
  --word СЛОВО    войдёт в случайность, если записаться до открытия
  --together      начать раздачу с командой
  --zone ИМЯ      время в этом поясе, например Europe/Moscow
  --json          в виде JSON`,
  'cli.help.review': `undercroft review ФАЙЛ|ССЫЛКА [флаги]

Бот просматривает решения одного места, зная то же, что знало оно, и говорит, где ожидаемый итог сдвинулся сильнее
всего и как поступил бы он сам. Один и тот же сид даёт один и тот же разбор.

  --seat N         чьи решения, счёт с 0 (0)
  --seed СЛОВО     другой сид вместо взятого из записи
  --json           весь разбор в JSON
  --lang {languages}  язык`,
  'cli.help.rules': `undercroft rules [ИГРА] [ПУНКТ|СЛОВА] [флаги]

Ищет правила: сначала по-русски, затем точные пункты (они записаны по-английски). Без слов перечисляет игры или главы.

  --all            всё найденное, не только первые 20; с одной лишь ИГРОЙ — правила целиком
  --json           строка JSON на каждый пункт
  --lang {languages}  язык`,
  'cli.help.sim': `undercroft sim ИГРА [флаги]

Играет случайные партии и печатает количества и средние в JSON. Ctrl-C печатает то, что уже есть.

  --games N              сколько партий (1000)
  --seed СЛОВО           тот же сид даёт те же партии
  --option ИМЯ=ЗНАЧЕНИЕ  настройка игры; можно указать несколько раз
  --seats N              сколько игроков
  --check                проверять законы игры после каждого хода
  --lang {languages}        язык`,
  'cli.help.link': `undercroft link ФАЙЛ

Печатает партию из ФАЙЛА одним словом, которое помещается в ссылку. Имена и доказательство честности в неё не входят.`,
  'cli.help.record': `undercroft record ССЫЛКА

Печатает запись партии по ссылке в JSON.`,

  'cli.help.new-game': `undercroft new-game ИМЯ [флаги]

Создаёт packages/games/ИМЯ с маленькой готовой игрой: свод правил, код, три языка, тесты. Она сразу проходит общую проверку; дальше меняйте её, начиная со свода.

  --title СЛОВА    как её называют люди (по ИМЕНИ)
  --prefix XX      буквы, с которых начинаются пункты (по ИМЕНИ)
  --into ПАПКА     другая папка с играми
  --lang {languages}  язык`,
  'cli.room-made':
    '{title}: игра лежит в {folder}, внутри этого репозитория, и проходит общую проверку; отдельную папку создаёт --into FOLDER. Дальше: npm install, npx vitest run {folder}, npx undercroft play {name}. Начните с SPEC.md.',
  'cli.outside-room-made':
    'Игра «{title}» лежит в {folder}, ни от чего не зависит и соблюдает контракт. Дальше: cd {folder}, npm install, npm test; играть — npx undercroft play {name} --game ., в браузере — npx undercroft build-game и npx undercroft serve --game . Правки начинайте с SPEC.md.',

  'error.unknown-command': 'команды «{command}» нет; есть: {known}',
  'error.unknown-flag': 'флага {flag} здесь нет; список даёт --help',
  'error.flag-needs-value': 'для --{flag} нужно значение',
  'error.flag-takes-no-value': 'у --{flag} не бывает значения',
  'error.flag-twice': '--{flag} указан дважды',
  'error.flags-exclude': '--{one} и --{other} вместе не используются',
  'error.argument-missing': 'не хватает аргумента ({what}); например: {known}',
  'error.argument-extra': 'лишнее слово: «{word}»',
  'error.not-a-number': 'для {flag} не годится «{value}»; допустимо: от {min} до {max}',
  'error.bad-lang': 'языка «{value}» здесь нет; есть: {known}',
  'error.bad-seat': 'места «{seat}» нет; места считаются от 0 до {most}',
  'error.bad-names': 'в --names должно быть ровно {seats} {seats|имя|имени|имён} через запятую',
  'error.unknown-bot': 'бота «{bot}» нет; есть: {known}',
  'error.file-missing': 'файла {file} нет',
  'error.file-unreadable': 'файл {file} не читается ({why})',
  'error.file-too-large': 'файл {file} слишком велик: читается не больше {most} байт',
  'error.cannot-write': 'файл {file} не записывается ({why})',
  'error.package-missing': 'у игры в {folder} нет пакета {package}: сначала выполните там npm install',
  'error.game-not-built': 'игру в {folder} не удалось собрать: {why}',
  'error.cannot-build':
    'клиент нельзя собрать в {folder} ({why}): укажите другую папку флагом --build или готовый клиент флагом --web',
  'error.no-saved-game': 'в {folder} нет неоконченных партий',
  'error.game-finished':
    'партию из {file} нельзя продолжить: это запись; посмотреть её можно командой replay',
  'error.game-open-elsewhere': 'игра в {file} открыта в другом терминале; сначала закройте её там',
  'error.name-taken': 'пакет с именем «{name}» уже есть; выберите другое',
  'error.prefix-taken': 'буквы {prefix} уже заняты ({owner}); задайте другие через --prefix',
  'error.last-save-damaged':
    'последняя сохранённая партия не читается ({why}): {file}; уберите этот файл, чтобы продолжить предыдущую',
  'error.save-damaged': 'сохранённая партия повреждена: поле {field} отсутствует или неверно',
  'error.save-newer': 'партия сохранена более новой версией ({version}); здесь известна версия {known}',
  'error.line-too-long': 'строка слишком длинная',
  'error.line-not-json': 'строка не JSON: {where}',
  'error.bad-answer': 'ответ должен быть числом или объектом с choice, undo, concede или quit',
  'error.stale-answer': 'это ответ на другой вопрос; у этого номер {id}',
  'error.no-such-choice': 'варианта {number} нет; есть от 1 до {most}',
  'error.bad-game-name':
    'имя игры «{name}» не подходит: строчные латинские буквы, цифры и одиночные дефисы, не больше 24, сначала буква',
  'error.bad-prefix':
    'пункты не могут начинаться с «{prefix}»: нужны две, три или четыре заглавные латинские буквы',
  'error.bad-title':
    'название «{title}» не подходит: от 1 до 60 знаков, без прямого апострофа и обратной черты',
  'error.room-taken': '{folder} уже есть; ничего не изменено',
  'error.unknown-clause': 'пункта {clause} нет',
  'error.nothing-found': 'по словам «{words}» ничего не нашлось',
  'error.law-broken': 'нарушен закон игры: сид {seed}, ход {entry}: {law}',
  'error.no-end': 'партия с сидом {seed} не закончилась за {most} ходов',
  'error.proof-unreadable': 'это не доказательство экспедиции: {where}',
  'error.proof-broken': 'доказательство не сходится: {where}',
  'error.server-away': '{address} не отвечает',
  'error.server-refused': 'сервер отказал: {why}',
  'error.bad-zone': 'пояса «{zone}» нет',
  'error.internal': 'ошибка программы, не ваша: {what}',
  'cli.help.serve': `undercroft serve [флаги]

Держит столы: один файл SQLite в папке либо PostgreSQL и сколько угодно процессов.

  --open                     показать в браузере
  --no-open                  не показывать, даже если так велит npm start
  --port N                   по умолчанию 7777 (или $PORT)
  --host АДРЕС               по умолчанию 127.0.0.1 (или $HOST)
  --data ПАПКА               где хранятся столы (undercroft-data или $UNDERCROFT_DATA)
  --database-url URL         вместо этого PostgreSQL (или $DATABASE_URL)
  --public-url URL           адрес, который видят люди за прокси
  --origin URL               другие источники подключений; можно несколько раз
  --trust-proxy АДРЕС        прокси, которому можно верить; можно несколько раз
  --limit ИМЯ=N              другое ограничение; можно несколько раз
  --build ПАПКА              где собирать клиент (или $UNDERCROFT_BUILD)
  --web ПАПКА                другой собранный клиент
  --log-level УРОВЕНЬ        fatal, error, warn, info, debug, trace или silent
  --bot-threads N            потоки, в которых думают боты
  --keep-tables ДНИ          удалять столы, законченные столько дней назад (по умолчанию никогда)
  --keep-guests ДНИ          забывать гостей, которых не было столько дней (по умолчанию никогда)`,
  'cli.help.health': `undercroft health [--port N] [--host АДРЕС]

Спрашивает работающий сервер, готов ли он, и печатает его ответ. Код возврата 0, если готов, и 1, если нет.`,
  'cli.no-answer': 'по адресу {address} сервер не отвечает',
  'cli.help.build-game': `undercroft build-game [ПАПКА] [флаги]

Собирает игру для браузера в ПАПКА/dist: правила, подсказки для ботов, тексты, поле и стили. Без этого не работает serve --game ПАПКА; из этого состоит опубликованная игра. Используются Vite и Preact самой игры: сначала выполните npm install в её папке.

  --lang {languages}  язык`,
  'cli.game-built':
    'Игра «{title}» собрана для браузера: файлов — {n}, папка {folder}. Дальше: undercroft serve --game {game}',
  'cli.help.backup': `undercroft backup ФАЙЛ [--data ПАПКА]

Копирует хранилище сервера, работающего или остановленного, в один файл.`,
  'cli.help.restore': `undercroft restore ФАЙЛ [--data ПАПКА]

Ставит копию на место хранилища; прежнее остаётся рядом. Сначала остановите сервер.`,
  'cli.help.move': `undercroft move --from ФАЙЛ --to АДРЕС

Переносит хранилище SQLite остановленного сервера в пустую базу PostgreSQL: целиком или никак. Сам файл не меняется.

  --from ФАЙЛ   хранилище: undercroft.sqlite в папке данных
  --to АДРЕС    postgres://user:password@host/database (или $DATABASE_URL)`,
  'cli.help.admin-token': `undercroft admin-token [--data ПАПКА] [--database-url АДРЕС]

Создаёт новый токен администратора; старый больше ничего не открывает. Если хранилище — SQLite, сначала остановите сервер.`,
  'cli.help.lab': `undercroft lab ИГРА [флаги]
undercroft lab ladder ИГРА [флаги]
undercroft lab deal ИГРА [флаги]
undercroft lab field ИГРА [флаги]

Боты играют, а отчёт открывается без сети. Ctrl-C оставляет неполный отчёт; та же команда его продолжит.

deal говорит, насколько схожи результаты двух равных игроков на одной раздаче; field разыгрывает экспедицию: по десять ботов каждого уровня.

  --games N            сколько партий (по умолчанию 1000)
  --bots A,B           {bots},
                       {levels}
  --seats N,N          число мест
  --seed СЛОВО         тот же сид даёт тот же отчёт
  --option ИМЯ=ЗНАЧ    настройка игры; можно несколько раз
  --variant ФАЙЛ       изменённые числа, в сравнении с исходными
  --card ИМЯ           сколько карта стоит для владельца: парные партии при той же удаче; можно несколько раз
  --cards all          все карты или один их вид (--cards relic) по порядку, в пределах --games
  --how ОПЫТ           hand (в руке против вне игры), ban, deal, price
  --ask ВОПРОС         better (--between A,B), first, lose, cast, change (--variant), games (--difference ПУНКТЫ)
  --until ПУНКТЫ       играть, пока интервал не станет таким узким, но не больше --games
  --sweep ИМЯ=2..6     число по всему диапазону; ИМЯ=0..100:10 с шагом
  --tune A=1..4,B=0..8 числа к цели --target (50 или victories=50,length=120,ending:ИМЯ=5)
  --workers N          потоки
  --database-url URL   делить работу через PostgreSQL
  --out ПАПКА          по умолчанию report`,
  'cli.help.train': `undercroft train ИГРА [флаги]

Обучает сеть для ботов игры с нуля: поиск играет сам с собой, сеть учится тому, что он нашёл, и помогает следующему поиску. Один и тот же сид даёт одни и те же байты. Ctrl-C останавливает; та же команда продолжает.

  --seed СЛОВО      по умолчанию 1
  --iterations N    сколько раз (по умолчанию 8)
  --lessons N       решений для обучения за один раз (по умолчанию 40000)
  --deep N          итераций поиска на каждое (по умолчанию 256)
  --gate N          партий, в которых новая сеть должна устоять (по умолчанию 400)
  --workers N       потоки
  --out ФАЙЛ        по умолчанию ИГРА.net`,
  'cli.help.puzzles': `undercroft puzzles solve ИГРА [--theme ТЕМА] [--data ПАПКА]
undercroft puzzles mine ИГРА [флаги]
undercroft puzzles check ИГРА [флаги]

solve задаёт одну задачу за другой, без сервера: h открывает подсказку (правило; что на столе; остаются два варианта), потом видно, чего стоит каждый вариант. Решённое не повторяется. mine ищет решения, в которых один выбор явно лучше других: в партиях, которые для этого играют боты, или в партиях людей, — и записывает их в набор. Один и тот же сид даёт одни и те же байты. Ctrl-C останавливает; та же команда продолжает. check смотрит на набор с новыми сидами и вдвое большим раздумьем: сколько задач сохранили ответ и какие уровни их решают.

  --seed СЛОВО      по умолчанию 1
  --count N         сколько задач (по умолчанию 200); для check — столько из всех частей набора (по умолчанию все)
  --games N         сколько партий просмотреть самое большее
  --margin N        сколько процентов шанса на победу теряет самое меньшее любой другой выбор (по умолчанию 5)
  --records ПАПКА   записи партий, которые играли люди, вместо партий ботов
  --out ФАЙЛ        по умолчанию ИГРА.pack
  --pack ФАЙЛ       какой набор проверить; иначе тот, что лежит у игры
  --workers N       потоки`,
  'cli.help.worker': `undercroft worker --database-url URL [--workers N]

Берёт части отчётов из очереди, пока его не остановят.`,
  'cli.building': 'Сборка клиента, обычно полминуты…',
  'cli.puzzle.title': '{game} · задача {id} · решение {n} из {of}',
  'cli.puzzle.key-hint': 'h подсказка {n} из 3',
  'cli.puzzle.hint-1': 'Правило',
  'cli.puzzle.hint-2': 'Что на столе',
  'cli.puzzle.hint-3': 'Остаются два варианта',
  'cli.puzzle.no-such': 'Наберите номер варианта (от 1 до {most}), слова из него, h — подсказка, q — выйти.',
  'cli.puzzle.right': 'Верно.',
  'cli.puzzle.wrong': 'Не лучший вариант.',
  'cli.puzzle.prices':
    'Сколько шансов на победу теряется против лучшего варианта, с границами, верными в 95 случаях из 100:',
  'cli.puzzle.clauses': 'Правила: {clauses} (undercroft rules ИГРА ПУНКТ)',
  'cli.puzzle.next': 'Enter: следующая задача   q выйти',
  'cli.puzzle.goes-on': 'Enter: дальше   q выйти',
  'cli.puzzle.all-tried': 'Все задачи ({n}) уже решались.',
  'cli.puzzle.so-far': 'Решено {solved} из {n}.',
  'error.no-puzzles': 'у игры {game} нет задач',
  'error.no-such-theme': 'нет задач с темой «{theme}»; известны: {known}',
} satisfies Texts;
