// Laws of knowing: what a seat sees, chooses from, is told and may imagine.
import { recorded, seeded } from '../chance.ts';
import { SPECTATOR, type Viewer } from '../game.ts';
import { sameData } from '../plain-data.ts';
import { canSee, type Zone } from '../view.ts';
import { type Law, must, mustEqual, viewersOf } from './law.ts';
import { everyNth, walk } from './walk.ts';

/** On its own view a seat finds the list it has on the true position: the list tells nothing hidden. */
export const choicesFromView: Law = (game, table, seed) => {
  walk(game, table, seed, ({ before, at }) => {
    for (const seat of game.waitingFor(before))
      mustEqual(
        game.choices(game.view(before, seat), seat),
        game.choices(before, seat),
        `seat ${seat} would choose from another list on its view, at entry ${at}`,
      );
  });
};

/**
 * Nothing leaks. The pieces that a viewer cannot see are exchanged among themselves; the viewer's view and choices must
 * not change. Then the same entry is played on both: where the views are still the same afterwards, so must be all
 * that the viewer was told.
 */
export const leaks: Law = (game, table, seed, context) => {
  const mix = seeded(`${seed}:mix`);
  walk(game, table, seed, ({ before, seat, choice, luck, after, events, at }) => {
    if (!everyNth(context.stride, at)) return;
    for (const viewer of viewersOf(table)) {
      const other = game.copy(before);
      exchangeHidden(game.zones(other), viewer, mix);
      mustEqual(
        game.view(other, viewer),
        game.view(before, viewer),
        `${viewer} sees through, before entry ${at}`,
      );
      if (viewer !== SPECTATOR)
        mustEqual(
          game.choices(other, viewer),
          game.choices(before, viewer),
          `the choices of seat ${viewer} depend on what it cannot see, before entry ${at}`,
        );
      if (viewer === seat || game.choices(other, seat).some((open) => sameData(open, choice))) {
        const told: unknown[] = [];
        try {
          game.play(other, seat, choice, recorded(luck), (event) => told.push(event));
        } catch {
          continue; // Other hidden cards may ask for other luck; then there is nothing to compare.
        }
        if (!sameData(game.view(other, viewer), game.view(after, viewer))) continue;
        mustEqual(
          (told as typeof events).map((event) => game.viewEvent(event, viewer, other) ?? null),
          events.map((event) => game.viewEvent(event, viewer, after) ?? null),
          `${viewer} is told what it may not know, at entry ${at}`,
        );
      }
    }
  });
};

/** Deals the pieces that the viewer cannot see anew, pool by pool. */
function exchangeHidden(zones: readonly Zone[], viewer: Viewer, chance: ReturnType<typeof seeded>): void {
  const hidden = zones.filter((zone) => !canSee(zone, viewer));
  for (const group of Map.groupBy(hidden, ({ pool, held = '' }) => `${pool}:${held}`).values()) {
    const pieces = group.flatMap((zone) => zone.pieces);
    chance.shuffle(pieces);
    for (const zone of group) for (let i = 0; i < zone.pieces.length; i++) zone.pieces[i] = pieces.pop()!;
  }
}

/** Every pile that is declared hidden is really blank in the view, and every visible one is really there. */
export const holes: Law = (game, table, seed, context) => {
  walk(game, table, seed, ({ before, at }) => {
    if (!everyNth(context.stride, at)) return;
    for (const viewer of viewersOf(table)) {
      const view = game.view(before, viewer);
      mustEqual(game.view(view, viewer), view, `${viewer}: the view of a view differs, at ${at}`);
      const seen = game.zones(view);
      for (const [i, zone] of game.zones(before).entries()) {
        const blank = seen[i]?.pieces.every((piece) => piece === -1);
        if (canSee(zone, viewer))
          mustEqual(seen[i]?.pieces, zone.pieces, `${viewer} misses ${zone.name}, at ${at}`);
        else must(blank === true, () => `${viewer} sees ${zone.name}, at ${at}`);
      }
    }
  });
};

/** An imagined position agrees with its view, is sound, and is the same again with the same luck. */
export const imagining: Law = (game, table, seed, context) => {
  walk(game, table, seed, ({ before, at }) => {
    if (!everyNth(context.stride, at)) return;
    for (const viewer of viewersOf(table)) {
      const view = game.view(before, viewer);
      const kept = JSON.stringify(view);
      const imagined = game.imagine(view, viewer, seeded(`${seed}:${at}`));
      must(JSON.stringify(view) === kept, () => `${viewer}: imagining changed the view at ${at}`);
      mustEqual(game.view(imagined, viewer), view, `${viewer}: imagined position has another view at ${at}`);
      mustEqual(
        game.imagine(game.copy(view), viewer, seeded(`${seed}:${at}`)),
        imagined,
        `${viewer}: imagining is not a function of view and luck, at ${at}`,
      );
      const broken = context.invariants(imagined);
      must(broken.length === 0, () => `${viewer}: imagined position breaks ${broken.join('; ')} at ${at}`);
      must(
        !game.zones(imagined).some((zone) => zone.pieces.includes(-1)),
        () => `${viewer}: imagined position still has holes at ${at}`,
      );
    }
  });
};

/** An imagined position can be played to its end like a real one. */
export const imaginedGames: Law = (game, table, seed, context) => {
  let tried = 0;
  walk(game, table, seed, ({ before, at, seat }) => {
    if (!everyNth(context.stride * 7, at) || tried++ > 6) return;
    const luck = seeded(`${seed}:${at}:on`);
    const position = game.imagine(game.view(before, seat), seat, luck);
    for (let step = 0; game.waitingFor(position).length > 0; step++) {
      must(step < context.bound, () => `a game imagined at ${at} does not end`);
      const waiting = game.waitingFor(position);
      const next = waiting[luck.pick(waiting.length)]!;
      const open = game.choices(position, next);
      must(open.length > 0, () => `no choice in a game imagined at ${at}`);
      game.play(position, next, open[luck.pick(open.length)]!, luck);
    }
    const broken = context.invariants(position);
    must(broken.length === 0, () => `a game imagined at ${at} ends with ${broken.join('; ')}`);
  });
};
