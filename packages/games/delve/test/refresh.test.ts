// Vectors for rounds and the Refresh Phase: pools, hands, Influence and the Alert.
import { describe, expect, test } from 'vitest';
import { discard } from '../src/choices.ts';
import { game } from '../src/index.ts';
import { roundHazard, STEP } from '../src/position.ts';
import { buildPosition, card, ids, SIXES } from './build-position.ts';

describe('rounds', () => {
  test('[DV-ROUND-1 DV-ROUND-3 DV-READY-1] the Entry PositionDriver begins with placing, for Archaeologists alone', () => {
    const s = buildPosition();
    expect(s.p.round).toBe(0);
    expect(s.waiting()).toEqual([1, 2, 3, 4]);
    expect(s.choices(0)).toEqual([]);
    expect(game.explain(s.p, 0, { kind: 'ready' })).toEqual({ code: 'entryStage', clause: 'DV-ROUND-3' });
  });

  test('[DV-V19 DV-ROUND-4 DV-ROUND-5] Entry PositionDriver: all place and succeed; the Ancient only rolls', () => {
    const s = buildPosition();
    for (const [at, id] of ['strategize', 'daredevil', 'lookout', 'field-medic'].entries())
      s.ability(at + 1, id);
    for (const digger of s.p.diggers) digger.abilityUp = 0;
    for (const seat of [1, 2, 3, 4]) s.place(seat, 'cutter');
    s.ready(1, 2, 3, 4);
    s.dice(
      [SIXES, SIXES, SIXES, SIXES],
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
    );
    s.pass();
    expect(s.p.guards.map((guard) => guard.faces)).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    s.pass();
    s.anyLuck();
    s.pass();
    const entry = s.events.slice(
      0,
      s.events.findIndex((event) => event.kind === 'roundBegan'),
    );
    expect(entry.some((event) => event.kind === 'cardsDrawn')).toBe(false);
    expect(entry.some((event) => event.kind === 'alertChanged')).toBe(false);
    expect(entry.some((event) => event.kind === 'trinketsLost')).toBe(false);
    expect(s.p.field).toBe(84);
    expect(s.p.diggers.map((digger) => digger.danger)).toEqual([0, 0, 0, 0]);
    expect(s.p.relics.every((relic) => relic.exposed === 0)).toBe(true);
    expect(s.eventsOf('cardsDrawn').filter((event) => event.player === 0)).toEqual([]);
    expect(s.p.round).toBe(1);
  });

  test('[DV-ROUND-2 DV-REFRESH-14] a Delve round: draw, Alert, window, then the Relic choice', () => {
    const s = buildPosition();
    s.anyLuck();
    s.toRefresh(1);
    expect(s.p.step).toBe(STEP.refreshWindow);
    expect(s.events.map((event) => event.kind)).toEqual(
      expect.arrayContaining(['roundBegan', 'phaseBegan', 'cardsDrawn', 'alertChanged', 'windowOpened']),
    );
    s.pass();
    expect(s.p.step).toBe(STEP.relicChoice);
  });

  test('[DV-ROUND-6 DV-ROUND-7] pools hold permanent dice only; a closed slot has none', () => {
    const s = buildPosition();
    s.seat(2).danger = 3;
    s.seat(3).white = 2;
    s.seat(4).inPlay = 0;
    s.toPlacement(2);
    expect(s.seat(2).pool).toMatchObject({ base: 1, white: 0, pip: 0 });
    expect(s.seat(3).pool).toMatchObject({ base: 4, white: 2 });
    expect(s.p.guards.map((guard) => guard.base)).toEqual([4, 4, 4, 0]);
  });
});

