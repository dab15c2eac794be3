// The law of what the lab counts: exposures and positions tell the same story, and an arranged table is what was asked for.
import { seeded } from '../chance.ts';
import { type Arrangement, type Exposure, type Exposures, isUse } from '../exposures.ts';
import type { Game, Seat, TableSetup } from '../game.ts';
import { must } from './law.ts';
import { walk } from './walk.ts';

const seatsOf = (table: TableSetup): Seat[] => Array.from({ length: table.seats }, (_, seat) => seat);

/**
 * What a seat has after an entry and did not have before, an event of the entry told it to have got; what an event
 * tells it to have used, it had. Every thing that is told of is declared, every seat exists, and time runs forward.
 */
export function exposuresMatchEvents<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  exposures: Exposures<Position, Choice, Event>,
  table: TableSetup,
  seed: string,
): void {
  const known = new Set(exposures.things.map(({ id }) => id));
  must(known.size === exposures.things.length, () => 'a thing is declared twice');
  walk(game, table, seed, ({ before, after, events, at }) => {
    must(exposures.stage(after) >= exposures.stage(before), () => `the stage runs back at entry ${at}`);
    const told = events.flatMap((event) => exposures.ofEvent(event, after));
    for (const { thing, seat } of told) {
      must(known.has(thing), () => `${thing} is not declared, at entry ${at}`);
      must(seat >= 0 && seat < table.seats, () => `${thing} is with seat ${seat}, at entry ${at}`);
    }
    for (const seat of seatsOf(table)) {
      const [had, has] = [exposures.holdings(before, seat), exposures.holdings(after, seat)];
      const isTold = (thing: string, used: boolean): boolean =>
        told.some((one: Exposure) => one.seat === seat && one.thing === thing && isUse(one.kind) === used);
      for (const thing of has)
        must(
          had.includes(thing) || isTold(thing, false),
          () => `seat ${seat} has ${thing} after entry ${at}, and no event gave it`,
        );
      for (const thing of known)
        must(
          !isTold(thing, true) || had.includes(thing) || isTold(thing, false),
          () => `seat ${seat} uses ${thing} at entry ${at} without having it`,
        );
    }
  });
}

/** Every declared arrangement can be laid or picked, does what it says until the end, and leads to one. */
export function arrangementsHold<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  exposures: Exposures<Position, Choice, Event>,
  table: TableSetup,
  seed: string,
): void {
  const sides = game.sides?.(table);
  for (const thing of exposures.things)
    for (const kind of exposures.arrangements(thing, table)) {
      const seat = seatsOf(table).findLast((one) => thing.side === undefined || sides?.[one] === thing.side)!;
      const arrangement: Arrangement = kind === 'deal' ? { kind } : { kind, thing: thing.id, seat };
      const what = `${kind} ${thing.id}`;
      const luck = seeded(`${seed}:${what}`);
      const position = game.setup(table, luck);
      const isLaid = exposures.arrange?.(position, arrangement, luck) ?? true;
      must(isLaid, () => `${what} is declared and cannot be laid`);
      playOn(game, exposures, position, arrangement, luck);
      if (kind === 'deal') continue;
      const owners = seatsOf(table).filter((one) => exposures.holdings(position, one).includes(thing.id));
      must(
        kind === 'force' ? owners.includes(seat) : owners.length === 0,
        () => `${what}: it is with seats ${owners.join(', ') || 'none'}`,
      );
      for (let waiting = game.waitingFor(position); waiting.length > 0; waiting = game.waitingFor(position)) {
        const [next] = waiting;
        const open = game.choices(game.view(position, next!), next!);
        const events: Event[] = [];
        game.play(position, next!, open[luck.pick(open.length)]!, luck, (event) => events.push(event));
        if (kind !== 'ban') continue;
        const met = events.flatMap((event) => exposures.ofEvent(event, position));
        must(
          met.every((one) => one.thing !== thing.id),
          () => `${what}: it is back in the game`,
        );
      }
    }
}

/** Through everything that the arrangement picks. */
function playOn<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  exposures: Exposures<Position, Choice, Event>,
  position: Position,
  arrangement: Arrangement,
  luck: ReturnType<typeof seeded>,
): void {
  for (;;) {
    const [seat] = game.waitingFor(position);
    if (seat === undefined) return;
    const choice = exposures.pick?.(position, seat, game.choices(position, seat), arrangement, luck);
    if (choice === undefined) return;
    game.play(position, seat, choice, luck);
  }
}
