// Vectors for Reward, Recoup, Heists, Danger, elimination and the end of the game.
import { compareMeasures } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { activate, heist } from '../src/choices.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { OUTCOME, STEP } from '../src/position.ts';
import { playOut, resolveTable, simple } from '../tools/policies.ts';
import {
  buildPosition,
  card,
  ids,
  ONES,
  type PositionDriver,
  type PositionSpec,
  SIXES,
} from './build-position.ts';

function quietStage(round = 1, alert = round, settings: PositionSpec = {}): PositionDriver {
  const s = buildPosition(settings);
  s.quiet();
  for (const [at, id] of ['strategize', 'daredevil', 'lookout', 'field-medic']
    .slice(0, s.p.diggers.length)
    .entries())
    s.ability(at + 1, id);
  for (const digger of s.p.diggers) digger.abilityUp = 0;
  s.expose(...s.p.diggers.map((_, at) => at + 1));
  s.top('ancient', 'cobweb', 'cobweb', 'clay-sentinel', 'clay-sentinel');
  s.toPlacement(round, alert);
  return s;
}
const inPlay = (s: PositionDriver): number[] =>
  s.p.diggers.flatMap((digger, at) => (digger.inPlay === 1 ? [at + 1] : []));
/** All ready in this order and the dice fall so that the named seats succeed. */
function rollOut(s: PositionDriver, winners: readonly number[], order: readonly number[] = inPlay(s)): void {
  s.ready(...order, 0);
  const dice = (seat: number, high: boolean, slot: boolean): number[] => {
    const { pip, white, base } = slot ? s.p.guards[seat - 1]! : s.seat(seat).pool;
    return Array<number>(pip + white + base).fill(high ? 6 : 1);
  };
  s.dice(
    inPlay(s).map((seat) => dice(seat, winners.includes(seat), false)),
    inPlay(s).map((seat) => dice(seat, !winners.includes(seat), true)),
  );
  s.pass();
}
const safe = (s: PositionDriver, ...seats: number[]): void => {
  for (const seat of seats) s.seat(seat).riskTokens = 4;
};

describe('rewards', () => {
  test('[DV-REWARD-1 DV-REWARD-6] four Trinkets for a success, one for a failure, in ready order', () => {
    const s = quietStage();
    rollOut(s, [1, 3], [4, 3, 2, 1]);
    s.pass();
    expect(s.eventsOf('rewardTaken').map((event) => [event.seat, event.n])).toEqual([
      [4, 1],
      [3, 4],
      [2, 1],
      [1, 4],
    ]);
    expect(s.p.step).toBe(STEP.recoupWindow);
  });

  test('[DV-V23 DV-REWARD-3] a field of three: the first in ready order takes what is there', () => {
    const s = quietStage();
    s.field(3);
    rollOut(s, [1, 2], [2, 1, 3, 4]);
    s.pass();
    expect(s.eventsOf('rewardTaken').map((event) => [event.seat, event.n])).toEqual([
      [2, 3],
      [1, 0],
      [3, 0],
      [4, 0],
    ]);
  });

  test('[DV-V50 DV-REWARD-2] Appraisal, Appraiser and Toll Gate: 4 + 2 + 1 − 1; a failure pays 1', () => {
    for (const [winners, n] of [
      [[1], 6],
      [[], 1],
    ] as const) {
      const s = quietStage();
      s.ability(1, 'appraiser');
      s.hand(0, 'toll-gate', 'watchful-idol');
      s.hand(1, 'appraisal');
      s.purse(1, 1);
      s.guard('toll-gate', 2);
      s.place(1, 'appraisal');
      rollOut(s, winners);
      s.pass();
      expect(s.eventsOf('rewardTaken')[0]).toMatchObject({ seat: 1, n });
    }
  });

  test('[DV-REWARD-2] a Reward is never below zero', () => {
    const s = quietStage();
    s.seat(1).bonusFail = -3;
    rollOut(s, []);
    s.pass();
    expect(s.eventsOf('rewardTaken')[0]).toMatchObject({ seat: 1, n: 0 });
  });

  test('[DV-V13 DV-FAQ-3 DV-TRI-4 DV-TRI-5] rewards missed while the field was empty are never paid', () => {
    const s = quietStage();
    s.field(0);
    s.spent(20);
    rollOut(s, [1]);
    s.pass();
    expect(s.eventsOf('rewardTaken')[0]).toMatchObject({ seat: 1, n: 0 });
    expect(s.p.outcome).toBe(OUTCOME.none);
    const t = quietStage(2);
    t.field(0);
    t.spent(20);
    t.hand(0, 'scavenger-beetles', 'watchful-idol');
    t.guard('scavenger-beetles', 4);
    rollOut(t, [1]);
    expect(t.p.field).toBe(4);
    t.pass();
    expect(t.eventsOf('rewardTaken')[0]).toMatchObject({ seat: 1, n: 4 });
  });

  test('[DV-REWARD-5] Reward parts: the Ancient’s by slot', () => {
    const s = quietStage(8);
    s.hand(0, 'ambush', 'doom-bell', 'watchful-idol');
    s.guard('ambush', 4);
    s.guard('doom-bell', 1);
    rollOut(s, [1, 2, 3]);
    s.pass();
    expect(s.eventsOf('dangerGained').map((event) => event.seat)).toEqual([4, 4]);
    expect(s.eventsOf('cardResolved').map((event) => ids([event.card])[0])).toEqual(['doom-bell', 'ambush']);
  });
});

