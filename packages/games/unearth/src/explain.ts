// Why a choice is not open: the reason as a code with its clause, as specific as the rules allow.
import type { Reason } from '@undercroft/kernel';
import { ANSWER_KINDS, TURN_KINDS } from './choices.ts';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT, FACES } from './content/dice.ts';
import { BLOCKED, GREATER, LESSER, NAMED_WONDERS } from './content/wonders.ts';
import { askedSeat, openFrame } from './play.ts';
import { type Frame, IN_POOL, NOTHING, type Position, SHOWN } from './position.ts';
import { isOneColour } from './rules/formulas.ts';
import { cellAt, cellOfStone, cellOfWonder, enclosesStone, ringColours } from './rules/hexes.ts';
import { fitsDie, hasDieOnRuin, isOnRuin, isPoolEmpty } from './rules/turn-actions.ts';

const because = (code: string, clause: string): Reason => ({ code, clause });

type Loose = Readonly<Record<string, unknown>>;
const CARD_KINDS = ['play', 'sing', 'playOn'];
const TURN: readonly string[] = TURN_KINDS;
const ANSWER: readonly string[] = ANSWER_KINDS;

export function explain(position: Position, seat: number, choice: unknown): Reason {
  const given = (typeof choice === 'object' && choice !== null ? choice : {}) as Loose;
  const kind = String(given.kind);
  if (!TURN.includes(kind) && !ANSWER.includes(kind)) return because('unknown-choice', 'UN-TURN-1');
  if (askedSeat(position) !== seat) return notAsked(position, seat, kind);
  const frame = openFrame(position);
  if (frame !== undefined)
    return TURN.includes(kind) ? unfinished(frame) : explainAnswer(position, frame, given);
  if (!TURN.includes(kind)) return because('nothing-to-answer', 'UN-TURN-1');
  return kind === 'dig' || kind === 'digLater' || kind === 'pass'
    ? explainDig(position, seat, given)
    : explainCard(position, seat, given);
}

function notAsked(position: Position, seat: number, kind: string): Reason {
  if (CARD_KINDS.includes(kind) && seat !== position.active) return because('cards-on-own-turn', 'UN-TURN-3');
  return seat === position.active
    ? because('other-decides', 'UN-DEL-11')
    : because('not-your-turn', 'UN-TURN-2');
}

/** Something else must be answered before the turn goes on. */
function unfinished(frame: Frame): Reason {
  switch (frame.kind) {
    case 'batch':
      return because('finish-card', 'UN-DEL-2');
    case 'stone':
    case 'library':
    case 'place':
      return because('finish-stone', 'UN-STO-8');
    case 'build':
    case 'memorial':
      return because('finish-wonder', 'UN-WON-2');
    default:
      return because('finish-roll', 'UN-TURN-3');
  }
}

function explainCard(position: Position, seat: number, given: Loose): Reason {
  if (position.phase === 'again') return because('no-cards-between-rolls', 'UN-TURN-3');
  const card = DELVER_CARDS[given.card as number];
  if (card === undefined || !position.hands[seat]!.includes(given.card as number))
    return because('card-not-held', 'UN-DEL-1');
  const { effect } = card;
  if (effect.kind === 'secondExcavation' && position.band) return because('band-once', 'UN-EXC-10');
  if (effect.kind === 'rerollOwn' && !hasDieOnRuin(position, seat)) return because('no-target', 'UN-DEL-6');
  if (given.kind === 'sing' && effect.kind === 'rerollShowing')
    return because('number-not-shown', 'UN-DEL-14');
  if (given.kind !== 'playOn') return because('needs-target', 'UN-DEL-6');
  if (FACES[given.die as number] === undefined) return because('no-such-die', 'UN-SET-11');
  const die = (given.seat as number) * DICE_PER_SEAT + (given.die as number);
  if (!isOnRuin(position, die)) return because('die-not-on-ruin', 'UN-DEL-7');
  if (!fitsDie(position, effect, die)) return because('nothing-would-change', 'UN-DEL-6');
  return because('identical-die', 'DP-1');
}