describe('drawing to five', () => {
  test('[DV-REFRESH-1 DV-REFRESH-2 DV-REFRESH-3 DV-REFRESH-6 DV-REFRESH-7] the Ancient first, then seats, each up to five', () => {
    const s = buildPosition();
    s.hand(0, 'guardian');
    s.hand(1);
    s.top('ancient', 'cobweb', 'clay-sentinel', 'toll-gate', 'tribute');
    s.top('expedition', 'brush', 'pickaxe', 'lantern', 'bravado', 'repose', 'spyglass', 'cutter');
    s.toRefresh(1);
    expect(s.eventsOf('cardsDrawn').map((event) => event.player)).toEqual([0, 1, 2, 3, 4]);
    expect(ids(s.p.ancient.hand)).toEqual(['guardian', 'cobweb', 'clay-sentinel', 'toll-gate', 'tribute']);
    expect(ids(s.seat(1).hand)).toEqual(['brush', 'pickaxe', 'lantern', 'bravado', 'repose']);
    expect(ids(s.seat(2).hand)).toEqual(['trowel', 'scrolls', 'precautions', 'cutter', 'spyglass']);
    expect(s.p.diggers.every((digger) => digger.hand.length === 5)).toBe(true);
  });

  test('[DV-REFRESH-3] a full hand stays as it is', () => {
    const s = buildPosition();
    s.hand(1, 'brush', 'pickaxe', 'lantern', 'bravado', 'repose');
    s.toRefresh(1);
    expect(s.eventsOf('cardsDrawn').map((event) => event.player)).not.toContain(1);
    expect(s.p.step).toBe(STEP.refreshWindow);
  });

  test('[DV-V38 DV-REFRESH-4 DV-REFRESH-5 DP-3] two Explorations: draws up to 9, then discards 4 of its choice', () => {
    const s = buildPosition();
    s.hand(1, 'brush', 'pickaxe', 'lantern');
    s.seat(1).dig = 4;
    s.top('ancient', 'cobweb');
    s.top('expedition', 'hand-drill', 'bravado', 'muffled-boots', 'spyglass', 'repose', 'brush');
    s.toRefresh(1);
    expect(s.waiting()).toEqual([1]);
    expect(s.seat(1).hand.length).toBe(9);
    expect(s.choices(1).length).toBe(8);
    expect(game.defaultChoice(s.p, 1)).toEqual(discard(card('muffled-boots')));
    for (const id of ['muffled-boots', 'hand-drill', 'brush', 'brush']) s.play(1, discard(card(id)));
    expect(ids(s.seat(1).hand)).toEqual(['pickaxe', 'lantern', 'bravado', 'spyglass', 'repose']);
    expect(s.p.banished).toEqual([card('muffled-boots')]);
    expect(ids(s.p.expeditionDiscard)).toEqual(['hand-drill', 'brush', 'brush']);
    expect(s.p.step).toBe(STEP.refreshWindow);
  });

  test('[DV-LIST-3] a hand that is all of one kind is discarded without asking', () => {
    const s = buildPosition({ n: 2 });
    s.hand(1, 'exploration', 'exploration', 'exploration', 'exploration');
    s.seat(1).dig = 4;
    s.p.expeditionPile.length = 0;
    s.p.expeditionDiscard.length = 0;
    s.seat(1).hand.push(card('exploration'), card('exploration'));
    s.anyLuck();
    s.toRefresh(1);
    expect(s.eventsOf('cardDiscarded').length).toBe(1);
    expect(s.seat(1).hand.length).toBe(5);
  });

  test('[DV-V39 DV-REFRESH-8 DV-CARD-7 DV-CARD-11] an empty pile is rebuilt from its discards when the next card is drawn', () => {
    const s = buildPosition();
    for (const seat of [1, 2, 3, 4]) s.hand(seat);
    s.hand(1, 'climbing-rope', 'climbing-rope');
    s.hand(2, 'lantern', 'lantern', 'lantern', 'lantern', 'bravado');
    s.hand(3, 'exploration', 'exploration', 'exploration', 'exploration', 'bravado');
    s.hand(4, 'headlong-dash', 'headlong-dash', 'headlong-dash', 'headlong-dash', 'bravado');
    const take = (id: string): number =>
      s.p.expeditionPile.splice(s.p.expeditionPile.indexOf(card(id)), 1)[0]!;
    const used = ['trowel', 'trowel', 'scrolls', 'crowbar', 'brush', 'brush', 'pickaxe', 'pickaxe'].map(take);
    const gone = [take('muffled-boots'), take('field-dressing')];
    s.p.removed.push(...s.p.expeditionPile.splice(0, s.p.expeditionPile.length - 1));
    s.p.expeditionDiscard.push(...used);
    s.p.banished.push(...gone);
    s.anyLuck();
    s.toRefresh(1);
    expect(s.eventsOf('pileRebuilt')).toEqual([{ kind: 'pileRebuilt', pile: 'expedition', count: 8 }]);
    expect(s.seat(1).hand.length).toBe(5);
    expect(s.p.expeditionPile.length).toBe(6);
    expect(s.p.expeditionDiscard).toEqual([]);
    expect(s.p.banished).toEqual(gone);
  });

  test('[DV-REFRESH-9] pile and discards empty: fewer cards, no penalty', () => {
    const s = buildPosition();
    s.p.removed.push(...s.p.expeditionPile.splice(0));
    s.toRefresh(1);
    expect(s.p.diggers.map((digger) => digger.hand.length)).toEqual([4, 4, 4, 4]);
    expect(s.p.diggers.every((digger) => digger.danger === 0)).toBe(true);
  });

  test('[DV-HAZ-4] locked cards stay in hand and count', () => {
    const s = buildPosition();
    s.hand(0, 'colossus', 'tribute', 'cave-in', 'doom-bell', 'eternal-night');
    s.toRefresh(1);
    expect(s.p.ancient.hand.length).toBe(5);
    expect(s.eventsOf('cardsDrawn').map((event) => event.player)).not.toContain(0);
  });
});