describe('Heists', () => {
  /** Seat 2 goes for Relic 1. */
  function heistOfTwo(settings: PositionSpec = {}): PositionDriver {
    const s = quietStage(5, 5, settings);
    s.relics('aegis', 'hand-of-midas');
    s.toHeists(5);
    s.play(1, { kind: 'forgoHeist' });
    s.play(2, heist(1));
    while (s.p.step === STEP.heists) s.play(s.waiting()[0]!, { kind: 'forgoHeist' });
    return s;
  }

  test('[DV-V24 DV-HEIST-5 DV-HEIST-6 DV-HEIST-7 DV-HEIST-8 DV-HEIST-11 DV-RISK-4 DV-REWARD-4] success with a loud die', () => {
    const s = heistOfTwo();
    s.seat(1).riskTokens = 5;
    rollOut(s, [2]);
    s.luck(4);
    s.pass();
    expect(s.p.relics[0]).toMatchObject({ claimedBy: 2, shown: 1 });
    expect(s.eventsOf('rewardTaken').find((event) => event.seat === 2)?.n).toBe(4);
    expect(s.seat(2).white).toBe(1);
    expect(s.seat(2).pool.white).toBe(0);
    expect(s.p.alert).toBe(6);
    s.pass();
    expect(s.eventsOf('riskMet').map((event) => event.seat)).toEqual([1, 3, 4]);
    expect(s.eventsOf('riskMet')[0]).toMatchObject({ risk: 5, alert: 6 });
    expect(
      s
        .eventsOf('dangerGained')
        .filter((event) => event.cause === 'risk')
        .map((event) => event.seat),
    ).toContain(1);
    expect(s.seat(2).pool.white).toBe(1);
  });

  test('[DV-V25 DV-HEIST-8] a quiet die leaves the Alert as it is', () => {
    const s = heistOfTwo();
    s.seat(1).riskTokens = 5;
    rollOut(s, [2]);
    s.luck(2);
    s.pass();
    expect(s.p.alert).toBe(5);
    s.pass();
    expect(
      s
        .eventsOf('dangerGained')
        .filter((event) => event.cause === 'risk')
        .map((event) => event.seat),
    ).not.toContain(1);
  });

  test('[DV-HEIST-9] no White Die left: the die is thrown all the same', () => {
    const s = heistOfTwo();
    s.seat(2).whiteReserve = 0;
    s.p.whiteRemoved += 2 + s.p.whiteBox;
    s.p.whiteBox = 0;
    rollOut(s, [2]);
    s.luck(6);
    s.pass();
    s.luckIsSpent();
    expect(s.seat(2).white).toBe(0);
    expect(s.p.alert).toBe(6);
    expect(s.eventsOf('heistDieRolled')).toEqual([
      { kind: 'heistDieRolled', seat: 2, face: 6, gained: false },
    ]);
  });

  test('[DV-V26 DV-HEIST-10 DV-ELIM-1 DV-ELIM-2 DV-ELIM-4] a failed Heist at Danger 3 eliminates', () => {
    const s = quietStage(5);
    s.toHeists(5);
    for (const seat of [1, 2, 3]) s.play(seat, { kind: 'forgoHeist' });
    s.play(4, heist(2));
    s.purse(4, 7);
    s.danger(4, 3);
    s.hand(4, 'brush', 'repose', 'lantern');
    s.place(4, 'brush');
    s.p.relics[0]!.claimedBy = 4;
    rollOut(s, [1, 2, 3]);
    s.pass();
    expect(s.seat(4)).toMatchObject({ inPlay: 0, trinkets: 0, hand: [], placed: [], abilityUp: 0 });
    expect(s.p.trinketsRemoved).toBe(8);
    expect(ids(s.p.removed)).toEqual(['repose', 'lantern', 'brush']);
    expect(s.p.relics[1]).toMatchObject({ claimedBy: 0, exposed: 1 });
    expect(s.p.relics[0]!.claimedBy).toBe(4);
    expect(s.p.guards[3]!.base).toBe(0);
    expect(invariants(s.p)).toEqual([]);
  });

  test('[DV-V27 DV-DANGER-5 DV-DANGER-6] a shield is used up instead, without a choice', () => {
    const s = heistOfTwo();
    s.danger(2, 3);
    s.hand(2, 'padded-vest');
    s.purse(2, 2);
    s.place(2, 'padded-vest');
    rollOut(s, []);
    s.pass();
    expect(s.eventsOf('shieldUsed')).toEqual([{ kind: 'shieldUsed', seat: 2 }]);
    expect(s.seat(2)).toMatchObject({ danger: 3, inPlay: 1, shield: 0 });
  });

  test('[DV-DANGER-5] an unused shield ends with the round', () => {
    const s = heistOfTwo();
    s.seat(3).shield = 2;
    safe(s, 3);
    rollOut(s, []);
    s.pass();
    s.pass();
    expect(s.seat(3).shield).toBe(0);
  });

  test('[DV-V62 DV-HEIST-14 DV-OPT-6] with replace the Initiator takes no Trinkets, Appraiser or not', () => {
    const s = heistOfTwo({ options: { heistReward: 'replace' } });
    s.ability(2, 'appraiser');
    rollOut(s, [2]);
    s.luck(1);
    s.pass();
    expect(s.eventsOf('rewardTaken').map((event) => event.seat)).toEqual([1, 3, 4]);
    expect(s.seat(2)).toMatchObject({ trinkets: 0, white: 1 });
    expect(s.p.relics[0]!.claimedBy).toBe(2);
  });

  test('[DV-V32 DV-HEIST-15 DV-RELIC-7] an Activated Relic that is claimed works on this round and gets no Cooldown', () => {
    const s = quietStage(6);
    s.relics('philosophers-dice');
    s.toRelicChoice(6);
    s.play(0, activate(1, 0));
    s.play(1, heist(1));
    while (s.p.step === STEP.heists) s.play(s.waiting()[0]!, { kind: 'forgoHeist' });
    s.ready(1, 2, 3, 4, 0);
    s.dice([SIXES, ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    s.luck(1);
    s.pass();
    expect(s.eventsOf('rollCompared')[0]).toMatchObject({ score: 24, against: 12 });
    expect(s.p.relics[0]).toMatchObject({ claimedBy: 1, cooldown: 0 });
    s.pass();
    expect(s.p.relics[0]).toMatchObject({ claimedBy: 1, cooldown: 0 });
    expect(s.eventsOf('relicExposed')).toEqual([]);
  });

  test('[DV-HEIST-15] Cooldown Tokens on a claimed Relic go back at once', () => {
    const s = heistOfTwo();
    s.p.relics[0]!.cooldown = 2;
    rollOut(s, [2]);
    s.luck(1);
    s.pass();
    expect(s.p.relics[0]!.cooldown).toBe(0);
  });

  test('[DV-HEIST-13 DV-ELIM-6] an Initiator eliminated before Reward loses the Heist without effect', () => {
    const s = quietStage(8);
    s.toHeists(8);
    s.p.alert = s.p.hazardPeak = 8;
    s.play(1, heist(1));
    for (const seat of [2, 3, 4]) s.play(seat, { kind: 'forgoHeist' });
    s.hand(0, 'cave-in', 'watchful-idol');
    s.danger(1, 3);
    s.guard('cave-in', 1);
    s.ready(1, 2, 3, 4, 0);
    s.dice([ONES, ONES, ONES], [ONES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('heistWon').length + s.eventsOf('heistLost').length).toBe(0);
    expect(s.p.relics[0]).toMatchObject({ claimedBy: 0, exposed: 1 });
  });

  test('[DV-HEIST-12] a successful Heist claims the Relic, and the Trinkets come from the roll', () => {
    const s = heistOfTwo();
    const before = s.p.field;
    rollOut(s, [2]);
    s.luck(1);
    s.pass();
    expect(before - s.p.field).toBe(4 + 1 + 1 + 1);
    expect(s.eventsOf('heistWon')[0]).toEqual({ kind: 'heistWon', seat: 2, relic: 1, card: card('aegis') });
  });
});

describe('Recoup', () => {
  test('[DV-V07 DV-TEXT-6 DV-RECOUP-5 DV-RISK-2] Cobweb: 4 against 5 is caught, 5 against 5 is safe', () => {
    const s = quietStage(5);
    s.hand(0, 'cobweb', 'watchful-idol');
    s.hand(1, 'blasting-charge', 'trowel');
    s.hand(2, 'headlong-dash', 'smoke-pot');
    s.purse(1, 5);
    s.purse(2, 4);
    safe(s, 3, 4);
    s.guard('cobweb', 4);
    s.place(1, 'blasting-charge');
    s.place(1, 'trowel');
    s.place(2, 'headlong-dash');
    s.place(2, 'smoke-pot');
    rollOut(s, []);
    s.pass();
    s.pass();
    expect(
      s
        .eventsOf('riskMet')
        .slice(0, 2)
        .map((event) => event.risk),
    ).toEqual([4, 5]);
    expect(
      s
        .eventsOf('dangerGained')
        .filter((event) => event.cause === 'risk')
        .map((event) => event.seat),
    ).toEqual([1, 3, 4]);
  });

  test('[DV-V20 DV-PLACE-13 DV-RECOUP-4] Entry PositionDriver, seat 3 places nothing: 1 Danger, safe from Risk', () => {
    const s = buildPosition();
    for (const digger of s.p.diggers) digger.abilityUp = 0;
    for (const seat of [1, 2, 4]) s.place(seat, 'trowel');
    s.ready(1, 2, 3, 4);
    s.anyLuck();
    for (let i = 0; i < 3; i++) s.pass();
    expect(s.p.round).toBe(1);
    expect(s.eventsOf('dangerGained')).toEqual([{ kind: 'dangerGained', seat: 3, danger: 1, cause: 'idle' }]);
  });

  test('[DV-V21 DV-RECOUP-10 DV-PLACE-1] round 4, nothing placed, no Risk: two Danger', () => {
    const s = quietStage(4);
    s.hand(1, 'blasting-charge');
    s.purse(1, 5);
    s.place(1, 'blasting-charge');
    rollOut(s, []);
    s.pass();
    s.pass();
    expect(
      s
        .eventsOf('dangerGained')
        .filter((event) => event.seat === 3)
        .map((event) => event.cause),
    ).toEqual(['idle', 'risk']);
    expect(s.seat(1).danger).toBe(0);
  });

  test('[DV-RISK-3] Risk may fall below zero and is compared as it is', () => {
    const s = quietStage(1, 0);
    s.seat(1).riskDown = 3;
    rollOut(s, []);
    s.pass();
    s.pass();
    expect(s.eventsOf('riskMet')[0]).toMatchObject({ seat: 1, risk: -3, alert: 0 });
    expect(
      s
        .eventsOf('dangerGained')
        .filter((event) => event.seat === 1)
        .map((event) => event.cause),
    ).toEqual(['idle', 'risk']);
  });

  test('[DV-V34 DV-PLACE-14 DV-END-2 DV-RECOUP-9] the Ancient places nothing with two Trinkets left: the Expedition wins at C9', () => {
    const s = quietStage(5, 0);
    for (const slot of [1, 2, 3, 4]) s.claim(slot, 1);
    s.field(6);
    s.p.round = 5;
    rollOut(s, []);
    s.pass();
    expect(s.p.field).toBe(2);
    s.pass();
    expect(s.eventsOf('trinketsLost')[0]).toEqual({ kind: 'trinketsLost', player: 0, n: 2 });
    expect(s.p.outcome).toBe(OUTCOME.expedition);
  });

  test('[DV-RECOUP-1 DV-RECOUP-2 DV-RECOUP-3 DV-RECOUP-6 DV-RECOUP-11 DV-RISK-5 DV-DICE-1] everything of the round goes home', () => {
    const s = quietStage(1, 0);
    s.hand(0, 'clay-sentinel', 'dart-trap', 'watchful-idol');
    s.hand(1, 'brush', 'climbing-rope');
    s.hand(2, 'lucky-charm', 'appraisal');
    s.purse(2, 1);
    s.guard('clay-sentinel', 1);
    s.guard('dart-trap', 2);
    s.place(1, 'brush');
    s.place(1, 'climbing-rope');
    s.place(2, 'lucky-charm');
    s.place(2, 'appraisal');
    rollOut(s, []);
    s.pass();
    expect(s.p.step).toBe(STEP.recoupWindow);
    expect(s.p.guards[0]!.pip).toBe(3);
    expect(s.seat(2).pool.floor).toBe(3);
    s.pass();
    expect(s.p.round).toBe(2);
    expect(s.p.tokensLeft).toEqual([10, 16, 16, 16]);
    expect([...s.p.diggers.map(({ pool }) => pool.pip), ...s.p.guards.map((guard) => guard.pip)]).toEqual(
      Array(8).fill(0),
    );
    expect(s.p.diggers.every((digger) => digger.riskTokens + digger.riskDown + digger.bonusWin === 0)).toBe(
      true,
    );
    expect(s.seat(2).pool.floor).toBe(0);
    expect(ids(s.p.ancientDiscard).sort()).toEqual(['clay-sentinel', 'dart-trap']);
    expect(ids(s.p.expeditionDiscard).sort()).toEqual(['appraisal', 'brush', 'climbing-rope', 'lucky-charm']);
    expect(invariants(s.p)).toEqual([]);
  });

  test('[DV-TOK-7] Cooldown Tokens are counters and never run out: at most 12 are in use', () => {
    let most = 0;
    for (let i = 0; i < 30; i++)
      playOut(resolveTable(game, 5), `cooldown${i}`, { ancient: simple, expedition: simple }, (p) => {
        const inUse = [...p.diggers, ...p.relics].reduce((total, { cooldown }) => total + cooldown, 0);
        most = Math.max(most, inUse);
      });
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThanOrEqual(12);
  });
});

describe('Danger and elimination', () => {
  test('[DV-DANGER-1 DV-DANGER-2 DV-DANGER-3 DV-FAQ-4] Danger takes a Green Die as its marker: rollable, disabled, set aside, lent', () => {
    const hurt = (prepare: (s: PositionDriver) => void): PositionDriver => {
      const s = quietStage(8);
      s.hand(0, 'cave-in', 'watchful-idol');
      prepare(s);
      s.guard('cave-in', 1);
      s.ready(1, 2, 3, 4, 0);
      return s;
    };
    expect(hurt(() => {}).seat(1).pool).toMatchObject({ base: 3 });
    expect(hurt((s) => Object.assign(s.seat(1).pool, { base: 0, baseOff: 4 })).seat(1).pool).toMatchObject({
      base: 0,
      baseOff: 3,
    });
    const aside = hurt((s) =>
      Object.assign(s.seat(1).pool, { base: 0, baseAside: 4, tokens: [5, 5, 5, 5] }),
    ).seat(1).pool;
    expect(aside).toMatchObject({ baseAside: 3, tokens: [5, 5, 5, 5] });
    const lent = hurt((s) => {
      Object.assign(s.seat(1).pool, { base: 0, baseLent: 1 });
      s.seat(1).danger = 3 - 1;
      s.p.loans.push(1, 2, 1, 0);
    });
    expect(lent.p.loans).toEqual([]);
    expect(lent.seat(1).pool.baseLent).toBe(0);
  });

  test('[DV-V57 DV-DANGER-4] Field Dressing gives the Green Die back this round', () => {
    const s = quietStage();
    s.danger(1, 1);
    s.hand(1, 'field-dressing');
    s.purse(1, 4);
    s.place(1, 'field-dressing');
    s.ready(1, 2, 3, 4, 0);
    expect(s.seat(1)).toMatchObject({ danger: 0 });
    expect(s.seat(1).pool.base).toBe(4);
  });

  test('[DV-ELIM-3 DV-ELIM-8 DV-DANGER-6] a fallen lender’s die is rolled on this round, then leaves the game; borrowed dice go home', () => {
    const s = quietStage(8);
    s.seat(1).white = 1;
    s.seat(3).white = 1;
    s.p.whiteBox -= 2;
    s.toPlacement(8, 8);
    s.danger(1, 3);
    s.hand(0, 'doom-bell', 'cave-in', 'watchful-idol');
    s.hand(1, 'human-ladder');
    s.hand(3, 'human-ladder');
    s.place(1, 'human-ladder', 2);
    s.place(3, 'human-ladder', 1);
    s.seat(1).pool.tokens.push(3);
    s.p.tokensLeft[0]!--;
    s.guard('doom-bell', 2);
    s.ready(1, 2, 3, 4, 0);
    expect(s.p.loans).toEqual([1, 2, 0, 0, 3, 1, 0, 0]);
    s.dice([[1, 1], [1, 1, 1, 1, 1], ONES, ONES], [SIXES, SIXES, SIXES, SIXES]);
    s.pass();
    s.luckIsSpent();
    s.pass();
    expect(s.seat(1).inPlay).toBe(0);
    expect(s.p.tokensLeft[0]).toBe(10);
    expect(s.seat(1).white).toBe(1);
    expect(s.p.whiteRemoved).toBe(2);
    s.pass();
    expect(s.p.whiteRemoved).toBe(3);
    expect(s.seat(3)).toMatchObject({ white: 1 });
    expect(invariants(s.p)).toEqual([]);
  });

  test('[DV-ELIM-5 DV-ELIM-6 DV-TEAM-1] an eliminated seat is asked nothing more and still shares the result', () => {
    const s = quietStage(5);
    s.seat(2).inPlay = 0;
    s.toPlacement(5);
    expect(s.waiting()).toEqual([1, 3, 4, 0]);
    expect(game.explain(s.p, 2, { kind: 'ready' })).toEqual({ code: 'eliminated', clause: 'DV-ELIM-5' });
    s.hand(1, 'precautions');
    expect(s.choices(1).some((choice) => choice.kind === 'place' && choice.ally === 2)).toBe(false);
    s.p.outcome = OUTCOME.expedition;
    expect(game.result(s.p)).toMatchObject({ winners: [1, 2, 3, 4], places: [2, 1, 1, 1, 1] });
  });

  test('[DV-ELIM-7 DV-ELIM-4] dice and tokens of a closed slot wait for C2 and C6; its card still reaches others', () => {
    const s = quietStage(8);
    s.hand(0, 'gas-vent', 'cave-in', 'watchful-idol');
    s.danger(1, 3);
    s.guard('cave-in', 1);
    s.guard('gas-vent', 2);
    s.p.guards[0]!.pip = 3;
    s.p.guards[0]!.tokens.push(-4);
    s.p.tokensLeft[1]!--;
    s.ready(1, 2, 3, 4, 0);
    expect(s.seat(1).inPlay).toBe(0);
    expect(s.p.guards[0]).toMatchObject({ base: 0, pip: 3, tokens: [-4] });
    expect(s.p.diggers.slice(1).map(({ pool }) => pool.baseOff)).toEqual([2, 1, 1]);
    s.dice(
      [
        [1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      [ONES, ONES, ONES],
    );
    s.pass();
    s.luckIsSpent();
    s.pass();
    s.pass();
    expect(s.p.guards[0]).toMatchObject({ pip: 0, tokens: [] });
    expect(s.p.tokensLeft[1]).toBe(16);
    expect(ids(s.p.ancientDiscard)).toEqual(['gas-vent']);
    expect(ids(s.p.banished)).toEqual(['cave-in']);
  });
});

describe('the end', () => {
  test('[DV-END-1 DV-GEN-3 DV-END-7] the Ancient wins the moment nobody is in play', () => {
    const s = quietStage(8);
    for (const seat of [2, 3, 4]) s.seat(seat).inPlay = 0;
    s.toPlacement(8, 8);
    s.danger(1, 3);
    s.hand(0, 'cave-in', 'watchful-idol');
    s.guard('cave-in', 1);
    s.ready(1, 0);
    expect(s.p.outcome).toBe(OUTCOME.ancient);
    expect(game.result(s.p)).toMatchObject({
      reason: 'ancient',
      clause: 'DV-END-1',
      winners: [0],
      places: [1, 2, 2, 2, 2],
    });
    expect(game.result(s.p)!.points).toBeUndefined();
    expect(s.waiting()).toEqual([]);
  });

  test('[DV-END-9] sides compare: won, then their own aim, the other side’s, then rounds', () => {
    const { p } = quietStage();
    const alone = (danger: number) =>
      p.diggers.map((digger, at) => ({ ...digger, inPlay: at === 0 && danger < 4 ? 1 : 0, danger }));
    const at = (outcome: number, danger: number, field: number, round = 9): typeof p => ({
      ...p,
      outcome,
      diggers: alone(danger),
      field,
      round,
    });
    const beginning: typeof p = { ...p, outcome: OUTCOME.none, field: 100, round: 1 };
    const inOrder = (seat: number, ...positions: (typeof p)[]) => {
      const measures = positions.map((position) => game.measure!(position, seat));
      expect(measures.toReversed().toSorted((a, b) => compareMeasures(b, a))).toEqual(measures);
    };
    const { none, expedition, ancient } = OUTCOME;
    inOrder(
      1,
      at(expedition, 1, 0),
      at(expedition, 2, 0),
      at(expedition, 2, 0, 10),
      at(none, 2, 4),
      at(none, 3, 4),
      at(ancient, 4, 7, 10),
      at(ancient, 4, 7),
      beginning,
    );
    inOrder(
      0,
      at(ancient, 4, 9),
      at(ancient, 4, 7),
      at(ancient, 4, 7, 10),
      at(none, 3, 4),
      at(expedition, 3, 0, 10),
      at(expedition, 3, 0),
      at(expedition, 2, 0),
      beginning,
    );
  });

  test('[DV-END-3 DV-END-4] both are needed; spent, held and removed Trinkets are not on the board', () => {
    const s = quietStage();
    s.field(0);
    s.spent(40);
    rollOut(s, []);
    s.pass();
    expect(s.p.outcome).toBe(OUTCOME.none);
    const t = quietStage();
    for (const slot of [1, 2, 3, 4]) t.claim(slot, 1);
    rollOut(t, []);
    t.pass();
    expect(t.p.outcome).toBe(OUTCOME.none);
    const u = quietStage();
    for (const slot of [1, 2, 3, 4]) u.claim(slot, 1);
    u.field(4);
    u.spent(40);
    rollOut(u, [1]);
    u.pass();
    expect(u.p.outcome).toBe(OUTCOME.expedition);
    expect(game.result(u.p)).toMatchObject({ clause: 'DV-END-2', winners: [1, 2, 3, 4] });
  });

  /** The last Archaeologist, Danger 3, no Relic left. */
  function last(round: number, alert: number): PositionDriver {
    const s = quietStage(round, alert);
    for (const slot of [1, 2, 3, 4]) s.claim(slot, 1);
    for (const seat of [2, 3, 4]) s.seat(seat).inPlay = 0;
    s.toPlacement(round, alert);
    s.danger(1, 3);
    return s;
  }

  test('[DV-V51 DV-END-2] the Expedition wins at W4 before the Risk is looked at', () => {
    const s = last(8, 8);
    s.field(4);
    rollOut(s, [1]);
    s.pass();
    expect(s.p.outcome).toBe(OUTCOME.expedition);
    expect(s.eventsOf('riskMet')).toEqual([]);
  });

  test('[DV-V52 DV-END-1 DV-END-6] Doom Bell in W3 comes before the check', () => {
    const s = last(8, 8);
    s.field(1);
    s.hand(0, 'doom-bell', 'watchful-idol');
    s.guard('doom-bell', 1);
    rollOut(s, []);
    s.pass();
    expect(s.p.field).toBe(0);
    expect(s.p.outcome).toBe(OUTCOME.ancient);
  });

  test('[DV-V53 DV-END-6] eliminated in C5 before the check in C9', () => {
    const s = last(8, 8);
    s.field(4);
    s.hand(1, 'trowel');
    s.place(1, 'trowel');
    rollOut(s, []);
    s.pass();
    expect(s.p.field).toBe(3);
    s.pass();
    expect(s.p.field).toBe(0);
    expect(s.p.outcome).toBe(OUTCOME.ancient);
  });

  test('[DV-V54 DV-END-5] an empty field between checks ends nothing', () => {
    const s = quietStage(8);
    for (const slot of [1, 2, 3, 4]) s.claim(slot, 1);
    s.field(1);
    s.spent(30);
    s.hand(0, 'colossus', 'tribute', 'watchful-idol');
    s.guard('colossus', 1);
    expect(s.p.field).toBe(0);
    s.guard('tribute', 2);
    rollOut(s, [2, 3, 4]);
    expect(s.p.field).toBe(8);
    s.pass();
    expect(s.eventsOf('rewardTaken').map((event) => event.n)).toEqual([1, 4, 3, 0]);
    expect(s.p.outcome).toBe(OUTCOME.expedition);
  });

  test('[DV-V55 DV-END-8 DV-OPT-7] the round cap is the Ancient’s', () => {
    for (const roundCap of [20, 12]) {
      const s = quietStage(roundCap, 0, { options: { roundCap } });
      rollOut(s, []);
      s.pass();
      s.pass();
      expect(game.result(s.p)).toMatchObject({ reason: 'cap', clause: 'DV-END-8', winners: [0] });
      const t = quietStage(roundCap - 1, 0, { options: { roundCap } });
      rollOut(t, []);
      t.pass();
      t.pass();
      expect(t.p.outcome).toBe(OUTCOME.none);
    }
  });

  test('[DV-TRI-1 DV-TRI-2] Trinkets are only moved: 25 per Archaeologist, spent ones in the one Trinket Discard', () => {
    const s = quietStage();
    s.hand(1, 'pickaxe');
    s.purse(1, 2);
    s.place(1, 'pickaxe');
    rollOut(s, [1]);
    s.pass();
    const held = s.p.diggers.reduce((total, digger) => total + digger.trinkets, 0);
    expect(s.p.field + held + s.p.trinketDiscard).toBe(100);
    expect(s.p.trinketDiscard).toBe(2);
  });

  test('[DV-V37 DV-ALERT-1] Watchful Idol at Alert 10 changes nothing', () => {
    const s = quietStage(12, 10);
    s.hand(0, 'watchful-idol', 'colossus');
    s.guard('watchful-idol', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(s.p.alert).toBe(10);
    expect(s.eventsOf('alertChanged')).toEqual([]);
  });
});
