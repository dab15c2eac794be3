// `play --plain` tells a listener what the drawn table shows: whatever changes the drawing changes the spoken lines.
import {
  type AnyGame,
  type Chance,
  type DrawTable,
  LANGUAGES,
  type Message,
  type Pen,
  resolveTable,
  type Seat,
  seeded,
} from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { loadTranslator, type Translator } from '../src/translator.ts';
import { testProgram } from './test-program.ts';

const POSITIONS = 50;
const CHANGES = 25;

interface Seen {
  readonly view: object;
  readonly seat: Seat;
}

const kept = new Map<string, readonly Seen[]>();

/** Views of the seats that decide, from random games at all numbers of seats. */
function seenIn(game: AnyGame): readonly Seen[] {
  const before = kept.get(game.name);
  if (before) return before;
  const all: Seen[] = [];
  for (let round = 0; all.length < POSITIONS * 20; round++) {
    const chance = seeded(`spoken ${game.name} ${round}`);
    const [least, most] = game.seats;
    const position = game.setup(resolveTable(game, least + (round % (most - least + 1))), chance);
    for (let waiting = game.waitingFor(position); waiting.length > 0; waiting = game.waitingFor(position)) {
      const seat = waiting[chance.pick(waiting.length)]!;
      all.push({ view: game.view(position, seat) as object, seat });
      const choices = game.choices(position, seat);
      game.play(position, seat, choices[chance.pick(choices.length)], chance);
    }
  }
  const step = Math.floor(all.length / POSITIONS);
  const spread = Array.from({ length: POSITIONS }, (_, i) => all[i * step]!);
  kept.set(game.name, spread);
  return spread;
}

const penOf = ({ render }: Translator, said: Message[] = [], isSpoken?: true): Pen => ({
  width: 100,
  say: (message) => {
    said.push(message);
    return render(message);
  },
  ink: (_, text) => text,
  name: (seat) => `Player-${seat}`,
  ...(isSpoken && { isSpoken }),
});

/** A copy with one number changed, somewhere. */
function changed(view: object, chance: Chance): object {
  const copy = structuredClone(view);
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const walk = (holder: object): void => {
    for (const [key, value] of Object.entries(holder))
      if (typeof value === 'number' && value >= 0)
        places.push({ holder: holder as Record<string, unknown>, key });
      else if (typeof value === 'object' && value !== null) walk(value);
  };
  walk(copy);
  const { holder, key } = places[chance.pick(places.length)]!;
  holder[key] = Math.max(0, (holder[key] as number) + (chance.pick(2) === 0 ? 1 : -1));
  return copy;
}

/** The lines, or nothing for a view that no game could have. */
function linesOf(draw: DrawTable<unknown>, { view, seat }: Seen, pen: Pen): string | undefined {
  try {
    const lines = draw(view, seat, pen).join('\n');
    return /\[[a-z]+\.|undefined|NaN/.test(lines) ? undefined : lines;
  } catch {
    return undefined;
  }
}

const differences = (before: string, after: string): string =>
  after
    .split('\n')
    .filter((line) => !before.includes(line))
    .join('\n');

/** How many changes the drawing shows, and those of them that a listener would miss. */
function missedBy(draw: DrawTable<unknown>, seen: readonly Seen[], translator: Translator) {
  const chance = seeded('changes');
  const missed: string[] = [];
  let shown = 0;
  for (const { view, seat } of seen)
    for (let i = 0; i < CHANGES; i++) {
      const other = { view: changed(view, chance), seat };
      const [before, after] = [{ view, seat }, other].map((one) => linesOf(draw, one, penOf(translator)));
      if (after === undefined || before === after) continue;
      const spoken = [{ view, seat }, other].map((one) => linesOf(draw, one, penOf(translator, [], true)));
      if (spoken[1] === undefined) continue;
      shown++;
      if (spoken[0] === spoken[1]) missed.push(differences(before!, after));
    }
  return { shown, missed };
}

describe.each(houseShelf.listGames())('%s', (name) => {
  test('a listener can tell apart what the drawing tells apart, in 50 positions', async () => {
    const [game, draw, translator] = await Promise.all([
      houseShelf.loadGame(name),
      houseShelf.loadTerminal(name),
      loadTranslator('en', houseShelf, name),
    ]);
    const seen = seenIn(game);
    const { shown, missed } = missedBy(draw, seen, translator);
    expect(missed[0]).toBeUndefined();
    expect(shown).toBeGreaterThan(POSITIONS);
    // The guard itself: lines that leave out the third of them would be caught.
    const deaf: DrawTable<unknown> = (view, viewer, pen) =>
      draw(view, viewer, pen).filter((_, i) => !pen.isSpoken || i % 3 !== 0);
    expect(missedBy(deaf, seen, translator).missed.length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('every name on the drawn table is said, and no sign is (%s)', async (language) => {
    const [game, draw, translator] = await Promise.all([
      houseShelf.loadGame(name),
      houseShelf.loadTerminal(name),
      loadTranslator(language, houseShelf, name),
    ]);
    for (const { view, seat } of seenIn(game)) {
      const drawn: Message[] = [];
      draw(view, seat, penOf(translator, drawn));
      const said: Message[] = [];
      const lines = draw(view, seat, penOf(translator, said, true));
      const names = (messages: readonly Message[]): Set<string> =>
        new Set(messages.filter(({ id }) => /^card\./.test(id)).map(translator.render));
      const text = lines.join('\n');
      expect([...names(drawn)].filter((one) => !text.includes(one))).toEqual([]);
      expect(text).not.toMatch(/[\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff]|[│┃━═╔░▒█]|\[[a-z]+\./);
    }
  });
});

test('play --plain says the table, all news, the question and the choices, line by line', async () => {
  const s = testProgram({
    shelf: houseShelf,
    input: '1\n2\n1\nq\n',
    isTerminal: true,
    env: { NO_COLOR: '1' },
  });
  expect(await s.run('play', 'ruba', '--plain', '--no-save', '--seed', 'x')).toBe(0);
  expect(s.raw()).not.toContain('\x1b');
  expect(s.out()).toMatch(/^Hero: .+, \d+ of \d+ HP\.$/m);
  expect(s.out()).toMatch(/^ *1 {2}\S/m);
  s.clearUp();
});
