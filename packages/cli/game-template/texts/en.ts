// Every word of Embers in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'game.title': 'Embers',
  'game.summary':
    'Everybody plays a card at the same time, and the highest wins the round. Each round is worth a point more than the one before.',
  'option.rounds': 'Rounds',
  'option.rounds.help': 'How many rounds are played.',
  'seat.0': 'Seat 1',
  'seat.1': 'Seat 2',
  'seat.2': 'Seat 3',
  'seat.3': 'Seat 4',
  'choice.choose': 'Play the {value}',
  'question.choose': 'Round {round} of {rounds}: which card do you play?',
  'event.chosen': '{seat} has chosen.',
  'event.chosen.card': '{seat} has chosen the {value}.',
  'event.shown.card': '{seat} shows the {value}.',
  'event.won': '{seat} wins the round: {n} {n|point|points}.',
  'result.rounds': 'The last round is over: whoever has the most points wins.',
  'refusal.not-yours': 'You do not hold that card.',
  'refusal.not-now': 'You have chosen already, or the game is over.',
  'term.points': '{n} {n|point|points}',
  'term.shown': 'Shown:',
  'ui.seats': 'At the table',
  'ui.hand': 'Your hand',
  'ui.table': 'On the table',
} satisfies Texts;
