// Whatever else happened in the same entry, a highlight is drawn: many events have no words.
import { resolveTable, seeded } from '@undercroft/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { Props } from './board-props.ts';

afterAll(() => void vi.unstubAllGlobals());

test('every entry of random games with a highlight in it is told', async () => {
  // The pictures are fetched into the page as soon as a card face is wanted.
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: false }));
  const { highlightsOf } = await import('./highlights.tsx');
  const told = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const luck = seeded(`highlights:${seed}`);
    const view = game.setup(resolveTable(game, 3), luck);
    for (let waiting = game.waitingFor(view); waiting.length > 0; waiting = game.waitingFor(view)) {
      const seat = waiting[luck.pick(waiting.length)]!;
      const open = game.choices(view, seat);
      const happened: Event[] = [];
      game.play(view, seat, open[luck.pick(open.length)]!, luck, (event) => happened.push(event));
      const seats = Array.from({ length: 3 }, (_, i) => ({ seat: i, name: `seat ${i}` }));
      const props = { view, seats, happened, say: ({ id }: { id: string }) => id, word: (id: string) => id };
      for (const { title } of highlightsOf(props as unknown as Props)) told.add(title);
    }
  }
  expect(told.size).toBeGreaterThan(3);
});
