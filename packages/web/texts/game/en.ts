// What only a game's own page says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'game.play-now': 'Play now',
  'game.lab': 'Lab',
  'game.seats-n': '{n} {n|seat|seats}',
  'game.seats-range': '{min}–{max} seats',
  'game.set-up': 'Set up a table',
  'game.play-as': 'Play with bots: {role}',
  'game.kind.solo': 'solo',
  'game.kind.together': 'cooperative',
  'game.kind.rivals': 'competitive',
  'game.kind.sides': 'one against all',
  'game.way.learn': 'A first game with a guide',
  'game.way.rules': 'Every rule, to read and to search',
  'game.way.lab': 'Change numbers, see what comes of it',
  'game.way.puzzles': 'One decision, one best choice',
} satisfies Texts;