describe('Influence', () => {
  test('[DV-V35 DV-REFRESH-10 DV-REFRESH-11 DV-REFRESH-12 DV-INF-1] an Influence card is set aside, resolved and not replaced', () => {
    const s = buildPosition();
    s.hand(0, 'guardian', 'cobweb');
    s.top('ancient', 'clay-sentinel', 'earthquake', 'cobweb');
    s.toRefresh(1);
    expect(ids(s.p.ancient.hand)).toEqual(['guardian', 'cobweb', 'clay-sentinel', 'cobweb']);
    expect(ids(s.p.influenceDiscard)).toEqual(['earthquake']);
    expect(s.eventsOf('influenceRevealed')).toEqual([
      { kind: 'influenceRevealed', card: card('earthquake') },
    ]);
    expect(s.seat(1).pool).toMatchObject({ base: 2, baseOff: 2 });
  });

  test('[DV-V61 DV-REFRESH-15 DV-REFRESH-5] dig with Influence: hand and set-aside cards make seven, then down to five', () => {
    const s = buildPosition();
    s.hand(0, 'guardian', 'guardian', 'loose-gravel');
    s.p.ancient.dig = 2;
    s.top('ancient', 'clay-sentinel', 'earthquake', 'cobweb', 'toll-gate');
    s.toRefresh(1);
    expect(s.waiting()).toEqual([0]);
    expect(s.p.ancient.hand.length).toBe(6);
    expect(ids(s.p.influenceAside)).toEqual(['earthquake']);
    expect(s.choices(0).map((choice) => choice.kind)).toEqual(Array(5).fill('discard'));
    s.play(0, discard(card('toll-gate')));
    expect(s.p.ancient.hand.length).toBe(5);
    expect(ids(s.p.influenceDiscard)).toEqual(['earthquake']);
    expect(s.p.influenceAside).toEqual([]);
  });

  test('[DV-REFRESH-12] a rebuilt Ancient pile takes the Influence discards in', () => {
    const s = buildPosition();
    s.hand(0, 'guardian', 'guardian', 'cobweb', 'cobweb');
    const quake = s.p.ancientPile.splice(s.p.ancientPile.indexOf(card('earthquake')), 1)[0]!;
    const toll = s.p.ancientPile.splice(s.p.ancientPile.indexOf(card('toll-gate')), 1)[0]!;
    s.p.removed.push(...s.p.ancientPile.splice(0));
    s.p.ancientDiscard.push(toll);
    s.p.influenceDiscard.push(quake);
    s.luck(1);
    s.toRefresh(1);
    expect(s.eventsOf('pileRebuilt')).toEqual([{ kind: 'pileRebuilt', pile: 'ancient', count: 2 }]);
    expect(s.eventsOf('influenceRevealed').length).toBe(1);
    expect(ids(s.p.ancientPile)).toEqual(['toll-gate']);
  });

  test('[DV-VIEW-2] set-aside Influence: a number for all, faces for the Ancient', () => {
    const s = buildPosition();
    s.hand(0, 'guardian', 'cobweb', 'tribute', 'toll-gate');
    s.p.ancient.dig = 1;
    s.top('ancient', 'earthquake', 'clay-sentinel', 'cobweb');
    s.p.ancient.hand.push(s.p.ancientPile.splice(s.p.ancientPile.indexOf(card('colossus')), 1)[0]!);
    s.toRefresh(1);
    s.p.influenceAside.push(card('earthquake'));
    expect(game.view(s.p, 0).influenceAside).toEqual([card('earthquake')]);
    for (const viewer of [1, 4, 'spectator'] as const)
      expect(game.view(s.p, viewer).influenceAside).toEqual([-1]);
    const event = { kind: 'influenceSetAside', card: card('earthquake') } as const;
    expect(game.viewEvent(event, 2, s.p)).toEqual({ kind: 'influenceSetAside', card: -1 });
    expect(game.viewEvent(event, 0, s.p)).toEqual(event);
  });

  test('[DV-INF-2] what Influence does to dice ends with the round', () => {
    const s = buildPosition();
    s.quiet();
    s.top('ancient', 'earthquake', 'clay-sentinel', 'cobweb', 'toll-gate');
    s.toRefresh(1);
    expect(s.seat(1).pool.baseOff).toBe(2);
    s.toPlacement(2);
    expect(s.seat(1).pool).toMatchObject({ base: 4, baseOff: 0 });
  });
});

