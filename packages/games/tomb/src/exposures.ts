// What the lab may ask about Survival of the Tomb: its characters, who took each, and casts with or without one.
import type { Arrangement, Chance, Exposures, Thing } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CHARACTERS, NOBODY } from './content/characters.ts';
import type { Event } from './events.ts';
import { type Position, roundOf } from './position.ts';

const THINGS: readonly Thing[] = CHARACTERS.map(({ id }) => ({ id, kind: 'character' }));
const idOf = (character: number): string => CHARACTERS[character]!.id;

/** The cast is dealt at random; the character asked about goes to its seat, or to nobody. */
function pick(
  p: Position,
  seat: number,
  choices: readonly Choice[],
  arrangement: Arrangement,
  chance: Chance,
): Choice | undefined {
  if (p.phase !== 'characters') return undefined;
  const isAsked = (choice: Choice): boolean =>
    arrangement.kind !== 'deal' &&
    choice.kind === 'take-character' &&
    idOf(choice.character) === arrangement.thing;
  const others = choices.filter((choice) => !isAsked(choice));
  const drawn = others[chance.pick(others.length)]!;
  const isForced = arrangement.kind === 'force' && arrangement.seat === seat;
  return isForced ? choices.find(isAsked)! : drawn;
}

export const exposures: Exposures<Position, Choice, Event> = {
  things: THINGS,
  stage: (p) => Math.max(1, roundOf(p)),
  holdings: (p, seat) => (p.characters[seat] === NOBODY ? [] : [idOf(p.characters[seat]!)]),
  ofEvent: (event) =>
    event.kind === 'characterTaken'
      ? [{ seat: event.seat, thing: idOf(event.character), kind: 'taken' }]
      : [],
  pick,
  arrangements: () => ['force', 'ban', 'deal'],
};
