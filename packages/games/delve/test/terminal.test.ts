// The table in a terminal: for every seat and a spectator, in every language, within any width, without missing words.
import {
  LANGUAGES,
  type Language,
  type Pen,
  render,
  resolveTable,
  SPECTATOR,
  seeded,
  type Texts,
} from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { drawTable } from '../src/terminal.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';
import { noisy, playOut } from '../tools/policies.ts';
import { buildPosition, card } from './build-position.ts';

const texts: Record<Language, Texts> = { en, ru, it };
const penOf = (language: Language, width: number): Pen => ({
  width,
  say: (message) => render(texts[language], language, message),
  ink: (_ink, text) => text,
  name: (seat) => render(texts[language], language, { id: `seat.${seat}` }),
});

test('[DV-VIEW-3 DV-VIEW-4] every viewer gets a drawing that fits, all through a game', () => {
  const luck = seeded('draw');
  for (const options of [{}, { draftMode: 'select', teamHands: 'closed' }]) {
    const table = resolveTable(game, 5, options);
    let at = 0;
    playOut(table, 'draw', { ancient: noisy, expedition: noisy }, (p) => {
      if (at++ % 9 !== 0) return;
      const language = LANGUAGES[luck.pick(3)]!;
      const width = [40, 61, 100][luck.pick(3)]!;
      for (const viewer of [0, 1, 4, SPECTATOR] as const)
        for (const line of drawTable(game.view(p, viewer), viewer, penOf(language, width))) {
          expect(line.length).toBeLessThanOrEqual(width);
          expect(line).not.toContain('[');
          expect(line).not.toContain('undefined');
        }
    });
  }
});

test('[DV-VIEW-1 DV-VIEW-4] what a viewer may not see is not drawn', () => {
  const s = buildPosition();
  s.quiet();
  s.hand(0, 'colossus', 'cobweb');
  s.hand(1, 'spyglass', 'brush');
  s.relics('aegis');
  s.toPlacement(1);
  s.guard('cobweb', 2);
  s.place(1, 'brush');
  const drawn = (viewer: 0 | 1 | 2 | typeof SPECTATOR): string =>
    drawTable(game.view(s.p, viewer), viewer, penOf('en', 80)).join('\n');
  expect(drawn(0)).toContain('Cobweb');
  expect(drawn(0)).not.toContain('Brush');
  expect(drawn(2)).toContain('Brush');
  for (const viewer of [1, 2, SPECTATOR] as const) {
    expect(drawn(viewer)).not.toContain('Cobweb');
    expect(drawn(viewer)).not.toContain('Colossus');
    expect(drawn(viewer)).not.toContain('Aegis');
  }
  expect(drawn(SPECTATOR)).not.toContain('Spyglass');
  expect(card('aegis')).toBeGreaterThan(0);
});
