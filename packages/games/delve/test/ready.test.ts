// Vectors for the Ready Phase: Relics, Heists, hidden placement and readying.
import { describe, expect, test } from 'vitest';
import { activate, expose, FORGO_HEIST, guard, heist, place, READY, REST_RELICS } from '../src/choices.ts';
import { game } from '../src/index.ts';
import { STEP } from '../src/position.ts';
import { buildPosition, card, ids, ONES, SIXES } from './build-position.ts';

const ALL = ['philosophers-dice', 'aegis', 'hand-of-midas', 'sword-of-damocles'] as const;

describe('Relics', () => {
  test('[DP-4 DV-V29 DV-RELIC-1 DV-RELIC-2 DV-LIST-2] while a Relic is Unexposed one of those must be turned', () => {
    const s = buildPosition();
    s.relics(...ALL);
    s.expose(1, 2);
    s.toRelicChoice(3);
    expect(s.choices(0)).toEqual([activate(3, 0), expose(3), activate(4, 0), expose(4)]);
    expect(game.defaultChoice(s.p, 0)).toEqual(expose(3));
    expect(game.explain(s.p, 0, activate(1, 0))).toEqual({ code: 'mustTurnRelic', clause: 'DV-RELIC-2' });
    expect(game.explain(s.p, 0, REST_RELICS).clause).toBe('DV-RELIC-2');
  });

  test('[DV-RELIC-3 DV-RELIC-9 DP-4] all Exposed: none, or one without Cooldown', () => {
    const s = buildPosition();
    s.relics(...ALL);
    s.expose(1, 2, 3, 4);
    s.p.relics[1]!.cooldown = 2;
    s.toRelicChoice(6);
    expect(s.choices(0)).toEqual([REST_RELICS, activate(1, 0), activate(3, 0), activate(4, 0)]);
    expect(game.defaultChoice(s.p, 0)).toEqual(REST_RELICS);
    expect(game.explain(s.p, 0, activate(2, 0))).toEqual({ code: 'relicCooling', clause: 'DV-RELIC-9' });
  });

  test('[DV-V67 DV-LIST-3] nothing but none to choose: the Ancient is not asked', () => {
    const s = buildPosition({ n: 2 });
    s.expose(1, 2);
    for (const relic of s.p.relics) relic.cooldown = 1;
    s.toRelicChoice(4);
    s.run();
    expect(s.p.step).toBe(STEP.heists);
    expect(s.waiting()).toEqual([1]);
  });

  test('[DV-RELIC-12] claimed Relics cannot be activated any more', () => {
    const s = buildPosition();
    s.relics(...ALL);
    s.expose(1, 2, 3, 4);
    s.claim(1, 2);
    s.toRelicChoice(6);
    expect(s.choices(0)).toEqual([REST_RELICS, activate(2, 0), activate(3, 0), activate(4, 0)]);
    expect(game.explain(s.p, 0, activate(1, 0)).clause).toBe('DV-RELIC-12');
    for (const slot of [2, 3, 4]) s.claim(slot, 1);
    s.run();
    expect(s.p.step).not.toBe(STEP.relicChoice);
  });

  test('[DV-RELIC-4 DV-READY-2] activating shows the card to everybody at once', () => {
    const s = buildPosition();
    s.relics(...ALL);
    s.toRelicChoice(1);
    expect(game.view(s.p, 1).relics[1]!.card).toEqual([-1]);
    s.play(0, activate(2, 0));
    for (const viewer of [1, 'spectator'] as const)
      expect(game.view(s.p, viewer).relics[1]!.card).toEqual([card('aegis')]);
    expect(s.p.active).toBe(2);
  });

  test('[DV-RELIC-5 DV-RELIC-8] exposing does not show the card; the token turns in C8 without Cooldown', () => {
    const s = buildPosition();
    s.quiet();
    s.relics(...ALL);
    s.toRelicChoice(1);
    s.play(0, expose(2));
    expect(s.p.relics[1]!.exposed).toBe(0);
    expect(game.view(s.p, 1).relics[1]!.card).toEqual([-1]);
    s.anyLuck();
    s.ready(1, 2, 3, 4, 0);
    for (let i = 0; i < 3; i++) s.pass();
    expect(s.p.relics[1]).toMatchObject({ exposed: 1, cooldown: 0, shown: 0 });
  });

  test('[DV-V30 DV-RELIC-7 DV-RECOUP-8 DV-RECOUP-7] Cooldown 2 from round 1: 2, 1, 0 after rounds 1, 2, 3', () => {
    const s = buildPosition({ n: 3 });
    s.quiet();
    s.anyLuck();
    s.relics('philosophers-dice', 'aegis', 'hand-of-midas');
    const seen: number[] = [];
    s.toRelicChoice(1);
    for (const choice of [activate(1, 0), expose(2), expose(3)]) {
      s.play(0, choice);
      while (s.p.step === STEP.heists) s.play(s.waiting()[0]!, FORGO_HEIST);
      while (s.p.step === STEP.placement) s.play(s.waiting()[0]!, game.defaultChoice(s.p, s.waiting()[0]!));
      for (const window of [STEP.rallyWindow, STEP.rollWindow, STEP.recoupWindow])
        if (s.p.step === window) s.pass();
      seen.push(s.p.relics[0]!.cooldown);
      while (s.waiting().length > 0 && s.p.step !== STEP.relicChoice) {
        const seat = s.waiting()[0]!;
        s.play(seat, game.defaultChoice(s.p, seat));
      }
    }
    expect(seen).toEqual([2, 1, 0]);
    expect(s.p.round).toBe(4);
    expect(s.choices(0)).toContainEqual(activate(1, 0));
  });

  test('[DV-RELIC-6 DV-RALLY-3] Rally Relics work before the Ancient’s cards, Roll Relics in the Roll Phase', () => {
    const s = buildPosition();
    s.quiet();
    s.relics(...ALL);
    s.hand(0, 'clay-sentinel', 'watchful-idol');
    s.toRelicChoice(1);
    s.play(0, activate(2, 0));
    s.guard('clay-sentinel', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(s.eventsOf('cardResolved').map((event) => ids([event.card])[0])).toEqual([
      'aegis',
      'clay-sentinel',
    ]);
    expect(s.p.guards.map((pool) => pool.pip)).toEqual([5, 2, 2, 2]);
  });

  test('[DV-RELIC-10 DV-RELIC-11 DV-PLACE-14] an activation costs nothing and does not meet the duty to place', () => {
    const s = buildPosition();
    s.quiet();
    s.relics(...ALL);
    s.toRelicChoice(1);
    const before = s.p.field;
    s.play(0, activate(4, 0));
    expect(s.p.field).toBe(before);
    s.ready(1, 2, 3, 4, 0);
    s.dice([ONES, ONES, ONES, ONES], [SIXES, SIXES, SIXES, SIXES]);
    s.pass();
    s.pass();
    s.anyLuck();
    s.pass();
    expect(s.eventsOf('trinketsLost')[0]).toEqual({ kind: 'trinketsLost', player: 0, n: 4 });
  });

  test('[DV-RELIC-13 DV-ELIM-4] a Relic stays in play when its slot closes', () => {
    const s = buildPosition();
    s.relics(...ALL);
    s.expose(1, 2, 3, 4);
    s.seat(2).inPlay = 0;
    s.toRelicChoice(6);
    expect(s.choices(0)).toContainEqual(activate(2, 0));
    s.play(0, REST_RELICS);
    expect(s.choices(1)).toContainEqual(heist(2));
  });
});

describe('announcing Heists', () => {
  test('[DP-5 DV-HEIST-1] each Archaeologist in order: none, or an Exposed Relic', () => {
    const s = buildPosition();
    s.expose(2, 4);
    s.toHeists(3);
    expect(s.waiting()).toEqual([1]);
    expect(s.choices(1)).toEqual([FORGO_HEIST, heist(2), heist(4)]);
    expect(game.defaultChoice(s.p, 1)).toEqual(FORGO_HEIST);
    expect(game.explain(s.p, 1, heist(1))).toEqual({ code: 'relicNotExposed', clause: 'DV-HEIST-1' });
  });

  test('[DV-V28 DV-HEIST-2] a Relic is the target of one Heist only', () => {
    const s = buildPosition();
    s.expose(1, 2);
    s.toHeists(3);
    s.play(1, heist(1));
    expect(s.choices(2)).toEqual([FORGO_HEIST, heist(2)]);
    expect(game.explain(s.p, 2, heist(1))).toEqual({ code: 'relicTargeted', clause: 'DV-HEIST-2' });
    s.play(2, heist(2));
    expect(s.p.step).toBe(STEP.placement);
  });

  test('[DV-HEIST-3] an Activated or cooling Relic may be targeted', () => {
    const s = buildPosition();
    s.expose(1, 2, 3, 4);
    s.p.relics[1]!.cooldown = 2;
    s.toRelicChoice(6);
    s.relics(...ALL);
    s.play(0, activate(1, 0));
    expect(s.choices(1)).toContainEqual(heist(1));
    expect(s.choices(1)).toContainEqual(heist(2));
  });

  test('[DV-HEIST-4 DV-PLACE-2] an Initiator places at most one card', () => {
    const s = buildPosition();
    s.expose(1);
    s.toHeists(2);
    s.play(1, heist(1));
    s.place(1, 'trowel');
    expect(s.choices(1)).toEqual([READY]);
    expect(game.explain(s.p, 1, place(card('cutter'), 0))).toEqual({
      code: 'heistLimit',
      clause: 'DV-HEIST-4',
    });
  });
});

describe('placing', () => {
  test('[DP-6 DV-PLACE-1 DV-PLACE-9 DV-LIST-2] every affordable card in hand order, allies ascending, then ready', () => {
    const s = buildPosition();
    s.hand(1, 'lantern', 'precautions', 'repose', 'pickaxe', 'climbing-rope');
    s.toPlacement(1);
    s.purse(1, 1);
    expect(s.choices(1)).toEqual([
      place(card('lantern'), 0),
      place(card('precautions'), 2),
      place(card('precautions'), 3),
      place(card('precautions'), 4),
      place(card('climbing-rope'), 0),
      READY,
    ]);
    expect(game.defaultChoice(s.p, 1)).toEqual(place(card('precautions'), 2));
    s.play(1, game.defaultChoice(s.p, 1));
    expect(game.defaultChoice(s.p, 1)).toEqual(READY);
  });

  test('[DV-V58 DV-PLACE-4 DV-PLACE-7 DV-PLACE-13] nothing placeable: only ready, and a Danger for it', () => {
    const s = buildPosition();
    s.quiet();
    s.hand(1, 'repose', 'close-call', 'spyglass', 'hand-drill', 'muffled-boots');
    s.purse(1, 2);
    s.toPlacement(1, 0);
    expect(s.choices(1)).toEqual([READY]);
    expect(game.explain(s.p, 1, place(card('repose'), 0))).toEqual({
      code: 'instantNotPlaced',
      clause: 'DV-PLACE-4',
    });
    expect(game.explain(s.p, 1, place(card('hand-drill'), 0))).toEqual({
      code: 'cannotPay',
      clause: 'DV-PLACE-7',
    });
    s.anyLuck();
    s.ready(1, 2, 3, 4, 0);
    for (let i = 0; i < 3; i++) s.pass();
    expect(s.eventsOf('dangerGained').find((event) => event.seat === 1)?.cause).toBe('idle');
    expect(s.seat(1).danger).toBe(1);
  });

  test('[DV-V68 DV-PLACE-9] alone, an ally card is placed without a target and that part does nothing', () => {
    const s = buildPosition();
    s.quiet();
    for (const seat of [1, 2, 4]) s.seat(seat).inPlay = 0;
    s.hand(3, 'precautions', 'trowel');
    s.toPlacement(3);
    expect(s.choices(3)).toEqual([place(card('precautions'), 0), place(card('trowel'), 0), READY]);
    s.place(3, 'precautions');
    s.ready(3, 0);
    expect(s.eventsOf('riskChanged')).toEqual([]);
    expect(s.seat(3).placed).toEqual([card('precautions')]);
  });

  test('[DP-7 DV-PLACE-3 DV-PLACE-5 DV-PLACE-8] the Ancient: every usable card in every empty open slot, then ready', () => {
    const s = buildPosition();
    s.hand(0, 'clay-sentinel', 'watchful-idol', 'sudden-gust', 'clay-sentinel');
    s.toPlacement(2);
    s.seat(3).inPlay = 0;
    const clay = card('clay-sentinel');
    expect(s.choices(0)).toEqual([guard(clay, 1), guard(clay, 2), guard(clay, 4), READY]);
    expect(game.explain(s.p, 0, guard(clay, 3))).toEqual({ code: 'slotClosed', clause: 'DV-ELIM-4' });
    expect(game.explain(s.p, 0, guard(card('watchful-idol'), 1))).toEqual({
      code: 'hazardTooHigh',
      clause: 'DV-PLACE-8',
    });
    s.guard('clay-sentinel', 2);
    expect(s.choices(0)).toEqual([guard(clay, 1), guard(clay, 4), READY]);
    expect(game.explain(s.p, 0, guard(clay, 2))).toEqual({ code: 'slotTaken', clause: 'DV-PLACE-4' });
  });

  test('[DP-7] on time-out the Ancient places its cheapest card in the lowest slot, then readies', () => {
    const s = buildPosition();
    s.hand(0, 'stone-sentinel', 'cobweb', 'clay-sentinel');
    s.toPlacement(2);
    expect(game.defaultChoice(s.p, 0)).toEqual(guard(card('cobweb'), 1));
    s.play(0, game.defaultChoice(s.p, 0));
    expect(game.defaultChoice(s.p, 0)).toEqual(READY);
  });

  test('[DV-V33 DV-PLACE-3 DV-RELIC-11] one card per open slot, one fewer with an Activated Relic, at least one', () => {
    const most = (inPlay: number, relic: boolean): number => {
      const s = buildPosition();
      s.hand(0, 'clay-sentinel', 'clay-sentinel', 'clay-sentinel', 'clay-sentinel', 'clay-sentinel');
      for (let seat = inPlay + 1; seat <= 4; seat++) s.seat(seat).inPlay = 0;
      s.toPlacement(3);
      s.p.active = relic ? 1 : 0;
      let placed = 0;
      for (let slot = 1; s.choices(0).length > 1; slot++, placed++) s.guard('clay-sentinel', slot);
      return placed;
    };
    expect([most(4, false), most(4, true), most(3, false), most(3, true), most(1, true)]).toEqual([
      4, 3, 3, 2, 1,
    ]);
  });

  test('[DV-V59 DV-HAZ-3] a Hazard 2 card is locked at Alert 3 and open at 4', () => {
    const s = buildPosition();
    s.hand(0, 'watchful-idol');
    s.toPlacement(3, 3);
    expect(s.choices(0)).toEqual([READY]);
    s.toPlacement(4, 4);
    expect(s.choices(0).length).toBe(5);
  });

  test('[DV-PLACE-6 DV-TRI-2] the cost lies on the card: from the purse, or from the field', () => {
    const s = buildPosition();
    s.hand(1, 'pickaxe');
    s.hand(0, 'stone-sentinel');
    s.purse(1, 5);
    s.toPlacement(1);
    const before = s.p.field;
    s.place(1, 'pickaxe');
    s.guard('stone-sentinel', 1);
    expect(s.seat(1)).toMatchObject({ trinkets: 3, paid: [2] });
    expect(s.p.field).toBe(before - 1);
    expect(s.p.ancient.paid).toEqual([1]);
    expect(s.p.trinketDiscard).toBe(0);
  });

  test('[DV-TRI-6] with an empty field only cards of cost 0', () => {
    const s = buildPosition();
    s.hand(0, 'stone-sentinel', 'cobweb');
    s.field(0);
    s.toPlacement(2);
    expect(s.choices(0)).toEqual([...[1, 2, 3, 4].map((slot) => guard(card('cobweb'), slot)), READY]);
    expect(game.explain(s.p, 0, guard(card('stone-sentinel'), 1)).clause).toBe('DV-TRI-6');
  });

  test('[DV-PLACE-2] at most two cards', () => {
    const s = buildPosition();
    s.place(1, 'trowel');
    s.place(1, 'cutter');
    expect(s.choices(1)).toEqual([READY]);
    expect(game.explain(s.p, 1, place(card('scrolls'), 0))).toEqual({
      code: 'slotsFull',
      clause: 'DV-PLACE-2',
    });
  });

  test('[DV-PLACE-10] nothing happens on placing: dice come in the Rally', () => {
    const s = buildPosition();
    s.place(1, 'trowel');
    expect(s.seat(1).pool.pip).toBe(0);
    s.ready(1, 2, 3, 4);
    expect(s.seat(1).pool.pip).toBe(1);
  });

  test('[DV-PLACE-12 DV-READY-7] whoever could place may refuse, and nobody is readied without saying so', () => {
    const s = buildPosition();
    expect(s.choices(2).length).toBeGreaterThan(1);
    s.ready(2, 1, 3);
    expect(s.waiting()).toEqual([4]);
    s.hand(4);
    expect(s.choices(4)).toEqual([READY]);
    expect(s.waiting()).toEqual([4]);
  });

  test('[DV-TEAM-2 DV-TEAM-3] nobody places another’s cards, and no choice gives cards or Trinkets away', () => {
    const s = buildPosition();
    s.hand(1, 'brush');
    expect(
      s.choices(2).every((choice) => choice.kind !== 'place' || s.seat(2).hand.includes(choice.card)),
    ).toBe(true);
    expect(game.explain(s.p, 2, place(card('brush'), 0))).toEqual({
      code: 'notInHand',
      clause: 'DV-PLACE-4',
    });
    expect(new Set(s.choices(2).map((choice) => choice.kind))).toEqual(new Set(['place', 'ready']));
  });
});

describe('readying', () => {
  test('[DV-READY-5 DV-PLACE-11] ready is final; placing before it can be taken back by a table', () => {
    const s = buildPosition();
    s.ready(1);
    expect(s.choices(1)).toEqual([]);
    expect(game.explain(s.p, 1, READY)).toEqual({ code: 'alreadyReady', clause: 'DV-READY-5' });
    expect(game.isFinal!(READY)).toBe(true);
    expect(game.isFinal!(place(card('trowel'), 0))).toBe(false);
  });

  test('[DV-READY-6 DV-READY-3 DV-RALLY-1] ready order is kept; the Ancient’s moment does not matter; all is revealed together', () => {
    const s = buildPosition();
    s.quiet();
    s.hand(0, 'clay-sentinel', 'watchful-idol');
    s.hand(2, 'brush');
    s.toPlacement(1);
    s.ready(3);
    s.guard('clay-sentinel', 1);
    s.ready(0, 1);
    s.place(2, 'brush');
    expect(s.eventsOf('cardRevealed')).toEqual([]);
    s.ready(4, 2);
    expect(s.p.ready).toEqual([3, 1, 4, 2]);
    expect(s.events.flatMap((event) => (event.kind === 'cardRevealed' ? [event.player] : []))).toEqual([
      0, 2,
    ]);
  });

  test('[DV-READY-8] time-outs are served lowest seat first, the Ancient last', () => {
    const s = buildPosition();
    s.toPlacement(1);
    s.ready(2);
    expect(s.waiting()).toEqual([1, 3, 4, 0]);
    while (s.p.step === STEP.placement) s.play(s.waiting()[0]!, game.defaultChoice(s.p, s.waiting()[0]!));
    expect(s.p.ready).toEqual([2, 1, 3, 4]);
    expect(s.p.diggers.map((digger) => digger.placed.length)).toEqual([1, 0, 1, 1]);
    expect(s.p.ancient.placed.length).toBe(1);
  });
});
