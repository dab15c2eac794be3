// Что говорит лаборатория, по-русски.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.lab-no-game': 'назовите игру: undercroft lab <игра> или undercroft lab ladder <игра>',
  'error.option-needs-value': 'для --option нужно имя=значение, а не «{option}»',
  'error.option-twice': 'настройка {option} указана дважды',
  'error.bad-games': '--games принимает целое число от 1, а не {games}',
  'error.bad-variant': 'не удаётся прочесть файл варианта {file}: {why}',
  'error.no-database-url': 'рабочему процессу нужен --database-url или DATABASE_URL',
  'error.bad-word': '--{flag} принимает одно из: {known}; не «{word}»',
  'error.bad-points': '--{flag} принимает процентные пункты больше 0 и не больше 100, а не «{word}»',
  'error.bad-range': '«{range}» — не диапазон: пишите имя=2..6 или имя=0..100:10',
  'error.bad-target': '«{target}» — не цель: пишите 50 или victories=50,length=120,ending:ИМЯ=5',
  'error.unknown-card': 'нет карты «{card}»; есть: {known}',
  'error.cannot-test': '{card}: проверка «{test}» здесь невозможна; возможны: {can}',
  'error.cannot-arrange': 'так разложить стол нельзя: {how} {thing}',
  'error.ask-needs': 'вопросу «{ask}» нужен {flag}',
  'error.no-traits': 'сеть не может выучить игру {game}: в её папке нет src/traits.ts',
  'error.out-is-folder': '{file} — папка: укажите файл для сети',
  'error.other-training': 'в папке {folder} лежит другое обучение: задайте другой --out или удалите папку',
  'error.training-damaged': 'файл {file} повреждён: удалите его, и всё, что в нём было, будет сыграно заново',
  'error.net-unreadable': 'это не сеть, которую можно прочитать',
  'error.other-mining': 'в папке {folder} лежит другая добыча задач: задайте другой --out или удалите папку',
  'error.mining-damaged': 'файл {file} повреждён: удалите его, и задачи из него будут найдены заново',
  'error.no-records': 'в папке {folder} нет законченных партий игры {game} по правилам {rules}',
  'error.no-puzzles': 'в папке игры {game} нет puzzles.pack: укажите набор через --pack',
  'lab.deal.plays': 'по два игрока на раздачу',
  'lab.deal.found':
    'Два равных игрока ({bot}) на одной раздаче: корреляция результатов {value} ({range}); {n} {n|раздача|раздачи|раздач}.',
  'lab.deal.enough': 'Это не меньше {enough}: места можно давать и за одну раздачу.',
  'lab.deal.too-little': 'Это меньше {enough}: за одну раздачу мест не дают.',
  'lab.field.plays': 'участники',
  'lab.field.found':
    '{expeditions} {expeditions|экспедиция|экспедиции|экспедиций}: {n} {n|участник|участника|участников}, {deals} {deals|раздача|раздачи|раздач}; ранговая корреляция силы и места {value}.',
  'lab.field.tied': 'Равных пар в одном поле: {share}.',
  'lab.train.plays': 'шаг {n}',
  'lab.train.kept':
    'шаг {n}: решений {lessons}; ошибка {policy} (выбор), {value} (исход); новая сеть выигрывает {own} %, {rival} на её месте — {other} %: принята',
  'lab.train.dropped':
    'шаг {n}: решений {lessons}; ошибка {policy} (выбор), {value} (исход); новая сеть выигрывает {own} %, {rival} на её месте — {other} %: остаётся старая',
  'lab.train.by-hints': 'игра по подсказкам',
  'lab.train.before': 'прежняя',
  'lab.train.stopped': 'Остановлено. Та же команда продолжит.',
  'lab.train.done': 'Сеть записана в {file} ({bytes} байт).',
  'lab.mine.puzzles': '{game}, задачи',
  'lab.mine.renewed': 'Прежних задач проверено заново: {n}, оставлено: {kept}.',
  'lab.mine.looked': 'Просмотрено партий: {games}; решения, из которых задачи не вышло: {doubts}.',
  'lab.mine.done':
    'Набор записан в {file}: {n} {n|задача|задачи|задач}, {bytes} байт, по {seconds} с процессорного времени на каждую.',
  'lab.check.puzzles': '{game}, задачи',
  'lab.check.kept':
    'С новыми сидами и вдвое большим раздумьем ответ сохранили {kept} из {n}: {percent} % (95-процентный интервал от {low} до {high}).',
  'lab.check.solved': 'решает уровень «{level}»: {percent} %',
  'lab.check.lost': 'ответ изменился: {id}',
  'lab.percent': '{n} %',
  'lab.between': 'от {low} до {high}',
  'lab.side': 'сторона {n}',
  'lab.seat': 'место {n}',
  'lab.seats': '{n} {n|место|места|мест}',
  'lab.victories': 'победы',
  'lab.rests-each':
    'Основано на партиях ботов ({bots}), мест за столом: {seats}, сид {seed}, правила {rules}; каждый интервал сам по себе верен в 95 таких сериях из 100.',
  'lab.rests':
    'Основано на партиях ботов ({bots}), мест за столом: {seats}, сид {seed}, правила {rules}; интервалы верны в 95 таких сериях из 100 для всех приведённых чисел сразу.',
  'lab.until': 'Партий: {n}; интервал ±{half} пункта с поправкой на запланированные просмотры: {looks}.',
  'lab.found': 'Найдено: {numbers}',
  'lab.measure.length': 'длина партии',
  'lab.measure.points': 'очков на место',
  'lab.measures.victories': 'Победы',
  'lab.measures.length': 'Длина',
  'lab.measures.ending': 'Окончания',
  'lab.answer.none':
    'Эти партии ответа не дают: не выиграл никто, выиграли все или вопрос не подходит к игре.',
  'lab.answer.change.same':
    '{who}: ничего не изменилось: все пары партий при той же удаче ({n}) кончились одинаково.',
  'lab.answer.first.more':
    '{who}: ходить первым выгодно: начинающий выигрывает {value} ({range}) из {n} {n|партии|партий|партий}; поровну было бы {fair}.',
  'lab.answer.first.less':
    '{who}: ходить первым невыгодно: начинающий выигрывает {value} ({range}) из {n} {n|партии|партий|партий}; поровну было бы {fair}.',
  'lab.answer.first.even':
    '{who}: разницы не видно: начинающий выигрывает {value} ({range}) из {n} {n|партии|партий|партий}; поровну было бы {fair}.',
  'lab.answer.side.more':
    '{who}: слишком много побед: {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}.',
  'lab.answer.side.less':
    '{who}: слишком мало побед: {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}.',
  'lab.answer.side.even':
    '{who}: стороны равны, насколько видно: побед {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}.',
  'lab.answer.lose': '{ending}: {value} ({range}) проигранных партий; проиграно {lost}, сыграно {n}.',
  'lab.answer.lose-side':
    '{who} проигрывает так: {ending}, {value} ({range}) поражений; поражений {lost}, партий {n}.',
  'lab.answer.better.more':
    '{one} лучше, чем {other}: в тех же руках при той же удаче это +{points} пункта побед ({pointRange}); пар партий: {n}.',
  'lab.answer.better.less':
    '{one} хуже, чем {other}: в тех же руках при той же удаче это −{points} пункта побед ({pointRange}); пар партий: {n}.',
  'lab.answer.better.even':
    'Между картами {one} и {other} разницы не видно: {signed} пункта ({pointRange}); пар партий: {n}.',
  'lab.answer.better-bot.more':
    '{one} сильнее, чем {other}: побед {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}.',
  'lab.answer.better-bot.less':
    '{one} слабее, чем {other}: побед {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}.',
  'lab.answer.better-bot.even':
    'Между {one} и {other} разницы не видно: у {one} побед {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}.',
  'lab.answer.better-team.more':
    'Команды {one} выигрывают чаще, чем команды {other}: на {points} пункта ({pointRange}); партий: {n}.',
  'lab.answer.better-team.less':
    'Команды {one} выигрывают реже, чем команды {other}: на {points} пункта ({pointRange}); партий: {n}.',
  'lab.answer.better-team.even':
    'Между командами {one} и {other} разницы не видно: {signed} пункта ({pointRange}); партий: {n}.',
  'lab.answer.change.more':
    '{who}: изменение даёт на {points} пункта больше ({pointRange}); пар партий при той же удаче: {n}.',
  'lab.answer.change.less':
    '{who}: изменение отнимает {points} пункта ({pointRange}); пар партий при той же удаче: {n}.',
  'lab.answer.change.even':
    '{who}: изменения не видно: {signed} пункта ({pointRange}); пар партий при той же удаче: {n}, разница в {least} была бы, скорее всего, видна.',
  'lab.answer.games':
    'Чтобы увидеть разницу в {difference} в {power} случаев, нужно {games} партий каждого вида: пока побед {value} ({range}) в {n} {n|партии|партиях|партиях}.',
  'lab.answer.games-paired':
    'Чтобы увидеть разницу в {difference} в {power} случаев, нужно {pairs} пар при той же удаче или {games} отдельных партий каждого вида; измерено на {n} {n|партии|партиях|партиях}, побед {value} ({range}).',
  'lab.answer.worth.hand.more':
    '{card} помогает владельцу: +{points} пункта побед ({pointRange}), с ней с самого начала против игры без неё; пар при той же удаче: {n}.',
  'lab.answer.worth.hand.less':
    '{card} вредит владельцу: −{points} пункта побед ({pointRange}), с ней с самого начала против игры без неё; пар при той же удаче: {n}.',
  'lab.answer.worth.hand.even':
    '{card}: ценность не отличить от нуля: {signed} пункта побед ({pointRange}), с ней с самого начала против игры без неё; пар при той же удаче: {n}.',
  'lab.answer.worth.ban.more':
    '{card} помогает владельцу: +{points} пункта побед ({pointRange}), в игре против запрета; пар при той же удаче: {n}.',
  'lab.answer.worth.ban.less':
    '{card} вредит владельцу: −{points} пункта побед ({pointRange}), в игре против запрета; пар при той же удаче: {n}.',
  'lab.answer.worth.ban.even':
    '{card}: ценность не отличить от нуля: {signed} пункта побед ({pointRange}), в игре против запрета; пар при той же удаче: {n}.',
  'lab.answer.worth.deal.more':
    '{card} помогает владельцу: +{points} пункта побед ({pointRange}), при случайной раздаче; партий: {n}.',
  'lab.answer.worth.deal.less':
    '{card} вредит владельцу: −{points} пункта побед ({pointRange}), при случайной раздаче; партий: {n}.',
  'lab.answer.worth.deal.even':
    '{card}: ценность не отличить от нуля: {signed} пункта побед ({pointRange}), при случайной раздаче; партий: {n}.',
  'lab.answer.worth.price.more':
    '{card} помогает владельцу: +{points} пункта побед ({pointRange}), на единицу дешевле против на единицу дороже; пар при той же удаче: {n}.',
  'lab.answer.worth.price.less':
    '{card} вредит владельцу: −{points} пункта побед ({pointRange}), на единицу дешевле против на единицу дороже; пар при той же удаче: {n}.',
  'lab.answer.worth.price.even':
    '{card}: ценность не отличить от нуля: {signed} пункта побед ({pointRange}), на единицу дешевле против на единицу дороже; пар при той же удаче: {n}.',
  'lab.finding.rate':
    '{who}: побед {value} ({range}) в {n} {n|партии|партиях|партиях}; поровну было бы {fair}',
  'lab.finding.unchosen': '{card}: предложена {offered} {offered|раз|раза|раз}, не выбрана ни разу',
  'lab.finding.ignored':
    '{card}: предложена {offered} {offered|раз|раза|раз}, выбрана {chosen} {chosen|раз|раза|раз}',
  'lab.report.title': '{game}: отчёт о балансе',
  'lab.report.lead': 'Отрыв',
  'lab.report.played': 'Сыграно: {n} {n|партия|партии|партий}.',
  'lab.report.stopped': 'Серия остановлена: сыграно {done} из {of}.',
  'lab.report.bars': 'Отрезки и полосы — интервалы; пунктир — то, что было бы поровну.',
  'lab.report.files': 'Те же числа:',
  'lab.report.games': 'партии',
  'lab.report.decisions': 'решения',
  'lab.report.decisions-median': 'решений, медиана',
  'lab.report.decisions-most': 'решений в 80 % партий',
  'lab.report.median': 'медиана {n}',
  'lab.report.findings': 'Что выбивается',
  'lab.report.findings-how':
    'Что отличается от ожидаемого. Интервалы здесь расширены с учётом всего, на что смотрит отчёт: честная игра попадает сюда не чаще чем в 5 отчётах из 100. О картах судит только опыт: lab ИГРА --card ИМЯ.',
  'lab.report.nothing': 'При таком числе партий ничего не выделяется.',
  'lab.report.sides': 'Стороны',
  'lab.report.sides-how': 'Победы по сторонам и числу мест.',
  'lab.report.seats': 'Места',
  'lab.report.seats-how': 'Победы по местам; общая победа делится.',
  'lab.report.first-seat': 'Кто начинает',
  'lab.report.first-seat-how': 'Как часто выигрывает тот, кто ходит первым, в сравнении с равной долей.',
  'lab.report.seat-counts': 'Число мест',
  'lab.report.seat-counts-how': 'Партии, которые кто-то выиграл, по числу мест.',
  'lab.report.bots': 'Боты',
  'lab.report.bots-how': 'Победы по тому, кто играл; один исход на партию.',
  'lab.report.length': 'Длина',
  'lab.report.length-how': 'Решений за партию.',
  'lab.report.endings': 'Окончания по времени',
  'lab.report.endings-how': 'Чем кончались партии каждой длины.',
  'lab.report.endings-by-seats': 'Окончания по числу мест',
  'lab.report.endings-by-seats-how': 'Доли партий для каждого числа мест.',
  'lab.report.sources': 'Откуда очки',
  'lab.report.sources-how': 'В среднем очков на место за партию.',
  'lab.report.course-axis': 'часть партии, %',
  'lab.report.choices': 'Выбор',
  'lab.report.choices-how': 'Сколько вариантов открыто на каждом решении по ходу партии.',
  'lab.report.expectation': 'На что мог рассчитывать победитель',
  'lab.report.expectation-how':
    'Оценка ботов для стороны, которая в итоге выиграла. В долгой интриге она долго держится у равной доли.',
  'lab.report.lead-how': 'Насколько первый по ожиданиям опережал второго.',
  'lab.report.lead-changes': 'смен лидера',
  'lab.report.drama': 'Драма',
  'lab.report.drama-how':
    'Как часто менялся лидер по ожиданиям и насколько победитель отставал по пути (0 — никогда, 1 — всё время и во всём).',
  'lab.report.sure': 'Насколько это надёжно',
  'lab.report.sure-how': 'Интервал главной доли ({rate}) по ходу серии.',
  'lab.report.counters': 'Счётчики',
  'lab.report.counters-how': 'Средние за партию.',
  'lab.report.counter': 'счётчик',
  'lab.report.mean': 'среднее (интервал)',
  'lab.report.observed': 'Наблюдение: у кого что было',
  'lab.report.observed-how':
    'Те, у кого вещь была, против тех, у кого к тому времени могла быть и не была, — при том же числе мест, той же стороне и стадии партии. Это наблюдение, а не опыт: что окажется в руках, зависит от того, как идут дела. Это вопрос к карте, а не приговор; отвечает на него lab ИГРА --card ИМЯ.',
  'lab.report.things': 'Всё по порядку',
  'lab.report.things-how':
    'Предложена: решения, где вариант её называл. Была и использована: места, один раз за партию.',
  'lab.report.thing': 'вещь',
  'lab.report.offered': 'предложена',
  'lab.report.chosen': 'выбрана',
  'lab.report.chosen-share': 'доля',
  'lab.report.had': 'была у мест',
  'lab.report.used': 'использовали места',
  'lab.report.observed-change': 'наблюдаемая разница, пункты',
  'lab.report.compared': 'Вариант против исходной игры',
  'lab.report.compared-how':
    '{changed}. Пар партий при той же удаче: {n}; одинаково кончились {same}. Последний столбец: во сколько раз интервал уже, чем у двух отдельных серий.',
  'lab.report.figure': 'показатель',
  'lab.report.baseline': 'исходная',
  'lab.report.variant': 'вариант',
  'lab.report.change': 'изменение',
  'lab.report.sharper': 'точнее в',
  'lab.worth.title': '{game}: что чего стоит',
  'lab.worth.lead': 'Опытом проверено: {n}.',
  'lab.worth.how':
    'Пункты побед для владельца: первая серия минус вторая, партия за партией при той же удаче. Что пересекает ноль, от нуля не отличить.',
  'lab.worth.worth': 'Ценность для владельца, пункты',
  'lab.worth.thing': 'вещь',
  'lab.worth.test': 'опыт',
  'lab.worth.pairs': 'пар или игр',
  'lab.worth.first-arm': 'побед в первой серии',
  'lab.worth.second-arm': 'побед во второй',
  'lab.worth.hand': 'в руке / вне игры',
  'lab.worth.ban': 'как сдано / запрещена',
  'lab.worth.deal': 'сдана / не сдана',
  'lab.worth.price': 'дешевле / дороже',
  'lab.answers.title': '{game}: ответы',
  'lab.sweep.title': '{game}: {number} по всему диапазону',
  'lab.sweep.how': 'Каждому значению выпадает одна и та же удача; полосы — интервалы.',
  'lab.tuning.title': '{game}: настройка',
  'lab.tuning.lead':
    'Шагов: {n}; на каждом — серия партий там, где числа, судя по известному, могут быть лучшими.',
  'lab.tuning.found': 'найдено',
  'lab.tuning.found-how': 'Числа, на которые указывают партии.',
  'lab.tuning.fresh': 'На новых сидах',
  'lab.tuning.fresh-how': 'Партии, которых не видел ни один шаг; печатным числам выпала та же удача.',
  'lab.tuning.path': 'Путь',
  'lab.tuning.path-how': 'Лучшие числа после каждого шага как доля диапазона.',
  'lab.tuning.distance': 'Расстояние',
  'lab.tuning.distance-how': 'Как далеко от цели ожидаются лучшие числа.',
  'lab.tuning.step': 'шаг',
  'lab.tuning.number': 'число',
  'lab.tuning.range': 'диапазон',
  'lab.tuning.measure': 'мера',
  'lab.tuning.target': 'цель',
  'lab.tuning.printed': 'печатные',
  'lab.ladder.title': '{game}: лестница ботов',
  'lab.ladder.lead': 'Каждая пара встречается на каждой стороне, места меняются от партии к партии.',
  'lab.ladder.standings': 'Таблица',
  'lab.ladder.standings-how': 'Рейтинги OpenSkill по всем встречам; осторожная оценка — мю минус три сигмы.',
  'lab.ladder.meetings': 'Встречи',
  'lab.ladder.meetings-how': 'Победы названного первым.',
  'lab.ladder.bot': 'бот',
  'lab.ladder.rating': 'рейтинг',
  'lab.ladder.mu': 'мю',
  'lab.ladder.sigma': 'сигма',
  'lab.ladder.victories': 'победы',
  'lab.ladder.games': 'партии',
} satisfies Texts;
