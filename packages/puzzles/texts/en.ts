// What puzzles and their packs say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.pack-damaged': 'this file is no pack of puzzles, or it is damaged',
  'error.pack-newer':
    'this pack of puzzles has form {form}, and this version reads up to {known}: take a newer Undercroft',
  'error.pack-other-game': 'this pack holds puzzles of “{game}”, not of {wanted}',
  'error.pack-stale':
    'the puzzles of {game} are for rules {rules}, and the game is at rules {known}: their answers may be wrong now, so they are not shown',
  'error.pack-too-large': 'the pack would have {bytes} bytes, and {most} is the most: take fewer puzzles',
  'error.puzzle-damaged': 'this puzzle is damaged: it cannot be opened',
  'error.try-unfinished':
    '{made} of {steps} choices were made: a try goes on until the last one, or until one is wrong',
  'error.try-too-long':
    '{made} choices were made, and that is too many: a try ends with the last step, or with the first wrong choice',
} satisfies Texts;
