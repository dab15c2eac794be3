// What only a game's own page says, in Russian.
import type { Texts } from '@undercroft/kernel';

export default {
  'game.play-now': 'Сыграть сейчас',
  'game.lab': 'Лаборатория',
  'game.seats-n': '{n} {n|место|места|мест}',
  'game.seats-range': '{min}–{max} {max|место|места|мест}',
  'game.set-up': 'Собрать стол',
  'game.play-as': 'Играть с ботами: {role}',
  'game.kind.solo': 'в одиночку',
  'game.kind.together': 'кооперативная',
  'game.kind.rivals': 'каждый за себя',
  'game.kind.sides': 'один против остальных',
  'game.way.learn': 'Первая партия с подсказками',
  'game.way.rules': 'Все правила, с поиском',
  'game.way.lab': 'Меняйте числа и смотрите, что выйдет',
  'game.way.puzzles': 'Одно решение, один лучший вариант',
} satisfies Texts;
