// The laws that every game obeys, each a function that throws when a game breaks it.
import { NO_CHANCE, recorded, recording, seeded } from '../chance.ts';
import type { Game, TableSetup, Viewer } from '../game.ts';
import { CONCEDE, SPECTATOR } from '../game.ts';
import { fromLink, toLink } from '../link.ts';
import { type Match, replayEntry, replaySetup, startMatch, submit } from '../match.ts';
import { canonicalJson, sameData } from '../plain-data.ts';
import { openRecord, parseRecord, recordOf } from '../record.ts';
import { LANGUAGES, type Language, type Message, render, type Texts, textProblems } from '../text.ts';
import { takeBack } from '../undo.ts';
import { canSee, type Zone } from '../view.ts';
import { everyNth, walk } from './walk.ts';

/** What the suite knows besides the game: its texts, the clauses of its SPEC, and how long a game may get. */
export interface LawContext {
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly clauses: ReadonlySet<string>;
  /** No random game may take more entries than this. */
  readonly bound: number;
  /** Dear laws look at every nth entry; 1 looks at all of them. */
  readonly stride: number;
}

export type Law = <Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  table: TableSetup,
  seed: string,
  context: LawContext,
) => void;

function must(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Error(what());
}
const show = (value: unknown): string => canonicalJson(value).slice(0, 400);
const mustEqual = (a: unknown, b: unknown, what: string): void =>
  must(sameData(a, b), () => `${what}\n  ${firstDifference(a, b)}`);