describe('Alert and Hazard', () => {
  const rise = (s: ReturnType<typeof buildPosition>): void => {
    s.p.step = STEP.alertRise;
    s.p.circle.length = 0;
    s.run();
  };

  test('[DV-REFRESH-13 DV-ALERT-2] the Alert rises by one each Delve round', () => {
    const s = buildPosition();
    s.p.alert = 3;
    s.p.round = 4;
    rise(s);
    expect(s.p.alert).toBe(4);
  });

  test('[DV-V36 DV-ALERT-3] Muffled Boots last round and Stillness now: the Alert stays 6 twice', () => {
    const s = buildPosition();
    s.quiet();
    s.hand(1, 'muffled-boots');
    s.purse(1, 6);
    s.expose(1, 2, 3, 4);
    s.toPlacement(6);
    s.place(1, 'muffled-boots');
    s.ready(1, 2, 3, 4, 0);
    s.anyLuck();
    s.pass();
    s.pass();
    s.top('ancient', 'stillness', 'clay-sentinel', 'clay-sentinel', 'clay-sentinel');
    s.pass();
    expect(s.p.round).toBe(7);
    expect([s.p.alert, s.p.calm]).toEqual([6, 1]);
    rise(s);
    expect([s.p.alert, s.p.calm]).toEqual([6, 0]);
    rise(s);
    expect(s.p.alert).toBe(7);
  });

  test('[DV-ALERT-4] at ten a calm point is still used up', () => {
    const s = buildPosition();
    s.p.alert = 10;
    s.p.calm = 1;
    s.p.round = 12;
    rise(s);
    expect([s.p.alert, s.p.calm]).toEqual([10, 0]);
    rise(s);
    expect(s.p.alert).toBe(10);
  });

  test('[DV-V14 DV-HAZ-1 DV-FAQ-5] Alert 3, 4, 7, 8, 10 give Hazard 1, 2, 2, 3, 3', () => {
    const s = buildPosition();
    const levels = [3, 4, 7, 8, 10].map((alert) => {
      s.toPlacement(5, alert);
      return roundHazard(s.p);
    });
    expect(levels).toEqual([1, 2, 2, 3, 3]);
    s.toPlacement(5, 0);
    expect(roundHazard(s.p)).toBe(1);
  });

  test('[DV-HAZ-2] the highest Alert of the round since the rise counts, even after a drop', () => {
    const s = buildPosition();
    s.p.alert = 3;
    s.p.round = 4;
    rise(s);
    expect(roundHazard(s.p)).toBe(2);
    s.p.alert = 2;
    expect(roundHazard(s.p)).toBe(2);
    s.p.step = STEP.roundStart;
    s.anyLuck();
    s.run();
    expect(s.p.alert).toBe(3);
    expect(roundHazard(s.p)).toBe(1);
  });
});

test('[DV-LIST-1] a hand keeps the order in which cards came', () => {
  const s = buildPosition();
  s.hand(1, 'lantern', 'brush');
  s.top('ancient', 'cobweb');
  s.top('expedition', 'repose', 'pickaxe', 'bravado');
  s.toRefresh(1);
  expect(ids(s.seat(1).hand)).toEqual(['lantern', 'brush', 'repose', 'pickaxe', 'bravado']);
});
