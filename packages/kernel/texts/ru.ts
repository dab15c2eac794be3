// What the kernel's codes mean, in Russian.
import type { Texts } from '../src/text.ts';

export default {
  'error.game-over': 'игра окончена',
  'error.not-waiting': 'сейчас игра не ждёт хода этого места',
  'error.not-open': 'сейчас этот выбор недоступен',
  'error.cannot-concede': 'в этой игре нельзя сдаться, или сейчас не время',
  'error.nothing-to-undo': 'отменять нечего',
  'error.undo-luck': 'с тех пор были броски или взятые карты: ход не отменить',
  'error.undo-shown': 'после этого открылось что-то скрытое: ход не отменить',
  'error.undo-answered': 'другие уже сходили в ответ: ход не отменить',
  'error.undo-final': 'по правилам этот выбор окончательный',
  'error.bad-seats': 'мест не может быть {seats}; сколько играет: {allowed}',
  'error.unknown-option': 'у игры нет настройки «{option}»; есть: {known}',
  'error.bad-option': 'настройка {option} не может быть {value}; допустимо: {allowed}',
  'error.unknown-number': 'у игры нет числа «{number}»',
  'error.bad-number': 'число {number} не может быть {value}; допустимо: от {min} до {max}',
  'error.record-not-json': 'это не читается как партия: файл пуст, обрывается или другого вида',
  'error.record-not-record': 'это не запись партии Undercroft',
  'error.record-newer': 'это сделано более новой версией ({version}); здесь известна версия {known}',
  'error.record-other-game': 'это запись игры {game}, а не {expected}',
  'error.record-other-rules':
    'партия сыграна по правилам версии {rules}, и воспроизвести её нельзя: здесь играют по версии {known}',
  'error.record-bad-field': 'запись повреждена: поле {field} отсутствует или неверно',
  'error.record-bad-entry': 'запись повреждена: ход {entry} невозможен ({why})',
  'error.record-bad-luck': 'запись повреждена: случайные значения хода {entry} не сходятся ({why})',
  'error.record-too-large': 'запись слишком велика: читается не больше {most} знаков',
  'error.record-bad-result': 'запись повреждена: партия заканчивается с другим итогом',
  'error.record-bad-hash': 'запись повреждена: партия заканчивается в другой позиции',
  'error.link-damaged': 'ссылка повреждена ({where})',
  'error.no-proof':
    'здесь нет доказательства случайности: партия не была запечатана, или это ссылка, а в ссылку доказательство не входит; проверьте саму запись',
  'error.secret-missing': 'в записи нет секрета партии: он открывается, когда игра окончена',
  'error.commitment-broken': 'секрет не тот, что был обещан до игры',
  'error.luck-differs': 'случайное значение {luck} хода {entry} равно {found}, а секрет даёт другое',
} satisfies Texts;