function explainDig(position: Position, seat: number, given: Loose): Reason {
  if (given.kind === 'pass') return because('must-dig', 'UN-TURN-6');
  if (FACES[given.die as number] === undefined) return because('no-such-die', 'UN-SET-11');
  if (given.kind === 'digLater' && position.expeditions === 0) return because('no-expedition', 'UN-EXC-6');
  if (given.kind === 'dig' && (position.row[given.slot as number] ?? NOTHING) === NOTHING)
    return because('slot-vacant', 'UN-REF-5');
  const die = seat * DICE_PER_SEAT + (given.die as number);
  if (isPoolEmpty(position, seat) && position.phase === 'again' && die === position.firstDie)
    return because('die-just-rolled', 'UN-EXC-9');
  if (!isPoolEmpty(position, seat) && position.dicePlace[die] !== IN_POOL)
    return because('die-not-in-pool', 'UN-EXC-2');
  return because('identical-die', 'DP-1');
}

/** The right seat answers the wrong thing. */
function explainAnswer(position: Position, frame: Frame, given: Loose): Reason {
  switch (frame.kind) {
    case 'batch':
      return because(given.kind === 'next' ? 'die-not-in-batch' : 'finish-card', 'UN-DEL-12');
    case 'roll':
      return explainRollAnswer(frame.step, given);
    case 'stone':
      return given.kind === 'stone' ? because('colour-not-there', 'UN-STO-1') : unfinished(frame);
    case 'library':
      return given.kind === 'keepStone' ? because('colour-not-drawn', 'UN-STO-10') : unfinished(frame);
    case 'place':
      return given.kind === 'cell' ? explainCell(position, frame.seat, given) : unfinished(frame);
    case 'build':
      return given.kind === 'build' ? explainBuild(position, frame, given) : unfinished(frame);
    case 'memorial':
      return given.kind === 'take' ? because('not-in-pile', 'UN-WON-13') : unfinished(frame);
    case 'dig':
      return because('finish-roll', 'UN-TURN-3');
  }
}

function explainRollAnswer(step: 'keep' | 'modify' | 'name' | 'own', given: Loose): Reason {
  switch (step) {
    case 'keep':
      if (given.kind !== 'replace') return because('keep-or-replace', 'UN-ROLL-3');
      return given.by === 'edifice' ? because('no-edifice', 'UN-ROLL-5') : because('no-map', 'UN-EXC-7');
    case 'modify':
      return because('value-out-of-reach', 'UN-ROLL-6');
    case 'name':
      return because('slot-vacant', 'UN-REF-5');
    case 'own':
      return because('value-out-of-reach', 'UN-ROLL-8');
  }
}

const isCoordinate = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) < 60;

function explainCell(position: Position, seat: number, { q, r }: Loose): Reason {
  if (!isCoordinate(q) || !isCoordinate(r)) return because('not-connected', 'UN-TAB-3');
  const cell = cellAt(q, r);
  const stones = position.stones[seat]!;
  const wonders = position.wonders[seat]!;
  if (stones.some((stone) => cellOfStone(stone) === cell)) return because('cell-taken', 'UN-TAB-7');
  if (wonders.some((entry) => cellOfWonder(entry) === cell)) return because('cell-taken', 'UN-TAB-6');
  if (enclosesStone(stones, wonders, cell)) return because('encloses-stone', 'UN-TAB-5');
  return because('not-connected', 'UN-TAB-3');
}

function explainBuild(position: Position, frame: Frame & { kind: 'build' }, given: Loose): Reason {
  const { q, r, wonder } = given;
  if (!isCoordinate(q) || !isCoordinate(r) || !frame.centres.includes(cellAt(q, r)))
    return because('no-such-ring', 'UN-WON-1');
  const oneColour = isOneColour(ringColours(position.stones[frame.seat]!, cellAt(q, r)));
  if (wonder === GREATER)
    return oneColour ? because('stack-empty', 'UN-WON-7') : because('ring-has-colours', 'UN-WON-3');
  if (wonder === LESSER)
    return oneColour && position.greaterLeft.length > 0
      ? because('ring-is-one-colour', 'UN-WON-4')
      : because('stack-empty', 'UN-WON-7');
  if (wonder === BLOCKED || NAMED_WONDERS[wonder as number] === undefined)
    return because('no-such-wonder', 'UN-WON-2');
  if (position.named[wonder as number] !== SHOWN) return because('wonder-not-shown', 'UN-WON-12');
  return because('formula-not-met', 'UN-WON-5');
}
