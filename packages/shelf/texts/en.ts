// What the shelf says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.unknown-game': 'there is no game “{game}” here; there are: {known}',
  'error.room-incomplete': 'the game {game} is not complete: {file} is missing or empty',
} satisfies Texts;
