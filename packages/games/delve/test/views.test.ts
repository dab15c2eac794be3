// Vectors for who sees what: hands, placements, Relics, looks at hands, and what events tell.
import { resolveTable, SPECTATOR, seeded, type Viewer } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { guard, instant, place, READY } from '../src/choices.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import { OUTCOME, STEP } from '../src/position.ts';
import { buildPosition, card, catalog, type PositionDriver } from './build-position.ts';

const hidden = (cards: readonly number[]): boolean => cards.every((piece) => piece === -1);

describe('hands', () => {
  test('[DV-OPT-3 DV-TEAM-1 DV-VIEW-4] open hands: the team sees them, the Ancient and spectators only count', () => {
    const { p } = buildPosition();
    for (const viewer of [1, 2, 3, 4])
      expect(game.view(p, viewer).diggers[0]!.hand).toEqual(p.diggers[0]!.hand);
    for (const viewer of [0, SPECTATOR] as const) {
      expect(game.view(p, viewer).diggers[0]!.hand).toEqual([-1, -1, -1, -1]);
    }
    for (const viewer of [1, SPECTATOR] as const)
      expect(game.view(p, viewer).ancient.hand).toEqual(Array(5).fill(-1));
    expect(game.view(p, 0).ancient.hand).toEqual(p.ancient.hand);
  });

  test('[DV-OPT-3 DV-TEAM-1] closed hands: each sees the own one', () => {
    const { p } = buildPosition({ options: { teamHands: 'closed' } });
    expect(game.view(p, 1).diggers[0]!.hand).toEqual(p.diggers[0]!.hand);
    expect(hidden(game.view(p, 1).diggers[1]!.hand)).toBe(true);
  });

  test('[DV-VIEW-4 DV-VIEW-7] piles are blank for everybody; counters are open to everybody', () => {
    const s = buildPosition();
    s.p.calm = 2;
    s.seat(1).shield = 1;
    s.seat(2).limitNext = 1;
    s.seat(3).dig = 2;
    for (const viewer of [0, 1, SPECTATOR] as const) {
      const view = game.view(s.p, viewer);
      expect(hidden(view.expeditionPile) && hidden(view.ancientPile)).toBe(true);
      expect(view.expeditionPile.length).toBe(80);
      expect([view.calm, view.diggers[0]!.shield, view.diggers[1]!.limitNext, view.diggers[2]!.dig]).toEqual([
        2, 1, 1, 2,
      ]);
    }
  });

  test('[DV-VIEW-3] an eliminated Archaeologist sees on as a team mate (open) or as a spectator with peeks (closed)', () => {
    for (const teamHands of ['open', 'closed']) {
      const s = buildPosition({ options: { teamHands } });
      s.seat(1).inPlay = 0;
      s.seat(1).hand.length = 0;
      s.p.ancient.known.push(card('guardian'));
      const view = game.view(s.p, 1);
      expect(hidden(view.diggers[1]!.hand)).toBe(teamHands === 'closed');
      expect(view.ancient.known).toEqual([card('guardian')]);
      expect(game.view(s.p, SPECTATOR).ancient.known).toEqual([]);
    }
  });

  test('[DV-VIEW-4] after the end everything is open', () => {
    const s = buildPosition();
    s.p.outcome = OUTCOME.ancient;
    expect(game.view(s.p, SPECTATOR)).toEqual(s.p);
  });
});

