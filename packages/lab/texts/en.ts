// What the lab says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.lab-no-game': 'name a game: undercroft lab <game>, or undercroft lab ladder <game>',
  'error.option-needs-value': '--option needs name=value, not “{option}”',
  'error.option-twice': 'the option {option} is given twice',
  'error.bad-games': '--games takes a whole number from 1 up, not {games}',
  'error.bad-variant': 'the variant file {file} cannot be read: {why}',
  'error.no-database-url': 'a worker needs --database-url or DATABASE_URL',
} satisfies Texts;
