// What the home page alone says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'home.play-now': 'Play now',
  'home.title': '{count} Choose a game.',
  'home.count.1': 'One ruin.',
  'home.count.2': 'Two ruins.',
  'home.count.3': 'Three ruins.',
  'home.count.4': 'Four ruins.',
  'home.count.5': 'Five ruins.',
  'home.count.6': 'Six ruins.',
  'home.count.many': 'Many ruins.',
  'home.lead':
    'No account needed: send a link to invite players; bots fill the empty seats. Every dice roll can be verified.',
  'home.yours': 'Your tables',
  'home.no-tables': 'Nothing in play. Choose a game, and what you begin waits for you here.',
  'home.sealed': 'All dice rolls are sealed before the game and can be verified after it.',
  'home.at-once': 'Alone, with bots',
  'home.with-people': 'With people',
  'home.play-now-text': 'Whoever fits sits down with you; bots where nobody comes.',
  'home.today': 'Today',
  'home.daily': 'The daily dungeon',
  'home.puzzles': 'Puzzles of the day',
  'home.puzzles-note': 'One decision for each game. Solve it, then see what every choice was worth.',
  'daily.note': '{games}: the same deal for everyone.',
  'daily.untried': 'You have one try.',
  'daily.tried': 'Tried: {n} of {of}.',
  'daily.next-hours': 'Next deal in {hours} h {minutes} min.',
  'daily.next-minutes': 'Next deal in {minutes} min.',
  'daily.away': 'The daily dungeon needs the server, and it does not answer.',
} satisfies Texts;
