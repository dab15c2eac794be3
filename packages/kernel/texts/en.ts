// What the kernel's codes mean, in English.
import type { Texts } from '../src/text.ts';

export default {
  'error.game-over': 'the game is over',
  'error.not-waiting': 'the game is not waiting for this seat now',
  'error.not-open': 'this choice is not open now',
  'error.cannot-concede': 'this game cannot be given up, or not now',
  'error.nothing-to-undo': 'there is nothing to take back',
  'error.undo-luck': 'dice have been rolled or cards drawn since; it cannot be taken back',
  'error.undo-shown': 'something hidden has been seen since; it cannot be taken back',
  'error.undo-answered': 'others have already acted on it; it cannot be taken back',
  'error.undo-final': 'by the rules this choice is final',
  'error.bad-seats': 'the game cannot be played with {seats} {seats|seat|seats}, only with {allowed}',
  'error.unknown-option': 'the game has no option “{option}”; there are: {known}',
  'error.bad-option': 'option {option} cannot be {value}; allowed: {allowed}',
  'error.unknown-number': 'the game has no designed number “{number}”',
  'error.bad-number': 'the number {number} cannot be {value}; allowed: {min} to {max}',
  'error.record-not-json': 'this cannot be read as a game: the file is empty, cut off or of another kind',
  'error.record-not-record': 'this is not a record of an Undercroft game',
  'error.record-newer': 'this comes from a newer version ({version}); version {known} is known here',
  'error.record-other-game': 'this is a record of {game}, not of {expected}',
  'error.record-other-rules':
    'this game was played under version {rules} of the rules and cannot be replayed: version {known} is played here',
  'error.record-bad-field': 'the record is damaged: {field} is missing or wrong',
  'error.record-bad-entry': 'the record is damaged: move {entry} cannot be played ({why})',
  'error.record-bad-luck': 'the record is damaged: the random values of move {entry} do not fit ({why})',
  'error.record-too-large': 'the record is too large: at most {most} characters are read',
  'error.record-bad-result': 'the record is damaged: the game it holds ends with another result',
  'error.record-bad-hash': 'the record is damaged: the game it holds ends in another position',
  'error.link-damaged': 'the link is damaged ({where})',
  'error.no-proof':
    'there is no proof of luck here: the game was not sealed, or this is a link, and a link leaves the proof out; verify the record itself',
  'error.secret-missing':
    'the secret of this game is not in the record; it is revealed when the game is over',
  'error.commitment-broken': 'the secret is not the one that was promised before the game',
  'error.luck-differs':
    'random value {luck} of move {entry} is {found}, and that is not what the secret gives',
} satisfies Texts;