/** Where two data differ first, as a path: what a person needs to find the mistake. */
function firstDifference(a: unknown, b: unknown, path = ''): string {
  const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null;
  if (isRecord(a) && isRecord(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!sameData(a[key], b[key])) return firstDifference(a[key], b[key], `${path}.${key}`);
  return `at ${path || 'the top'}: ${show(a)} against ${show(b)}`;
}

const viewersOf = (table: TableSetup): Viewer[] => [...Array(table.seats).keys(), SPECTATOR];

/** Random play comes to an end, and only then is nobody waited for. */
const ends: Law = (game, table, seed, context) => {
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

const invariants: Law = (game, table, seed) => {
  const check = (position: Parameters<typeof game.invariants>[0], at: number): void => {
    const broken = game.invariants(position);
    must(broken.length === 0, () => `after entry ${at}: ${broken.join('; ')}`);
  };
  check(game.setup(table, seeded(`${seed}:setup`)), -1);
  walk(game, table, seed, ({ after, at }) => check(after, at));
};

/** The log is the truth: replaying it gives every position and every event again, with or without a listener. */
const replays: Law = (game, table, seed) => {
  const steps: { after: unknown; events: unknown }[] = [];
  const { setupLuck, log } = walk(game, table, seed, ({ after, events }) => steps.push({ after, events }));
  const heard = replaySetup({ game, table, setupLuck, log });
  const silent = game.copy(heard);
  for (const [at, entry] of log.entries()) {
    const events: unknown[] = [];
    replayEntry(game, heard, entry, at, (event) => events.push(event));
    if (entry.choice !== CONCEDE) game.play(silent, entry.seat, entry.choice, recorded(entry.luck));
    mustEqual(heard, steps[at]!.after, `replay leaves the game at entry ${at}`);
    mustEqual(silent, steps[at]!.after, `replay without a listener leaves the game at entry ${at}`);
    mustEqual(events, steps[at]!.events, `replay tells something else at entry ${at}`);
  }
};

const json: Law = (game, table, seed) => {
  const through = (value: unknown, what: string): void =>
    mustEqual(JSON.parse(JSON.stringify(value)), value, `${what} is not the same after JSON`);
  walk(game, table, seed, ({ after, choice, events, at }) => {
    through(after, `position ${at}`);
    through(choice, `choice ${at}`);
    through(events, `events ${at}`);
  });
};

/** A copy is equal, and playing on with one leaves the other as it was. */
const copies: Law = (game, table, seed) => {
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

/** Whoever is waited for has choices, nobody else does, no two are equal, and asking twice gives the same list. */
const choices: Law = (game, table, seed) => {
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

/** On its own view a seat finds the list it has on the true position: the list tells nothing hidden. */
const choicesFromView: Law = (game, table, seed) => {
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
const leaks: Law = (game, table, seed, context) => {
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
  const groups = new Map<string, Zone[]>();
  for (const zone of zones) {
    if (canSee(zone, viewer)) continue;
    const key = `${zone.pool}:${zone.held ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), zone]);
  }
  for (const group of groups.values()) {
    const pieces = group.flatMap((zone) => zone.pieces);
    chance.shuffle(pieces);
    for (const zone of group) for (let i = 0; i < zone.pieces.length; i++) zone.pieces[i] = pieces.pop()!;
  }
}

/** Every pile that is declared hidden is really blank in the view, and every visible one is really there. */
const holes: Law = (game, table, seed, context) => {
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
const imagining: Law = (game, table, seed, context) => {
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
      const broken = game.invariants(imagined);
      must(broken.length === 0, () => `${viewer}: imagined position breaks ${broken.join('; ')} at ${at}`);
      must(
        !game.zones(imagined).some((zone) => zone.pieces.includes(-1)),
        () => `${viewer}: imagined position still has holes at ${at}`,
      );
    }
  });
};

/** An imagined position can be played to its end like a real one. */
const imaginedGames: Law = (game, table, seed, context) => {
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
    const broken = game.invariants(position);
    must(broken.length === 0, () => `a game imagined at ${at} ends with ${broken.join('; ')}`);
  });
};

const startRandom = <P, C, E>(game: Game<P, C, E>, table: TableSetup, seed: string): Match<P, C, E> =>
  startMatch(game, table, {
    setup: seeded(`${seed}:setup`),
    play: seeded(`${seed}:play`),
  });

/**
 * What may be taken back showed nothing: on a position imagined from what the seat knew before, the same entry leaves
 * the same view. Taking back gives the earlier position exactly, and playing the same again gives the later one.
 */
const undo: Law = (game, table, seed, context) => {
  const match = startRandom(game, table, seed);
  const choose = seeded(`${seed}:choose`);
  for (let at = 0; game.waitingFor(match.position).length > 0 && at < context.bound; at++) {
    const waiting = game.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const before = game.copy(match.position);
    const open = game.choices(before, seat);
    const done = submit(match, seat, open[choose.pick(open.length)]!);
    must(done.ok, () => `a listed choice was refused at ${at}`);
    if (!everyNth(context.stride, at)) continue;
    const after = game.copy(match.position);
    const back = takeBack(match, seat);
    if (!back.ok) {
      must(back.code !== 'nothing-to-undo', () => `entry ${at} is not in the log`);
      mustEqual(match.position, after, `a refused undo changed the position at ${at}`);
      continue;
    }
    mustEqual(match.position, before, `undo does not give the earlier position at ${at}`);
    must(done.entry.luck.length === 0, () => `undo went back over luck at ${at}`);
    must(!game.isFinal?.(done.entry.choice as never), () => `undo took back a final choice at ${at}`);
    for (const viewer of [0, 1, 2]) {
      const imagined = game.imagine(game.view(before, seat), seat, seeded(`${seed}:${at}:${viewer}`));
      game.play(imagined, seat, done.entry.choice as never, NO_CHANCE);
      mustEqual(game.view(imagined, seat), game.view(after, seat), `undo crosses a reveal at ${at}`);
    }
    must(
      submit(match, seat, done.entry.choice).ok,
      () => `what was taken back cannot be played again at ${at}`,
    );
    mustEqual(match.position, after, `playing again after undo gives something else at ${at}`);
  }
};

/** Everything that is said can be said in every language, and no two choices of one list sound alike. */
const texts: Law = (game, table, seed, context) => {
  const speak = (message: Message | undefined, what: string): void => {
    if (!message) return;
    for (const language of LANGUAGES) {
      const problems = textProblems(context.texts[language], language, message);
      must(problems.length === 0, () => `${what}: ${problems.join('; ')}`);
    }
  };
  const { end } = walk(game, table, seed, ({ before, after, events, at }) => {
    for (const event of events)
      for (const viewer of viewersOf(table)) {
        const seen = game.viewEvent(event, viewer, after);
        if (seen !== undefined) speak(game.phrases.event(seen, game.view(after, viewer)), `event at ${at}`);
      }
    if (!everyNth(context.stride, at)) return;
    for (const seat of game.waitingFor(before)) {
      const view = game.view(before, seat);
      speak(game.phrases.question(view, seat), `question at ${at}`);
      const open = game.choices(view, seat);
      for (const language of LANGUAGES) {
        const names = open.map((choice) => {
          const message = game.phrases.choice(choice, view, seat);
          speak(message, `choice at ${at}`);
          return render(context.texts[language], language, message);
        });
        const twice = names.find((name, i) => names.indexOf(name) !== i);
        must(twice === undefined, () => `${language}: two choices are called "${twice}" at ${at}`);
      }
    }
  });
  speak({ id: `result.${game.result(end)!.reason}` }, 'result');
  for (const name of Object.keys(game.options)) {
    speak({ id: `option.${name}` }, 'option');
    const spec = game.options[name]!;
    if (spec.kind === 'choice')
      for (const value of spec.values) speak({ id: `option.${name}.${value}` }, 'option');
  }
};

/** A refusal names a clause that exists and can be said; a refused choice changes nothing. */
const refusals: Law = (game, table, seed, context) => {
  const match = startRandom(game, table, seed);
  const choose = seeded(`${seed}:choose`);
  const met: unknown[] = [null, 0, -1, '', 'nonsense', {}, [], { kind: 'nonsense' }];
  for (let at = 0; game.waitingFor(match.position).length > 0 && at < context.bound; at++) {
    const kept = JSON.stringify(match.position);
    for (let seat = 0; seat < table.seats; seat++) {
      if (!everyNth(context.stride, at)) break;
      const open = game.choices(match.position, seat);
      for (const choice of [met[choose.pick(met.length)], met[choose.pick(met.length)]]) {
        if (open.some((listed) => sameData(listed, choice))) continue;
        const answer = submit(match, seat, choice);
        must(!answer.ok, () => `an unlisted choice was played at ${at}: ${show(choice)}`);
        const { clause, why } = answer.refusal;
        must(clause !== undefined && context.clauses.has(clause), () => `refusal names ${clause} at ${at}`);
        for (const language of LANGUAGES)
          must(`refusal.${why}` in context.texts[language], () => `${language}: no text for refusal.${why}`);
      }
    }
    must(JSON.stringify(match.position) === kept, () => `a refusal changed the position at ${at}`);
    const waiting = game.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = game.choices(match.position, seat);
    const choice = open[choose.pick(open.length)]!;
    met.push(choice);
    submit(match, seat, choice);
  }
  const late = submit(match, 0, met.at(-1));
  must(!late.ok && late.refusal.code === 'game-over', () => 'something was played after the end');
};

/** Whoever lets every clock run out still gets through a whole game. */
const timeouts: Law = (game, table, seed, context) => {
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

/** A finished game survives its file and its link. */
const records: Law = (game, table, seed) => {
  const match = startRandom(game, table, seed);
  const choose = seeded(`${seed}:choose`);
  while (game.waitingFor(match.position).length > 0) {
    const waiting = game.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = game.choices(match.position, seat);
    submit(match, seat, open[choose.pick(open.length)]!);
  }
  const record = recordOf(match);
  const read = parseRecord(JSON.stringify(record));
  mustEqual(openRecord(game, read).position, match.position, 'a record opens at another position');
  mustEqual(fromLink(game, toLink(game, record)), record, 'a link gives another record');
};

/** Points add up from their sources, and each source names a clause that exists. */
const scores: Law = (game, table, seed, context) => {
  if (!game.score) return;
  const { end } = walk(game, table, seed);
  const lines = game.score(end);
  for (const line of lines) {
    must(context.clauses.has(line.clause), () => `a score line names ${line.clause}`);
    for (const language of LANGUAGES) {
      const problems = textProblems(context.texts[language], language, line.source);
      must(problems.length === 0, () => problems.join('; '));
    }
  }
  const points = game.result(end)!.points;
  if (!points) return;
  for (let seat = 0; seat < table.seats; seat++) {
    const sum = lines.reduce((total, line) => total + (line.seat === seat ? line.points : 0), 0);
    must(sum === points[seat], () => `seat ${seat} has ${points[seat]} points but ${sum} in lines`);
  }
};

/** Laying the table uses only the luck it is given. */
const setups: Law = (game, table, seed) => {
  const luck: number[] = [];
  const first = game.setup(table, recording(seeded(seed), luck));
  mustEqual(game.setup(table, recorded(luck)), first, 'the same luck lays another table');
  mustEqual(game.setup(table, seeded(seed)), first, 'the same seed lays another table');
};

export const LAWS: Readonly<Record<string, Law>> = {
  'the same luck lays the same table': setups,
  'random play ends, and only then is nobody waited for': ends,
  'the invariants hold after every entry': invariants,
  'a replay gives every position and event again': replays,
  'positions, choices and events survive JSON': json,
  'copies and views share nothing with the original': copies,
  'whoever is waited for has choices, each once, always the same': choices,
  'a seat finds the same choices on its own view': choicesFromView,
  'views, choices and events leak nothing': leaks,
  'a view is blank exactly where the zones say': holes,
  'an imagined position agrees with its view and is sound': imagining,
  'an imagined position can be played to its end': imaginedGames,
  'undo never crosses luck, a reveal or a final choice': undo,
  'everything is said in every language, no two choices alike': texts,
  'a refusal names a clause that exists and changes nothing': refusals,
  'defaults alone lead through a whole game': timeouts,
  'records and links give the same game back': records,
  'points add up from sources with clauses': scores,
};