describe('placing in secret', () => {
  function placing(options: Record<string, string> = {}): PositionDriver {
    const s = buildPosition({ options });
    s.quiet();
    s.hand(0, 'stone-sentinel', 'cobweb', 'watchful-idol');
    s.hand(1, 'pickaxe', 'brush', 'lantern');
    s.hand(2, 'brush');
    s.purse(1, 5);
    s.toPlacement(1);
    return s;
  }
  const seen = (s: PositionDriver, viewer: Viewer) => JSON.stringify(game.view(s.p, viewer));

  test('[DV-VIEW-1 DV-READY-3] the other side sees hand counts, Trinkets and field as they were, and nothing placed', () => {
    const s = placing();
    const [before, spectator, team] = [seen(s, 0), seen(s, SPECTATOR), seen(s, 3)];
    s.place(1, 'pickaxe');
    expect(seen(s, 0)).toBe(before);
    expect(seen(s, SPECTATOR)).toBe(spectator);
    s.guard('stone-sentinel', 2);
    s.place(1, 'lantern');
    expect(seen(s, SPECTATOR)).toBe(spectator);
    const mate = game.view(s.p, 3);
    expect(mate.field).toBe((JSON.parse(team) as typeof mate).field);
    expect(mate.ancient.hand.length).toBe(3);
    expect(mate.ancient.placed).toEqual([]);
    const view = game.view(s.p, 0);
    expect(view.diggers[0]).toMatchObject({
      trinkets: 5,
      hand: [-1, -1, -1],
      placed: [],
      paid: [],
      allies: [],
    });
  });

  test('[DV-READY-4 DV-VIEW-6] with open hands the team sees placements at once, and is told', () => {
    const s = placing();
    s.place(1, 'pickaxe');
    expect(game.view(s.p, 2).diggers[0]).toMatchObject({ trinkets: 3, placed: [card('pickaxe')], paid: [2] });
    const [event] = s.eventsOf('cardPlaced');
    expect(game.viewEvent(event!, 2, s.p)).toEqual(event);
    expect(game.viewEvent(event!, 0, s.p)).toBeUndefined();
    expect(game.viewEvent(event!, SPECTATOR, s.p)).toBeUndefined();
  });

  test('[DV-VIEW-1] with closed hands the freeze holds among Archaeologists too', () => {
    const s = placing({ teamHands: 'closed' });
    const before = seen(s, 2);
    s.place(1, 'pickaxe');
    expect(seen(s, 2)).toBe(before);
    expect(game.viewEvent(s.eventsOf('cardPlaced')[0]!, 2, s.p)).toBeUndefined();
    expect(game.view(s.p, 1).diggers[0]!.placed).toEqual([card('pickaxe')]);
  });

  test('[DV-READY-6 DV-VIEW-1 DV-VIEW-7] who is ready, in which order, is open', () => {
    const s = placing();
    s.ready(3, 1);
    for (const viewer of [0, 2, SPECTATOR] as const) expect(game.view(s.p, viewer).ready).toEqual([3, 1]);
  });

  test('[DV-VIEW-6] the list of a seat goes to that seat alone and is the same on its view', () => {
    const s = placing();
    expect(game.choices(game.view(s.p, 1), 1)).toEqual(game.choices(s.p, 1));
    expect(game.choices(s.p, 1)).toContainEqual(place(card('pickaxe'), 0));
    expect(game.choices(s.p, 0)).toContainEqual(guard(card('cobweb'), 4));
  });

  test('[DV-RALLY-1 DV-VIEW-6] the reveal tells everybody', () => {
    const s = placing();
    s.place(1, 'pickaxe');
    s.guard('cobweb', 3);
    s.ready(1, 2, 3, 4, 0);
    for (const event of s.eventsOf('cardRevealed'))
      expect(game.viewEvent(event, SPECTATOR, s.p)).toEqual(event);
    expect(s.eventsOf('cardRevealed').length).toBe(2);
    expect(game.view(s.p, 0).diggers[0]!.placed).toEqual([card('pickaxe')]);
  });

  test('[DV-VIEW-1] an imagined Ancient that is ready has placed something, and the view cannot tell', () => {
    const s = placing();
    s.guard('cobweb', 1);
    s.ready(0);
    const view = game.view(s.p, 1);
    let placed = 0;
    for (let i = 0; i < 40; i++) {
      const imagined = game.imagine(view, 1, seeded(i));
      const able = imagined.ancient.hand.some(
        (number) => catalog.placeable[number] && catalog.hazard[number]! <= 1,
      );
      if (imagined.ancient.placed.length > 0) placed++;
      else expect(able).toBe(false);
      expect(game.view(imagined, 1)).toEqual(view);
    }
    expect(placed).toBeGreaterThan(30);
  });
});

