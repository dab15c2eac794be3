// Laws of play: set-up, choices, positions and the end.
import { chanceFrom, recorded, recording, seeded } from '../chance.ts';
import { CONCEDE } from '../game.ts';
import { canonicalJson, sameData } from '../plain-data.ts';
import { type Law, must, mustEqual, show } from './law.ts';
import { walk } from './walk.ts';

/** Laying the table uses only the luck it is given. */
export const setups: Law = (game, table, seed) => {
  const luck: number[] = [];
  const first = game.setup(table, recording(seeded(seed), luck));
  mustEqual(game.setup(table, recorded(luck)), first, 'the same luck lays another table');
  mustEqual(game.setup(table, seeded(seed)), first, 'the same seed lays another table');
};

/** Set-up and play say what each luck is for: without that, other choices would meet other piles and dice. */
export const purposes: Law = (game, table, seed) => {
  const luck = seeded(`${seed}:luck`);
  const named = chanceFrom((count, purpose) => {
    must(purpose !== undefined && purpose !== '', () => `luck below ${count} is drawn for no named purpose`);
    return luck.pick(count);
  });
  const choose = seeded(`${seed}:choose`);
  const position = game.setup(table, named);
  for (let waiting = game.waitingFor(position); waiting.length > 0; waiting = game.waitingFor(position)) {
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = game.choices(position, seat);
    game.play(position, seat, open[choose.pick(open.length)]!, named);
  }
};

/** Random play comes to an end, and only then is no seat waited for. */
export const ends: Law = (game, table, seed, context) => {
  const { end } = walk(
    game,
    table,
    seed,
    ({ after, at }) =>
      must(
        (game.result(after) === undefined) === game.waitingFor(after).length > 0,
        () => `result and waitingFor disagree after entry ${at}`,
      ),
    context.bound,
  );
  const result = game.result(end)!;
  must(
    result.places.length === table.seats,
    () => `places for ${result.places.length} of ${table.seats} seats`,
  );
  must(context.clauses.has(result.clause), () => `result names ${result.clause}, which SPEC does not know`);
  for (const seat of result.winners)
    must(result.places[seat] === 1, () => `winner ${seat} is not in place 1`);
};

export const invariants: Law = (game, table, seed, context) => {
  const check = (position: Parameters<typeof game.copy>[0], at: number): void => {
    const broken = context.invariants(position);
    must(broken.length === 0, () => `after entry ${at}: ${broken.join('; ')}`);
  };
  check(game.setup(table, seeded(`${seed}:setup`)), -1);
  walk(game, table, seed, ({ after, at }) => check(after, at));
};

export const json: Law = (game, table, seed) => {
  const through = (value: unknown, what: string): void =>
    mustEqual(JSON.parse(JSON.stringify(value)), value, `${what} is not the same after JSON`);
  walk(game, table, seed, ({ after, choice, events, at }) => {
    through(after, `position ${at}`);
    through(choice, `choice ${at}`);
    through(events, `events ${at}`);
  });
};

/** A copy is equal, and playing on with one leaves the other as it was. */
export const copies: Law = (game, table, seed) => {
  walk(game, table, seed, ({ before, seat, choice, luck, at }) => {
    const kept = JSON.stringify(before);
    const copy = game.copy(before);
    mustEqual(copy, before, `copy differs at entry ${at}`);
    game.play(copy, seat, choice, recorded(luck));
    must(JSON.stringify(before) === kept, () => `playing on a copy changed the original at entry ${at}`);
    const view = game.view(before, seat);
    scribble(view);
    must(JSON.stringify(before) === kept, () => `a view shares data with its position at entry ${at}`);
  });
};

/** Overwrites every number in mutable arrays, so that shared data shows. Frozen data may be shared. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'number') (value as Record<string, unknown>)[key] = 987_654_321;
    else scribble(inner);
  }
}

/** Exactly the seats waited for have choices, no two are equal, and asking twice gives the same list. */
export const choices: Law = (game, table, seed) => {
  walk(game, table, seed, ({ before, at }) => {
    const waiting = game.waitingFor(before);
    const kept = JSON.stringify(before);
    for (let seat = 0; seat < table.seats; seat++) {
      const open = game.choices(before, seat);
      must(
        open.length > 0 === waiting.includes(seat),
        () => `seat ${seat} has ${open.length} choices at ${at}`,
      );
      const texts = open.map(canonicalJson);
      must(new Set(texts).size === texts.length, () => `seat ${seat} is offered a choice twice at ${at}`);
      mustEqual(game.choices(before, seat), open, `the list of seat ${seat} is not stable at ${at}`);
      for (const choice of open)
        must(choice !== CONCEDE, () => `${CONCEDE} is reserved and may not be listed, at ${at}`);
    }
    must(JSON.stringify(before) === kept, () => `listing choices changed the position at ${at}`);
  });
};

/** Default choices alone lead through a whole game. */
export const timeouts: Law = (game, table, seed, context) => {
  const luck = seeded(`${seed}:timeouts`);
  const position = game.setup(table, luck);
  for (let at = 0; game.waitingFor(position).length > 0; at++) {
    must(at < context.bound, () => `defaults alone do not end the game in ${context.bound} entries`);
    const waiting = game.waitingFor(position);
    const seat = waiting[luck.pick(waiting.length)]!;
    const choice = game.defaultChoice(position, seat);
    must(
      game.choices(position, seat).some((open) => sameData(open, choice)),
      () => `the default ${show(choice)} of seat ${seat} is not listed at ${at}`,
    );
    mustEqual(
      game.defaultChoice(game.view(position, seat), seat),
      choice,
      `default depends on hidden things at ${at}`,
    );
    game.play(position, seat, choice, luck);
  }
};
