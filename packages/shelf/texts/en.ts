// What the shelf says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.unknown-game': 'there is no game “{game}” here; there are: {known}',
  'error.room-incomplete': 'the game {game} is not complete: {file} is missing or empty',
  'error.not-a-room':
    '{folder} is no game for this table: it needs a package.json with a name and undercroft.contract, and src/index.ts',
  'error.other-contract':
    'the game {name} is made for contract {contract}, and this table speaks contract {known}: take a version of the game or of Undercroft that fits',
  'error.game-name-taken': 'there is already a game called {name}; the one in {folder} needs another name',
  'error.game-name-differs':
    'the package is called {name} and the game in it {game}: give both the same name',
  'error.room-not-built':
    'the game {name} has no built files for the browser, or they are not of these rules: run undercroft build-game {folder} first',
} satisfies Texts;