describe('looks at hands', () => {
  test('[DV-V65 DV-VIEW-1 DV-VIEW-5] Spyglass: both stay known during placing, after the reveal only Cobweb', () => {
    const s = buildPosition();
    s.quiet();
    s.hand(0, 'guardian', 'cobweb');
    s.hand(1, 'spyglass');
    s.toPlacement(1);
    s.p.step = STEP.refreshWindow;
    s.run();
    s.play(1, instant(card('spyglass'), 0, 0));
    s.play(0, { kind: 'pass' });
    const both = [card('guardian'), card('cobweb')].sort((a, b) => a - b);
    expect(game.view(s.p, 3).ancient.known).toEqual(both);
    expect(game.view(s.p, 0).ancient.known).toEqual([]);
    const [event] = s.eventsOf('handSeen');
    expect(event!.cards).toEqual(both);
    expect(game.viewEvent(event!, 4, s.p)).toEqual(event);
    expect(game.viewEvent(event!, SPECTATOR, s.p)).toEqual({ kind: 'handSeen', player: 0, cards: [-1, -1] });
    s.play(0, { kind: 'pass' });
    s.play(0, s.choices(0)[0]!);
    s.guard('guardian', 1);
    expect(game.view(s.p, 2).ancient.known).toEqual(both);
    expect(game.view(s.p, 2).ancient.hand.length).toBe(2);
    s.ready(1, 2, 3, 4, 0);
    expect(game.view(s.p, 2).ancient.known).toEqual([card('cobweb')]);
  });

  test('[DV-VIEW-1] hidden placements are imagined as mostly sensible ones, and none is ruled out', () => {
    const p = game.setup(resolveTable(game, 3), seeded('sensible'));
    const cards = p.diggers[0]!.hand.slice();
    const promises = cards.map((number) =>
      hints.promise(p, 1, place(number, catalog.asksAlly[number] ? 2 : 0)),
    );
    const best = cards[promises.indexOf(Math.max(...promises))]!;
    game.play(p, 1, game.choices(p, 1)[0]!, seeded(1));
    game.play(p, 1, READY, seeded(1));
    const view = game.view(p, 0);
    const first = new Map<number, number>();
    for (let i = 0; i < 200; i++) {
      const placed = game.imagine(view, 0, seeded(i)).diggers[0]!.placed[0]!;
      first.set(placed, (first.get(placed) ?? 0) + 1);
    }
    expect(first.get(best)).toBeGreaterThan(120);
    expect(first.size).toBe(4);
  });

  test('[DV-VIEW-5] drawn later does not count, leaving lowers, a new look sets it anew; the known are imagined', () => {
    const s = buildPosition();
    s.quiet();
    s.hand(0, 'surveillance', 'watchful-idol');
    s.hand(1, 'brush', 'repose');
    s.toPlacement(1);
    s.guard('surveillance', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(game.view(s.p, 0).diggers[0]!.known).toEqual(
      [card('brush'), card('repose')].sort((a, b) => a - b),
    );
    expect(game.view(s.p, 2).diggers[0]!.known).toEqual([]);
    s.seat(1).hand.push(s.p.expeditionPile.splice(s.p.expeditionPile.indexOf(card('brush')), 1)[0]!);
    for (let i = 0; i < 10; i++) {
      const hand = game.imagine(game.view(s.p, 0), 0, seeded(i)).diggers[0]!.hand;
      expect(hand).toContain(card('brush'));
      expect(hand).toContain(card('repose'));
      expect(hand.length).toBe(3);
    }
    s.p.ancientDiscard.push(...s.p.ancient.placed.splice(0));
    s.p.ancient.slots.length = s.p.ancient.paid.length = 0;
    s.toPlacement(2);
    s.place(1, 'brush');
    expect(game.view(s.p, 0).diggers[0]!.known.length).toBe(2);
    s.ready(1, 2, 3, 4, 0);
    expect(game.view(s.p, 0).diggers[0]!.known).toEqual([card('repose')]);
  });

  test('[DV-VIEW-4] the starting cards that nobody has seen leave a hand are imagined there', () => {
    const { p } = buildPosition();
    const imagined = game.imagine(game.view(p, SPECTATOR), SPECTATOR, seeded(1));
    expect(imagined.diggers.map((digger) => digger.hand)).toEqual(p.diggers.map((digger) => digger.hand));
    expect(imagined.ancient.hand).toEqual(p.ancient.hand);
  });

  test('[DV-VIEW-4 DV-RELIC-4] a Relic once shown stays known; drawn cards are told to those who may see them', () => {
    const s = buildPosition();
    s.p.relics[0]!.shown = 1;
    expect(game.view(s.p, SPECTATOR).relics[0]!.card).toEqual(s.p.relics[0]!.card);
    expect(game.view(s.p, 1).relics[1]!.card).toEqual([-1]);
    const drawn = { kind: 'cardsDrawn', player: 2, cards: [card('brush')] } as const;
    expect(game.viewEvent(drawn, 1, s.p)).toEqual(drawn);
    expect(game.viewEvent(drawn, 0, s.p)).toEqual({ ...drawn, cards: [-1] });
    expect(game.isFinal!(READY)).toBe(true);
  });
});
