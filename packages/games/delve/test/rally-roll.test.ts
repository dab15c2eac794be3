// Vectors for the Rally and the Roll Phase: order, dice, tokens, rerolls and scores.
import { describe, expect, test } from 'vitest';
import { activate, READY, reroll, suffer } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { ROLL, STEP } from '../src/position.ts';
import { diceTaken } from '../src/rules/dice.ts';
import { buildPosition, card, ids, ONES, type PositionDriver, SIXES } from './build-position.ts';

/** Four quiet seats in round 1, ready to place. */
function quietStage(alert = 1, n = 4): PositionDriver {
  const s = buildPosition({ n });
  s.quiet();
  s.toPlacement(1, alert);
  return s;
}
const everybody = (s: PositionDriver): number[] => [...s.p.diggers.keys()].map((at) => at + 1);
const readyAll = (s: PositionDriver): void =>
  s.ready(...everybody(s).filter((seat) => s.seat(seat).inPlay === 1), 0);

describe('the order of the Rally', () => {
  test('[DV-RALLY-2 DV-RALLY-4 DV-RALLY-5 DV-RALLY-14 DV-GEN-4] Ancient by slot, then ready order: Ability, first card, second card', () => {
    const s = quietStage();
    s.hand(0, 'clay-sentinel', 'cobweb', 'watchful-idol');
    s.hand(1, 'brush', 'climbing-rope');
    s.hand(2, 'pickaxe');
    s.ability(3, 'cracksman');
    s.purse(2, 2);
    s.expose(1);
    s.seat(3).heist = 1;
    s.guard('cobweb', 3);
    s.guard('clay-sentinel', 1);
    s.place(1, 'climbing-rope');
    s.place(1, 'brush');
    s.place(2, 'pickaxe');
    s.ready(2, 3, 1, 4, 0);
    expect(s.eventsOf('cardResolved').map(({ player, card: number }) => [player, ids([number])[0]])).toEqual([
      [0, 'clay-sentinel'],
      [0, 'cobweb'],
      [2, 'pickaxe'],
      [3, 'cracksman'],
      [1, 'climbing-rope'],
      [1, 'brush'],
    ]);
    expect(s.seat(3).pool.pip).toBe(4);
  });

  test('[DV-RALLY-6 DV-CARD-12] parts resolve in printed order; Roll and Reward parts wait', () => {
    const s = quietStage(8);
    s.hand(0, 'ambush', 'watchful-idol');
    s.hand(1, 'scrolls', 'team-lift');
    s.purse(1, 3);
    s.guard('ambush', 2);
    s.place(1, 'team-lift', 2);
    s.place(1, 'scrolls');
    readyAll(s);
    expect(s.eventsOf('diceGained').map((event) => [event.seat, event.n])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(s.eventsOf('dangerGained')).toEqual([]);
    s.dice([[1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1], ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    expect(s.waiting()).toEqual([1]);
    expect(s.choices(1)[0]).toEqual(reroll(0));
  });

  test('[DV-V08 DV-TEXT-7 DV-TEXT-10 DV-RALLY-7] Guardian puts four Pip Dice in its own slot', () => {
    const s = quietStage();
    s.hand(0, 'guardian', 'watchful-idol');
    s.guard('guardian', 2);
    readyAll(s);
    s.dice([ONES, ONES, ONES, ONES], [ONES, [1, 1, 1, 1, 1, 1, 1, 1], ONES, ONES]);
    s.pass();
    s.luckIsSpent();
    expect(s.p.guards.map((guard) => guard.faces.length)).toEqual([4, 8, 4, 4]);
    expect(16 - s.p.guards.reduce((total, guard) => total + guard.pip, 0)).toBe(12);
  });

  test('[DV-RALLY-8 DV-RALLY-9] dice for an ally go to the ally’s pool, tokens against the Ancient to slots', () => {
    const s = quietStage();
    s.hand(1, 'team-lift', 'decoy-torch');
    s.hand(2, 'smoke-pot');
    s.purse(1, 4);
    s.purse(2, 4);
    s.place(1, 'team-lift', 3);
    s.place(1, 'decoy-torch');
    s.place(2, 'smoke-pot');
    readyAll(s);
    expect(s.seat(3).pool.pip).toBe(2);
    expect(s.p.guards.map((guard) => guard.tokens)).toEqual([[-4, -3], [-3], [-3], [-3]]);
  });

  test('[DV-V63 DV-RALLY-10 DV-RALLY-13 DV-TRI-3] Trinkets leave a card after its turn in the Rally, also without Rally parts', () => {
    const s = quietStage();
    s.hand(0, 'stone-sentinel', 'scavenger-beetles', 'watchful-idol');
    s.hand(1, 'pickaxe', 'lantern');
    s.purse(1, 3);
    s.guard('stone-sentinel', 1);
    s.guard('scavenger-beetles', 2);
    s.place(1, 'pickaxe');
    s.place(1, 'lantern');
    readyAll(s);
    expect(s.eventsOf('trinketsRecovered')).toEqual([{ kind: 'trinketsRecovered', n: 1 }]);
    expect(s.p.trinketDiscard).toBe(3);
    expect(s.seat(1).paid).toEqual([0, 0]);
  });

  test('[DV-V56 DV-RALLY-11 DV-ELIM-4] a card of somebody eliminated first does not resolve', () => {
    const s = quietStage(8);
    s.hand(0, 'cave-in', 'watchful-idol');
    s.hand(2, 'team-lift');
    s.purse(2, 3);
    s.danger(2, 3);
    s.guard('cave-in', 2);
    s.place(2, 'team-lift', 3);
    readyAll(s);
    expect(s.seat(2).inPlay).toBe(0);
    expect(s.seat(3).pool.pip).toBe(0);
    expect(s.p.trinketsRemoved).toBe(3);
    expect(s.p.removed).toEqual([card('team-lift')]);
    s.dice([ONES, ONES, ONES], [ONES, ONES, ONES]);
    s.pass();
    s.luckIsSpent();
    expect(s.p.guards[1]!.faces).toEqual([]);
  });

  test('[DV-RALLY-12 DV-WDW-1] after all cards the RALLY window opens, before any die is thrown', () => {
    const s = quietStage();
    readyAll(s);
    expect(s.p.step).toBe(STEP.rallyWindow);
    expect(s.p.rolled).toBe(0);
  });

  test('[DV-GEN-5] several targets: ascending, one after another', () => {
    const s = quietStage();
    s.hand(0, 'cobweb', 'watchful-idol');
    s.guard('cobweb', 4);
    s.ready(4, 3, 2, 1, 0);
    expect(s.eventsOf('riskChanged').map((event) => event.seat)).toEqual([1, 2, 3, 4]);
  });

  test('[DV-GEN-7] what cannot be done is skipped; the rest of the card works', () => {
    const s = quietStage();
    s.p.stacks = [4, 0, 4];
    s.seat(1).negatives.push(card('snare'), card('snare'), card('snare'), card('snare'));
    s.hand(0, 'tripwire', 'watchful-idol');
    s.guard('tripwire', 1);
    readyAll(s);
    expect(s.p.step).toBe(STEP.rallyWindow);
    expect(s.p.guards[0]!.pip).toBe(3);
  });
});

describe('dice before the throw', () => {
  test('[DV-V01 DV-TEXT-1 DV-DICE-5] Trowel and Cutter: five dice against three', () => {
    const s = buildPosition();
    s.place(1, 'trowel');
    s.place(1, 'cutter');
    s.ready(1, 2, 3, 4);
    s.dice([[1, 1, 1, 1, 1], ONES, ONES, ONES], [[1, 1, 1], ONES, ONES, ONES]);
    s.pass();
    s.luckIsSpent();
    expect(s.seat(1).pool.faces.length).toBe(5);
    expect(s.p.guards[0]!.faces.length).toBe(3);
  });

  test('[DV-V12 DV-FAQ-2 DV-DICE-7 DV-DICE-8] a shortfall is not owed by dice gained later', () => {
    const s = quietStage();
    s.danger(1, 2);
    s.hand(0, 'falling-rocks', 'watchful-idol');
    s.hand(1, 'pickaxe');
    s.purse(1, 2);
    s.guard('falling-rocks', 1);
    s.place(1, 'pickaxe');
    readyAll(s);
    expect(s.seat(1).pool).toMatchObject({ base: 0, baseOff: 2, pip: 2 });
  });

  test('[DV-V04 DV-TEXT-4 DV-INF-3 DV-DICE-8] Earthquake with Dangers 0, 0, 1, 3', () => {
    const s = buildPosition();
    s.seat(3).danger = 1;
    s.seat(4).danger = 3;
    s.hand(0, 'guardian', 'cobweb', 'tribute', 'toll-gate');
    s.top('ancient', 'earthquake');
    s.toRefresh(1);
    expect(s.p.diggers.map(({ pool }) => [pool.baseOff, pool.base])).toEqual([
      [2, 2],
      [2, 2],
      [2, 1],
      [1, 0],
    ]);
    expect(s.p.guards.map((guard) => guard.baseOff)).toEqual([2, 2, 2, 2]);
  });

  test('[DV-INF-3] with fewer open slots Earthquake takes two Gold Dice in each of those', () => {
    const s = buildPosition({ n: 2 });
    s.hand(0, 'guardian', 'cobweb', 'tribute', 'toll-gate');
    s.top('ancient', 'earthquake');
    s.toRefresh(1);
    expect(s.p.guards.map((guard) => guard.baseOff)).toEqual([2, 2]);
  });

  test('[DV-DICE-6] disabled first: borrowed, then Pip, White, Green; for the Ancient Pip, then Gold', () => {
    const s = quietStage();
    for (const seat of [1, 2, 4]) s.seat(seat).white = 1;
    s.p.whiteBox -= 3;
    s.toPlacement(1);
    s.hand(0, 'clay-sentinel', 'watchful-idol');
    s.hand(1, 'human-ladder');
    s.hand(2, 'brush', 'headlong-dash');
    s.hand(3, 'crowbar');
    s.hand(4, 'brush', 'headlong-dash');
    s.purse(3, 3);
    s.guard('clay-sentinel', 3);
    s.place(1, 'human-ladder', 2);
    s.place(2, 'brush');
    s.place(2, 'headlong-dash');
    s.place(3, 'crowbar');
    s.place(4, 'brush');
    s.place(4, 'headlong-dash');
    readyAll(s);
    expect(s.p.loans).toEqual([1, 2, 0, 1]);
    expect(s.seat(2).pool).toMatchObject({ pip: 1, pipOff: 0, white: 1, base: 4 });
    expect(s.seat(4).pool).toMatchObject({ pip: 0, pipOff: 1, white: 1, base: 4 });
    expect(s.p.guards[2]).toMatchObject({ pip: 1, pipOff: 2, base: 4 });
  });

  test('[DV-V41 DV-DICE-6 DV-TOK-3] Surveyor’s Chain sets the Pip Die and two Green aside for three +5', () => {
    const s = quietStage();
    s.hand(1, 'brush', 'surveyors-chain');
    s.purse(1, 2);
    s.place(1, 'brush');
    s.place(1, 'surveyors-chain');
    readyAll(s);
    expect(s.seat(1).pool).toMatchObject({ pip: 0, pipAside: 1, base: 2, baseAside: 2, tokens: [5, 5, 5] });
    s.dice([[4, 2], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('rollCompared')[0]).toMatchObject({ seat: 1, score: 21 });
  });

  test('[DV-V42 DV-TOK-4] only two +5 left: only two dice are set aside', () => {
    const s = quietStage();
    s.p.tokensLeft[2] = 2;
    s.hand(1, 'surveyors-chain');
    s.purse(1, 2);
    s.place(1, 'surveyors-chain');
    readyAll(s);
    expect(s.seat(1).pool).toMatchObject({ base: 2, baseAside: 2, tokens: [5, 5] });
    expect(s.p.tokensLeft[2]).toBe(0);
  });

  test('[DV-TOK-4 DV-TOK-1] a token that is not there is not laid, and no other stands in', () => {
    const s = quietStage();
    s.p.tokensLeft[0] = 0;
    s.hand(1, 'climbing-rope');
    s.place(1, 'climbing-rope');
    readyAll(s);
    expect(s.seat(1).pool.tokens).toEqual([]);
    expect(s.p.tokensLeft).toEqual([0, 16, 16, 16]);
  });

  test('[DV-V44 DV-DICE-6 DV-DICE-10 DV-TEAM-4 DV-RECOUP-3] Human Ladder lends the White Die until C3', () => {
    const s = quietStage();
    s.seat(1).white = 1;
    s.p.whiteBox -= 1;
    s.toPlacement(1);
    s.hand(1, 'human-ladder');
    s.place(1, 'human-ladder', 3);
    readyAll(s);
    expect(s.seat(1).pool).toMatchObject({ base: 4, white: 0, whiteLent: 1 });
    s.dice([ONES, ONES, [6, 1, 1, 1, 1], ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    s.luckIsSpent();
    s.top('ancient', 'cobweb', 'cobweb', 'cobweb', 'cobweb');
    s.pass();
    s.pass();
    expect(s.p.loans).toEqual([]);
    expect(s.seat(1).pool.white).toBe(1);
    expect(invariants(s.p)).toEqual([]);
  });

  test('[DV-V40 DV-TOK-9 DV-TOK-8] Ward Stones with two Pip Dice left: slots 1 and 2 get one each', () => {
    const s = quietStage();
    s.hand(0, 'ward-stones', 'watchful-idol');
    s.p.guards[3]!.pipOff = 14;
    s.guard('ward-stones', 3);
    readyAll(s);
    expect(s.p.guards.map((guard) => guard.pip)).toEqual([1, 1, 0, 0]);
  });

  test('[DV-TOK-8 DV-DICE-1] at most eight Pip Dice in play for an Archaeologist', () => {
    const s = quietStage();
    s.seat(1).pool.pip = 7;
    s.hand(1, 'pickaxe');
    s.purse(1, 2);
    s.place(1, 'pickaxe');
    readyAll(s);
    expect(s.seat(1).pool.pip).toBe(8);
    expect(s.eventsOf('diceGained')[0]!.n).toBe(1);
  });

  test('[DV-V43 DV-TOK-5] three Risk Tokens left: seat 2 gets two, seat 3 one, seat 4 none', () => {
    const s = quietStage();
    s.seat(1).riskTokens = 13;
    s.hand(1, 'rallying-song');
    s.purse(1, 2);
    s.place(1, 'rallying-song');
    readyAll(s);
    expect(s.p.diggers.map((digger) => digger.riskTokens)).toEqual([13, 2, 1, 0]);
  });

  test('[DV-TOK-6] lowering Risk needs no token', () => {
    const s = quietStage();
    s.seat(1).riskTokens = 16;
    s.hand(0, 'cobweb', 'watchful-idol');
    s.guard('cobweb', 1);
    readyAll(s);
    expect(s.p.diggers.map((digger) => digger.riskDown)).toEqual([1, 1, 1, 1]);
  });

  test('[DV-DICE-2 DV-DICE-3] a White Die gained before the throw is rolled at once; reserve first, then the box', () => {
    const s = quietStage();
    s.hand(1, 'hired-porter', 'hired-porter');
    s.purse(1, 12);
    s.seat(1).whiteReserve = 1;
    s.p.whiteRemoved += 1;
    s.place(1, 'hired-porter');
    s.place(1, 'hired-porter');
    readyAll(s);
    expect(s.seat(1)).toMatchObject({ white: 2, whiteReserve: 0 });
    expect(s.p.whiteBox).toBe(7);
    expect(s.seat(1).pool.white).toBe(2);
    expect(invariants(s.p)).toEqual([]);
  });

  test('[DV-DICE-4] Green and Gold Dice are there again every round', () => {
    const s = quietStage();
    s.hand(0, 'falling-rocks', 'watchful-idol');
    s.guard('falling-rocks', 1);
    readyAll(s);
    expect(s.seat(1).pool.base).toBe(1);
    s.toPlacement(2);
    expect(s.seat(1).pool.base).toBe(4);
    expect(s.p.guards[0]!.base).toBe(4);
  });

  test('[DV-DICE-9] no card disables, replaces or lends dice after the throw', () => {
    for (const entry of CONTENT) {
      if (!('parts' in entry)) continue;
      for (const part of entry.parts) {
        if (part.do !== 'disable' && part.do !== 'fix' && part.do !== 'lend') continue;
        expect(part.when).toBe(entry.deck === 'influence' ? 'now' : 'rally');
      }
    }
  });

  test('[DV-GEN-8 DV-DICE-6] a card that names a kind overrides the general order: Earthquake takes Green, not Pip or White', () => {
    const s = buildPosition();
    s.seat(1).white = 1;
    s.p.whiteBox--;
    s.hand(0, 'guardian', 'cobweb', 'tribute');
    s.top('ancient', 'tremor', 'earthquake');
    s.toRefresh(1);
    expect(s.seat(1).pool).toMatchObject({ white: 0, whiteOff: 1, base: 2, baseOff: 2 });
    const t = buildPosition();
    t.seat(1).white = 1;
    t.p.whiteBox--;
    t.hand(0, 'guardian', 'cobweb', 'tribute', 'toll-gate');
    t.top('ancient', 'earthquake');
    t.toRefresh(1);
    expect(t.seat(1).pool).toMatchObject({ white: 1, whiteOff: 0, base: 2, baseOff: 2 });
  });
});

describe('Negative cards in the Rally', () => {
  function snared(): PositionDriver {
    const s = quietStage();
    s.hand(0, 'tripwire', 'watchful-idol');
    s.guard('tripwire', 2);
    readyAll(s);
    return s;
  }

  test('[DV-V05 DV-NEG-1 DV-NEG-2 DV-NEG-6 DV-TEXT-5 DP-9] Snare, dice option: three Green disabled, two cards next round', () => {
    const s = snared();
    expect(s.waiting()).toEqual([2]);
    expect(s.choices(2)).toEqual([suffer(card('snare'), 1), suffer(card('snare'), 2)]);
    expect(game.defaultChoice(s.p, 2)).toEqual(suffer(card('snare'), 2));
    s.play(2, suffer(card('snare'), 2));
    expect(s.seat(2).pool).toMatchObject({ base: 1, baseOff: 3 });
    expect(s.seat(2)).toMatchObject({ limitNext: 0, negatives: [card('snare')] });
    expect(s.p.stacks).toEqual([4, 3, 4]);
  });

  test('[DV-V06 DV-NEG-6 DV-NEG-7 DV-NEG-5 DV-PLACE-2 DV-REFRESH-1] Snare, card option: one card next round', () => {
    const s = snared();
    s.play(2, suffer(card('snare'), 1));
    expect(s.seat(2).pool.base).toBe(4);
    s.anyLuck();
    s.pass();
    s.pass();
    s.pass();
    expect(s.p.round).toBe(2);
    expect(s.p.stacks).toEqual([4, 4, 4]);
    expect(s.seat(2).limitNow).toBe(1);
    while (s.p.step !== STEP.placement) s.play(s.waiting()[0]!, game.defaultChoice(s.p, s.waiting()[0]!));
    s.hand(2, 'trowel', 'cutter', 'signal-flare');
    s.place(2, 'trowel');
    expect(s.choices(2)).toEqual([READY]);
    expect(game.explain(s.p, 2, { kind: 'place', card: card('cutter'), ally: 0 })).toEqual({
      code: 'snared',
      clause: 'DV-NEG-6',
    });
  });

  test('[DV-V48 DV-NEG-3 DV-LIST-3 DV-LIST-5] Ruin with two Trinkets: only the random discard, without asking', () => {
    const s = quietStage(4);
    s.hand(0, 'curse-of-ruin', 'watchful-idol');
    s.hand(2, 'brush', 'pickaxe', 'lantern');
    s.purse(2, 2);
    s.purse(1, 3);
    s.guard('curse-of-ruin', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(s.waiting()).toEqual([1]);
    s.luck(2, 0);
    s.play(1, suffer(card('ruin'), 1));
    s.luckIsSpent();
    expect(s.seat(1).trinkets).toBe(0);
    expect(ids(s.seat(2).hand)).toEqual(['pickaxe']);
    expect(ids(s.p.expeditionDiscard)).toEqual(['lantern', 'brush']);
    expect(s.seat(2).trinkets).toBe(2);
    expect(s.p.step).toBe(STEP.rallyWindow);
  });

  test('[DV-V49 DV-NEG-4] an empty stack: no Negative card, the slot still gains its dice', () => {
    const s = quietStage();
    s.p.stacks[1] = 0;
    for (const seat of everybody(s)) s.seat(seat).negatives.push(card('snare'));
    s.hand(0, 'tripwire', 'watchful-idol');
    s.guard('tripwire', 1);
    readyAll(s);
    expect(s.eventsOf('cursed')).toEqual([]);
    expect(s.p.guards[0]!.pip).toBe(3);
  });

  test('[DV-V66 DV-ELIM-3 DV-NEG-4] an eliminated seat’s Stumble can be used again in the same round', () => {
    const s = buildPosition();
    s.quiet();
    s.relics('pandoras-box');
    s.expose(1, 2, 3, 4);
    s.p.alert = 8;
    s.toRelicChoice(9);
    s.hand(0, 'cave-in', 'false-floor', 'watchful-idol');
    s.play(0, activate(1, card('stumble')));
    while (s.p.step === STEP.heists) s.play(s.waiting()[0]!, { kind: 'forgoHeist' });
    s.danger(1, 3);
    s.guard('cave-in', 1);
    s.guard('false-floor', 2);
    readyAll(s);
    for (const seat of [1, 2, 3, 4]) s.play(seat, suffer(card('stumble'), 2));
    expect(s.seat(1).inPlay).toBe(0);
    expect(s.waiting()).toEqual([2]);
    s.play(2, suffer(card('stumble'), 1));
    expect(s.seat(2).negatives).toEqual([card('stumble'), card('stumble')]);
    expect(s.p.guards[0]!.base).toBe(0);
    expect(s.p.guards[1]!.pip).toBe(3);
    expect(s.p.stacks).toEqual([4, 4, 0]);
  });
});

describe('the throw and the rerolls', () => {
  test('[DV-ROLL-1 DV-ROLL-2] seat 1, slot 1, seat 2, slot 2 ...: borrowed, Pip, White, Green; Pip, Gold', () => {
    const s = quietStage(1, 2);
    s.hand(0, 'clay-sentinel', 'watchful-idol');
    s.hand(1, 'brush');
    s.place(1, 'brush');
    s.guard('clay-sentinel', 2);
    readyAll(s);
    s.luck(1, 2, 3, 4, 5, /* slot 1 */ 6, 5, 4, 3, /* seat 2 */ 2, 2, 2, 2, /* slot 2 */ 1, 2, 3, 4, 5, 6, 1);
    s.pass();
    s.luckIsSpent();
    expect(s.seat(1).pool.faces).toEqual([1, 2, 3, 4, 5]);
    expect(s.p.guards[0]!.faces).toEqual([6, 5, 4, 3]);
    expect(s.p.guards[1]!.faces).toEqual([1, 2, 3, 4, 5, 6, 1]);
    expect(s.choices(1).every((choice) => choice.kind !== 'reroll')).toBe(true);
  });

  test('[DV-V60 DV-ROLL-3 DV-ROLL-4 DP-10] Stone of Sisyphus rerolls the two highest before any card of the seat', () => {
    const s = buildPosition();
    s.quiet();
    s.relics('stone-of-sisyphus');
    s.toRelicChoice(1);
    s.hand(1, 'scrolls');
    s.play(0, activate(1, 0));
    s.place(1, 'scrolls');
    readyAll(s);
    s.dice([[6, 5, 2, 1], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    expect(s.waiting()).toEqual([0]);
    expect(s.choices(0)).toEqual([reroll(0), reroll(1), reroll(2), reroll(3)]);
    expect(game.defaultChoice(s.p, 0)).toEqual(reroll(2));
    s.luck(3, 4);
    s.play(0, reroll(2));
    expect(s.seat(1).pool.faces).toEqual([3, 4, 2, 1]);
    for (let i = 0; i < 3; i++) s.play(0, reroll(0));
    expect(s.waiting()).toEqual([1]);
    expect(game.defaultChoice(s.p, 1)).toEqual(reroll(2));
    s.luck(6, 6);
    s.play(1, reroll(2));
    expect(s.seat(1).pool.faces).toEqual([3, 4, 6, 6]);
    expect(s.p.step).toBe(STEP.rollWindow);
  });

  test('[DV-ROLL-5 DV-ROLL-12 DP-10] each reroll is its own decision; the same die may go twice; no dice, no decision', () => {
    const s = quietStage();
    s.hand(1, 'scrolls', 'lantern');
    s.hand(2, 'scrolls');
    s.purse(1, 1);
    s.danger(2, 3);
    s.hand(0, 'loose-gravel', 'watchful-idol');
    s.guard('loose-gravel', 2);
    s.place(1, 'lantern');
    s.place(1, 'scrolls');
    s.place(2, 'scrolls');
    readyAll(s);
    s.dice([[1, 6, 6, 6], [], ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    expect(s.choices(1).length).toBe(4);
    s.luck(2);
    s.play(1, reroll(1));
    expect(s.choices(1).length).toBe(3);
    expect(game.explain(s.p, 1, reroll(3))).toEqual({ code: 'tooManyDice', clause: 'DV-ROLL-12' });
    s.luck(5);
    s.play(1, reroll(1));
    expect(s.seat(1).pool.faces).toEqual([5, 6, 6, 6]);
    expect(s.p.step).toBe(STEP.rollWindow);
  });

  test('[DV-ROLL-13] among equal faces the earlier throw is taken; rerolled in the order of the throw', () => {
    expect(diceTaken([3, 1, 3, 1, 1], 2, false)).toEqual([1, 3]);
    expect(diceTaken([6, 2, 6, 5, 6], 2, true)).toEqual([0, 2]);
    expect(diceTaken([5, 1, 2], 2, false)).toEqual([1, 2]);
  });

  test('[DV-V03 DV-TEXT-3 DV-ROLL-6] Philosopher’s Dice: 1, 2, 2, 6 count 15, only for the Ancient', () => {
    const s = buildPosition();
    s.quiet();
    s.relics('philosophers-dice');
    s.toRelicChoice(1);
    s.play(0, activate(1, 0));
    readyAll(s);
    s.dice([[1, 2, 2, 6], ONES, ONES, ONES], [[1, 2, 2, 6], ONES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('rollCompared')[0]).toMatchObject({ score: 11, against: 15, success: false });
  });

  test('[DV-V09 DV-TOK-1 DV-TOK-2 DV-ROLL-8] 4, 3, 6, 2 with +3 and −5 score 13', () => {
    const s = quietStage();
    s.seat(1).pool.tokens.push(3, -5);
    readyAll(s);
    s.dice([[4, 3, 6, 2], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('rollCompared')[0]).toMatchObject({ score: 13 });
  });

  test('[DV-ROLL-8] a score may be negative', () => {
    const s = quietStage();
    s.seat(1).pool.base = 0;
    s.seat(1).pool.baseOff = 4;
    s.seat(1).pool.tokens.push(-5);
    readyAll(s);
    s.dice([[], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('rollCompared')[0]).toMatchObject({ score: -5 });
  });

  test('[DV-V10 DV-FAQ-1 DV-ROLL-10] no dice and Grappling Hook: rolls nothing and scores 6', () => {
    const s = quietStage();
    s.hand(0, 'falling-rocks', 'watchful-idol');
    s.hand(1, 'grappling-hook');
    s.purse(1, 3);
    s.danger(1, 1);
    s.guard('falling-rocks', 1);
    s.place(1, 'grappling-hook');
    readyAll(s);
    s.dice([[], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('rollCompared')[0]).toMatchObject({ score: 6, against: 4, success: true });
  });

  test('[DV-V11 DV-ROLL-9 DV-FAQ-1] one die showing 1 beats an empty slot', () => {
    const s = quietStage();
    s.danger(3, 3);
    Object.assign(s.p.guards[2]!, { base: 0, baseOff: 4 });
    readyAll(s);
    s.dice([ONES, ONES, [1], ONES], [ONES, ONES, [], ONES]);
    s.pass();
    s.pass();
    expect(s.eventsOf('rollCompared')[2]).toMatchObject({ seat: 3, score: 1, against: 0, success: true });
  });

  test('[DV-V16 DV-V17 DV-ROLL-9 DV-OPT-5] ties fail, unless the table plays otherwise', () => {
    for (const [tiesFavor, success] of [
      ['ancient', false],
      ['archaeologist', true],
    ] as const) {
      const s = buildPosition({ options: { tiesFavor } });
      s.quiet();
      s.toPlacement(1);
      Object.assign(s.seat(2).pool, { base: 0, baseOff: 4 });
      Object.assign(s.p.guards[1]!, { base: 0, baseOff: 4 });
      readyAll(s);
      s.dice([[5, 5, 3, 1], [], ONES, ONES], [[6, 6, 1, 1], [], ONES, ONES]);
      s.pass();
      s.pass();
      expect(s.eventsOf('rollCompared')[0]).toMatchObject({ score: 14, against: 14, success });
      expect(s.eventsOf('rollCompared')[1]).toMatchObject({ score: 0, against: 0, success });
      expect(s.eventsOf('rewardTaken')[0]).toMatchObject({ seat: 1, n: success ? 4 : 1 });
    }
  });

  test('[DV-V18 DV-GEN-9] exact chances: 4 against 4, 5 against 4, 4 against 8, 8 against 8', () => {
    const ways = (dice: number): number[] => {
      let sums = [1];
      for (let i = 0; i < dice; i++) {
        const next = Array<number>(sums.length + 6).fill(0);
        sums.forEach((count, sum) => {
          for (let face = 1; face <= 6; face++) next[sum + face]! += count;
        });
        sums = next;
      }
      return sums;
    };
    const win = (own: number, foe: number): number => {
      const [a, b] = [ways(own), ways(foe)];
      let total = 0;
      a.forEach((x, i) => {
        b.forEach((y, j) => {
          if (i > j) total += x * y;
        });
      });
      return total / 6 ** (own + foe);
    };
    expect(win(4, 4)).toBeCloseTo(85759 / 186624, 12);
    expect(win(5, 4)).toBeCloseTo(25127 / 34992, 12);
    expect(win(4, 8)).toBeCloseTo(771485 / 120932352, 12);
    expect(win(8, 8)).toBeCloseTo(0.4711, 4);
    expect(1 - 2 * win(4, 4)).toBeCloseTo(0.0809, 4);
  });

  test('[DV-ROLL-11] Danger after the throw changes no die already rolled', () => {
    const s = quietStage(8);
    s.hand(0, 'doom-bell', 'watchful-idol');
    s.guard('doom-bell', 1);
    readyAll(s);
    s.dice([ONES, ONES, ONES, ONES], [SIXES, SIXES, SIXES, SIXES]);
    s.pass();
    s.pass();
    expect(s.seat(1).danger).toBe(1);
    expect(s.seat(1).pool.base).toBe(4);
    expect(s.seat(1).pool.faces).toEqual(ONES);
  });

  test('[DV-ROLL-9 DV-RALLY-2] each Archaeologist in play has one result', () => {
    const s = quietStage();
    readyAll(s);
    s.dice([SIXES, ONES, SIXES, ONES], [ONES, SIXES, ONES, SIXES]);
    s.pass();
    s.pass();
    expect(s.p.diggers.map((digger) => digger.roll)).toEqual([
      ROLL.success,
      ROLL.failure,
      ROLL.success,
      ROLL.failure,
    ]);
  });
});
