// What the lessons of every game say around their own words, in Russian; loaded with the first lesson.
import type { Texts } from '@undercroft/kernel';

export default {
  'learn.title': 'Как играть',
  'learn.lesson': 'Урок',
  'learn.at': '{at} из {of}',
  'learn.progress': 'Пройдено шагов урока',
  'learn.now': 'Сейчас:',
  'learn.next': 'Дальше',
  'learn.back': 'Назад',
  'learn.show-me': 'Показать',
  'learn.restart': 'Начать урок заново',
  'learn.leave': 'Все уроки',
  'learn.play': 'Сыграть партию',
  'learn.none': 'Уроков пока нет',
  'learn.none-text': 'Пока эту игру учат по правилам.',
  'learn.minutes': 'около {n} мин',
  'learn.steps': '{n} {n|шаг|шага|шагов}',
  'learn.done': 'Пройден',
  'learn.start': 'Начать',
  'learn.again': 'Ещё раз',
  'learn.go-on': 'Продолжить: шаг {at} из {of}',
  'learn.about.first': 'Первый ход за настоящим столом. Вы делаете его сами, шаг за шагом.',
  'learn.about.full': 'Всё, что нужно для целой партии, в том порядке, в каком оно встречается.',
  'learn.to-game': 'К странице игры',
} satisfies Texts;
