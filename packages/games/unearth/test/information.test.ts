// Who may see what (SPEC, Information): the table of hidden piles, views, and what events tell others.
import { SEEN_BY_ALL, SEEN_BY_NOBODY, SPECTATOR, type Viewer } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { greedy, type Policy, playGame } from '../tools/policies.ts';
import { buildPosition, finish } from './build-position.ts';

const seenBy = (position: Position): Record<string, number> =>
  Object.fromEntries(game.zones(position).map((zone) => [zone.name, zone.seenBy]));

describe('information', () => {
  test('hands, hidden Ruins and token values are for their owner; decks, stacks and the removed pile for nobody', () => {
    const own = Object.fromEntries(
      [0, 1, 2].flatMap((seat) =>
        ['hand', 'hidden', 'lesser', 'greater'].map((name) => [`${name}.${seat}`, 1 << seat]),
      ),
    );
    const nobody = ['deck', 'ruins', 'removed', 'known', 'lesser', 'greater'];
    expect(seenBy(buildPosition())).toEqual({
      ...own,
      ...Object.fromEntries(nobody.map((name) => [name, SEEN_BY_NOBODY])),
    });
  });

  test('after the end everything is open', () => {
    const p = finish(buildPosition({ hands: [['forlorn']], hidden: [['grey-9']] }));
    expect(new Set(Object.values(seenBy(p)))).toEqual(new Set([SEEN_BY_ALL]));
    expect(game.view(p, SPECTATOR)).toEqual(p);
  });

  test('sizes of hidden piles, the bag by colour, the discard pile and the Ruins lost to ties are public', () => {
    const p = buildPosition({ hands: [['forlorn', 'expedition'], ['forlorn']], removed: ['grey-9'] });
    p.tieRemoved = [24];
    for (const viewer of [2, SPECTATOR] as const) {
      const view = game.view(p, viewer);
      expect(view.hands.map((hand) => hand.length)).toEqual([2, 1, 0]);
      expect([view.deck.length, view.removed.length]).toEqual([p.deck.length, 1]);
      expect([view.bag, view.discard, view.tieRemoved]).toEqual([p.bag, p.discard, p.tieRemoved]);
    }
  });

  test('others are told every event, with holes only for drawn cards, token values and taken Ruins', () => {
    const changed = new Set<Event['kind']>();
    const seats = [0, 1, 2, 3];
    const listening: Policy = (position, seat, open, luck) => {
      const at = greedy(position, seat, open, luck);
      const after = game.copy(position);
      game.play(after, seat, open[at]!, { ...luck }, (event) => {
        for (const viewer of [...seats, SPECTATOR] as Viewer[]) {
          const seen = game.viewEvent(event, viewer, after);
          expect(seen).toBeDefined();
          if (seen !== event) {
            changed.add(event.kind);
            expect('seat' in event && event.seat !== viewer).toBe(true);
          }
        }
      });
      return at;
    };
    for (let i = 0; i < 12; i++) playGame(4, {}, `told:${i}`, new Array(4).fill(listening));
    for (const kind of changed) expect(['cardsDrawn', 'wonderBuilt', 'removedRuinTaken']).toContain(kind);
    expect(changed).toContain('cardsDrawn');
    expect(changed).toContain('wonderBuilt');
  });
});
