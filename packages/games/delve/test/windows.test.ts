// Vectors for windows, Instants and Abilities: who is asked, who acts first, what is paid and what lapses.
import { describe, expect, test } from 'vitest';
import { ability, instant, PASS, REDRAW } from '../src/choices.ts';
import { game } from '../src/index.ts';
import { STEP } from '../src/position.ts';
import {
  buildPosition,
  card,
  ids,
  ONES,
  type PositionDriver,
  type PositionSpec,
  SIXES,
} from './build-position.ts';

/** A position in the window of that step, in this round, all ready in seat order. */
function inWindow(
  step: number,
  settings: { n?: number; round?: number; alert?: number; options?: PositionSpec['options'] } = {},
): PositionDriver {
  const n = settings.n ?? 4;
  const s = buildPosition({ n, ...(settings.options && { options: settings.options }) });
  s.quiet();
  s.hand(0);
  s.toPlacement(settings.round ?? 1, settings.alert ?? 1);
  for (let seat = 1; seat <= n; seat++) s.p.ready.push(seat);
  s.p.step = step;
  return s;
}
const rolled = (
  s: PositionDriver,
  own: readonly (readonly number[])[],
  foe: readonly (readonly number[])[],
): void => {
  own.forEach((faces, at) => {
    s.seat(at + 1).pool.faces.push(...faces);
    s.p.guards[at]!.faces.push(...foe[at]!);
  });
  s.p.rolled = 1;
};
const four = (faces: readonly number[]): number[][] => [[...faces], [...faces], [...faces], [...faces]];

describe('calls', () => {
  test('[DV-V46 DV-WDW-4 DV-WDW-5 DV-WDW-7 DV-WDW-10] precedence starts with the Ancient and moves on after a use', () => {
    const s = inWindow(STEP.rollWindow, { n: 2 });
    s.p.ready = [2, 1];
    s.hand(0, 'watchful-idol');
    s.hand(2, 'second-wind', 'brush');
    s.hand(1, 'brush');
    s.purse(2, 2);
    rolled(s, [ONES, [1, 2, 4, 5]], [ONES, ONES]);
    s.run();
    expect(s.p.circle).toEqual([0, 2, 1]);
    expect(s.waiting()).toEqual([0, 1, 2]);
    s.play(1, PASS);
    s.play(2, instant(card('second-wind'), 0, 2));
    expect(s.eventsOf('instantPlayed')).toEqual([]);
    s.luck(6, 6);
    s.play(0, PASS);
    expect(s.eventsOf('instantPlayed').length).toBe(1);
    expect(s.p.circle[s.p.lead]).toBe(1);
    expect(s.waiting()).toEqual([0, 1, 2]);
    s.play(0, PASS);
    s.play(1, PASS);
    s.anyLuck();
    s.play(2, PASS);
    expect(s.eventsOf('windowClosed')[0]).toEqual({ kind: 'windowClosed', window: 'roll' });
  });

  test('[DV-V45 DV-ROLL-4 DV-INST-1 DV-INST-2] Second Wind with two dice rerolls the 1 and the 2', () => {
    const s = inWindow(STEP.rollWindow);
    s.hand(1, 'second-wind');
    s.purse(1, 2);
    rolled(s, [[1, 2, 4, 5], ONES, ONES, ONES], four(ONES));
    s.run();
    s.luck(6, 3);
    s.play(1, instant(card('second-wind'), 0, 2));
    s.luckIsSpent();
    expect(s.eventsOf('diceRerolled')[0]).toMatchObject({ places: [0, 1], faces: [6, 3] });
    expect(s.p.trinketDiscard).toBe(2);
  });

  test('[DV-V64 DV-ROLL-12 DP-8] a pool of one die: pass, or Second Wind with that die', () => {
    const s = inWindow(STEP.rollWindow);
    s.hand(1, 'second-wind');
    s.purse(1, 2);
    rolled(s, [[3], ONES, ONES, ONES], four(ONES));
    s.run();
    const wind = card('second-wind');
    expect(s.choices(1)).toEqual([PASS, instant(wind, 0, 1)]);
    expect(game.defaultChoice(s.p, 1)).toEqual(PASS);
  });

  test('[DV-V47 DV-WDW-5 DV-INST-4 DV-RISK-1 DV-TOK-6] the Ancient comes first; the other answer lapses and costs nothing', () => {
    const s = inWindow(STEP.recoupWindow, { alert: 7, round: 7 });
    s.hand(0, 'creeping-dread', 'watchful-idol');
    s.hand(1, 'close-call', 'brush');
    s.purse(1, 2);
    s.seat(1).placed.push(card('headlong-dash'));
    s.seat(1).allies.push(0);
    s.seat(1).paid.push(0);
    s.seat(1).riskTokens = 5;
    s.run();
    s.play(0, instant(card('creeping-dread'), 1, 0));
    s.play(1, instant(card('close-call'), 0, 0));
    expect(ids(s.seat(1).hand)).toEqual(['close-call', 'brush']);
    expect(s.seat(1)).toMatchObject({ trinkets: 2, riskDown: 2, instants: [] });
    expect(s.waiting()).toEqual([0, 1]);
    s.play(0, PASS);
    s.play(1, instant(card('close-call'), 0, 0));
    expect(s.seat(1)).toMatchObject({ trinkets: 0, instants: [card('close-call')] });
    s.anyLuck();
    s.pass();
    expect(s.eventsOf('riskMet').find((event) => event.seat === 1)).toMatchObject({ risk: 9, alert: 7 });
    expect(s.seat(1).danger).toBe(0);
  });

  test('[DV-V69 DV-WDW-8 DV-WDW-11] who is asked follows from public facts alone', () => {
    const s = inWindow(STEP.rollWindow, { n: 2 });
    s.hand(1, 'brush', 'pickaxe', 'lantern');
    rolled(s, [ONES, ONES], [ONES, ONES]);
    s.run();
    expect(s.waiting()).toEqual([1]);
    expect(s.choices(1)).toEqual([PASS]);
    expect(s.choices(2)).toEqual([]);
    expect(game.explain(s.p, 2, PASS)).toEqual({ code: 'nothingToUse', clause: 'DV-WDW-8' });
    const t = structuredClone(s.p);
    t.diggers[0]!.hand = [card('second-wind'), card('sabotage'), card('repose')];
    for (const viewer of [0, 'spectator'] as const)
      expect(game.view(t, viewer)).toEqual(game.view(s.p, viewer));
  });

  test('[DV-WDW-11 DV-VIEW-6] all see that somebody answered; what, only the team; who passed is not told', () => {
    const s = inWindow(STEP.recoupWindow);
    s.hand(0, 'watchful-idol');
    s.hand(1, 'brush');
    s.hand(2, 'brush');
    s.run();
    s.play(1, PASS);
    expect(game.view(s.p, 0).diggers[0]!.answer).toEqual([-1]);
    expect(game.view(s.p, 'spectator').diggers[0]!.answer).toEqual([-1]);
    expect(game.view(s.p, 2).diggers[0]!.answer).toEqual([0]);
    expect(s.events.filter((event) => event.kind === 'answered')).toEqual([{ kind: 'answered', player: 1 }]);
    const closed = inWindow(STEP.recoupWindow, { options: { teamHands: 'closed' } });
    closed.hand(1, 'brush');
    closed.hand(2, 'brush');
    closed.run();
    closed.play(1, PASS);
    expect(game.view(closed.p, 2).diggers[0]!.answer).toEqual([-1]);
  });

  test('[DV-WDW-3] in the Entry PositionDriver only Archaeologists take part', () => {
    const s = buildPosition();
    for (const digger of s.p.diggers) digger.abilityUp = 0;
    s.ready(1, 2, 3, 4);
    expect(s.p.step).toBe(STEP.rallyWindow);
    expect(s.p.circle).toEqual([1, 2, 3, 4]);
    expect(s.waiting()).toEqual([1, 2, 3, 4]);
    expect(game.explain(s.p, 0, PASS)).toEqual({ code: 'entryStage', clause: 'DV-WDW-3' });
    expect(s.eventsOf('windowOpened').map((event) => event.window)).toEqual(['rally']);
  });

  test('[DV-WDW-4] in the REFRESH window the circle is the Ancient and the seats in order', () => {
    const s = inWindow(STEP.refreshWindow);
    s.hand(3, 'brush');
    s.p.ready = [];
    s.run();
    expect(s.p.circle).toEqual([0, 1, 2, 3, 4]);
  });

  test('[DV-WDW-6] a use resolves completely, sub-choices included, before the next call', () => {
    const s = inWindow(STEP.rallyWindow);
    s.hand(1, 'signal-flare', 'brush');
    s.purse(1, 2);
    s.run();
    s.play(1, instant(card('signal-flare'), 3, 0));
    expect(s.seat(3).pool.pip).toBe(2);
    expect(s.p.acting).toBe(-1);
    expect(s.waiting()).toEqual([1]);
  });

  test('[DV-WDW-9 DP-8] on time-out everybody who has not answered has passed', () => {
    const s = inWindow(STEP.rallyWindow);
    for (const seat of [1, 2]) s.hand(seat, 'signal-flare');
    for (const seat of [1, 2]) s.purse(seat, 2);
    s.run();
    for (const seat of s.waiting()) expect(game.defaultChoice(s.p, seat)).toEqual(PASS);
  });

  test('[DV-WDW-1 DV-WDW-2 DV-CARD-10] a card for one phase is played only in that window; ANY in all four', () => {
    const usable = (step: number): string[] => {
      const s = inWindow(step);
      s.hand(1, 'repose', 'second-wind', 'signal-flare', 'close-call', 'spyglass');
      s.purse(1, 20);
      s.danger(1, 1);
      rolled(s, four(ONES), four(ONES));
      if (step < STEP.throwDice) s.p.rolled = 0;
      s.run();
      return [
        ...new Set(s.choices(1).flatMap((choice) => (choice.kind === 'instant' ? ids([choice.card]) : []))),
      ];
    };
    expect(usable(STEP.refreshWindow)).toEqual(['repose', 'spyglass']);
    expect(usable(STEP.rallyWindow)).toEqual(['repose', 'signal-flare']);
    expect(usable(STEP.rollWindow)).toEqual(['repose', 'second-wind']);
    expect(usable(STEP.recoupWindow)).toEqual(['repose', 'close-call']);
    const s = inWindow(STEP.rallyWindow);
    s.hand(1, 'second-wind');
    s.purse(1, 2);
    s.run();
    expect(game.explain(s.p, 1, instant(card('second-wind'), 0, 0))).toEqual({
      code: 'otherWindow',
      clause: 'DV-WDW-2',
    });
  });
});

describe('Instants', () => {
  test('[DV-INST-3 DV-CARD-7] a played Instant lies there until C6, then is discarded or banished', () => {
    const s = inWindow(STEP.recoupWindow);
    s.hand(1, 'repose', 'close-call');
    s.purse(1, 6);
    s.danger(1, 1);
    s.run();
    s.play(1, instant(card('repose'), 0, 0));
    s.play(1, instant(card('close-call'), 0, 0));
    expect(ids(s.p.banished)).toEqual(['repose']);
    expect(ids(s.p.expeditionDiscard)).toEqual(['close-call']);
    expect(s.eventsOf('trinketsSpent').map((event) => event.n)).toEqual([4, 2]);
  });

  test('[DV-INST-5 DV-INST-6] as many as can be paid; what would change nothing is not offered', () => {
    const s = inWindow(STEP.recoupWindow);
    s.hand(1, 'repose', 'repose', 'brush');
    s.purse(1, 12);
    s.danger(1, 2);
    s.run();
    s.play(1, instant(card('repose'), 0, 0));
    s.play(1, instant(card('repose'), 0, 0));
    expect(s.seat(1)).toMatchObject({ trinkets: 4, danger: 0, instants: [card('repose'), card('repose')] });
    s.hand(1, 'repose');
    expect(game.explain(s.p, 1, instant(card('repose'), 0, 0))).toEqual({
      code: 'changesNothing',
      clause: 'DV-INST-6',
    });
  });

  test('[DV-INST-7 DV-HAZ-3] the Ancient pays from the field and obeys Hazard', () => {
    const s = inWindow(STEP.recoupWindow, { alert: 3, round: 3 });
    s.hand(0, 'creeping-dread');
    s.run();
    expect(s.choices(0)).toEqual([PASS]);
    expect(game.explain(s.p, 0, instant(card('creeping-dread'), 1, 0))).toEqual({
      code: 'hazardTooHigh',
      clause: 'DV-HAZ-3',
    });
    const t = inWindow(STEP.recoupWindow, { alert: 4, round: 4 });
    t.hand(0, 'creeping-dread', 'watchful-idol');
    t.run();
    expect(t.choices(0)).toEqual([
      PASS,
      ...[1, 2, 3, 4].map((seat) => instant(card('creeping-dread'), seat, 0)),
    ]);
    const field = t.p.field;
    t.play(0, instant(card('creeping-dread'), 2, 0));
    expect([t.p.field, t.p.trinketDiscard]).toEqual([field - 1, 1]);
    const poor = inWindow(STEP.recoupWindow, { alert: 4, round: 4 });
    poor.hand(0, 'creeping-dread');
    poor.field(0);
    poor.run();
    expect(poor.choices(0)).toEqual([PASS]);
    expect(game.explain(poor.p, 0, instant(card('creeping-dread'), 1, 0)).clause).toBe('DV-INST-7');
  });

  test('[DV-INST-1 DV-INST-6] without the Trinkets or the printed need it is not open', () => {
    const s = inWindow(STEP.rallyWindow);
    s.hand(1, 'signal-flare', 'last-stand');
    s.purse(1, 1);
    s.danger(1, 1);
    s.run();
    expect(s.choices(1)).toEqual([PASS]);
    expect(game.explain(s.p, 1, instant(card('signal-flare'), 1, 0))).toEqual({
      code: 'cannotPay',
      clause: 'DV-INST-1',
    });
    expect(game.explain(s.p, 1, instant(card('last-stand'), 0, 0))).toEqual({
      code: 'needUnmet',
      clause: 'DV-INST-6',
    });
  });

  test('[DV-V22 DV-PLACE-15] an Instant is no placed card', () => {
    const s = inWindow(STEP.rallyWindow);
    s.hand(1, 'signal-flare');
    s.purse(1, 2);
    s.run();
    s.anyLuck();
    s.play(1, instant(card('signal-flare'), 1, 0));
    expect(s.eventsOf('dangerGained').find((event) => event.seat === 1)?.cause).toBe('idle');
  });
});

describe('Abilities', () => {
  test('[DV-V02 DV-TEXT-2 DV-ROLL-7 DV-TOK-8 DV-ABIL-5] Strategize: all who can gain and roll a Pip Die at once', () => {
    const s = inWindow(STEP.rollWindow);
    s.ability(2, 'strategize');
    s.hand(0, 'watchful-idol');
    rolled(s, four(ONES), four(ONES));
    s.seat(3).pool.pip = 8;
    s.run();
    s.luck(6, 5, 4);
    s.play(2, ability(card('strategize'), 0, 0));
    s.play(0, PASS);
    s.luckIsSpent();
    expect(s.p.diggers.map(({ pool }) => pool.faces.slice(4))).toEqual([[6], [5], [], [4]]);
    expect(s.seat(2)).toMatchObject({ abilityUp: 0, cooldown: 4 });
  });

  test('[DV-V31 DV-ABIL-5 DV-ABIL-6 DV-RECOUP-7] Cooldown 4 in round 1: 3, 2, 1, 0 after rounds 1 to 4; usable in 5', () => {
    const s = inWindow(STEP.rollWindow, { n: 2, alert: 0 });
    s.p.calm = 9;
    s.ability(1, 'strategize');
    s.ability(2, 'appraiser');
    rolled(s, [ONES, ONES], [ONES, ONES]);
    s.run();
    s.anyLuck();
    s.hand(0, 'watchful-idol');
    s.play(1, ability(card('strategize'), 0, 0));
    const seen: number[][] = [];
    while (s.p.round < 5 && s.p.outcome === 0) {
      const { round } = s.p;
      const seat = s.waiting()[0]!;
      s.play(seat, game.defaultChoice(s.p, seat));
      if (s.p.round > round) seen.push([s.seat(1).cooldown, s.seat(1).abilityUp]);
    }
    expect(seen).toEqual([
      [3, 0],
      [2, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(s.eventsOf('abilityReturned')).toEqual([
      { kind: 'abilityReturned', seat: 1, card: card('strategize') },
    ]);
  });

  test('[DV-ABIL-1 DV-ABIL-2 DV-ABIL-3 DV-PLACE-15] only the owner uses it; it costs nothing and is no placed card', () => {
    const s = inWindow(STEP.recoupWindow);
    s.ability(1, 'daredevil');
    s.hand(2, 'brush');
    s.run();
    expect(s.choices(1)).toEqual([PASS, ...[1, 2, 3, 4].map((seat) => ability(card('daredevil'), seat, 0))]);
    expect(game.explain(s.p, 2, ability(card('daredevil'), 1, 0))).toEqual({
      code: 'notYourAbility',
      clause: 'DV-ABIL-2',
    });
    s.play(1, ability(card('daredevil'), 4, 0));
    s.play(2, PASS);
    expect(s.seat(4).riskTokens).toBe(3);
    expect(s.seat(1).trinkets).toBe(0);
    expect(game.explain(s.p, 1, ability(card('daredevil'), 1, 0)).code).toBe('nothingToUse');
  });

  test('[DV-ABIL-4 DV-ABIL-9] it is carried out at once, and offered only where it changes something', () => {
    const s = inWindow(STEP.recoupWindow);
    s.ability(1, 'field-medic');
    s.hand(1, 'brush');
    s.danger(2, 1);
    s.run();
    expect(s.choices(1)).toEqual([PASS, ability(card('field-medic'), 2, 0)]);
    s.play(1, ability(card('field-medic'), 2, 0));
    expect(s.seat(2).danger).toBe(0);
    expect(s.seat(1).abilityUp).toBe(0);
  });

  test('[DV-ABIL-7] a one-time Ability stays face down', () => {
    const s = inWindow(STEP.refreshWindow);
    s.ability(1, 'lookout');
    s.p.ready = [];
    s.hand(1, 'brush');
    s.run();
    s.play(1, ability(card('lookout'), 0, 0));
    expect(s.p.calm).toBe(1);
    expect(game.explain(s.p, 1, ability(card('lookout'), 0, 0))).toEqual({
      code: 'abilitySpent',
      clause: 'DV-ABIL-7',
    });
    s.anyLuck();
    while (s.p.round < 3 && s.p.outcome === 0)
      s.play(s.waiting()[0]!, game.defaultChoice(s.p, s.waiting()[0]!));
    expect(s.seat(1).abilityUp).toBe(0);
  });

  test('[DV-ABIL-8] at most once per round, even with Cooldown 0', () => {
    const s = buildPosition({ numbers: { 'daredevil.cooldown': 0 } });
    s.quiet();
    s.toPlacement(1);
    s.p.ready.push(1, 2, 3, 4);
    s.p.step = STEP.recoupWindow;
    s.ability(1, 'daredevil');
    s.hand(1, 'brush');
    s.hand(0);
    s.run();
    s.play(1, ability(card('daredevil'), 1, 0));
    expect(s.choices(1)).toEqual([PASS]);
    s.anyLuck();
    s.play(1, PASS);
    expect(s.p.round).toBe(2);
    expect(s.seat(1).abilityUp).toBe(1);
  });

  test('[DV-ABIL-6] a cooling Ability says so', () => {
    const s = inWindow(STEP.rollWindow);
    s.ability(1, 'strategize');
    s.seat(1).abilityUp = 0;
    s.seat(1).cooldown = 2;
    s.hand(1, 'brush');
    rolled(s, four(SIXES), four(ONES));
    s.run();
    expect(game.explain(s.p, 1, ability(card('strategize'), 0, 0))).toEqual({
      code: 'abilityCooling',
      clause: 'DV-ABIL-6',
    });
  });
});

describe('last call', () => {
  const doomed = (options = {}) => {
    const s = buildPosition({ options: { lastCall: true, ...options } });
    s.quiet();
    s.toPlacement(8, 8);
    s.danger(1, 3);
    s.hand(0, 'cave-in');
    s.p.field = 40;
    s.anyLuck();
    return s;
  };

  test('[DV-WDW-12 DV-ELIM-1 DV-OPT-10] Cave-In at Danger 3: everybody is called, and Repose saves', () => {
    const s = doomed();
    s.hand(1, 'repose', 'brush');
    s.hand(2, 'brush');
    s.purse(1, 4);
    s.guard('cave-in', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(s.eventsOf('lastCallOpened')).toEqual([{ kind: 'lastCallOpened', seat: 1 }]);
    expect(s.waiting()).toEqual([1, 2]);
    expect(s.choices(2)).toEqual([PASS]);
    expect(game.phrases.question(s.p, 1).id).toBe('question.lastCall');
    s.play(2, PASS);
    s.play(1, instant(card('repose'), 0, 0));
    s.play(2, PASS);
    s.play(1, PASS);
    expect(s.seat(1)).toMatchObject({ inPlay: 1, danger: 3 });
    expect(s.p.doomed).toBe(0);
    expect(s.p.step).toBe(STEP.rallyWindow);
  });

  test('[DV-WDW-12 DV-ELIM-1] all pass: the seat is eliminated and the Rally goes on', () => {
    const s = doomed();
    s.hand(1, 'repose');
    s.purse(1, 4);
    s.hand(0, 'cave-in', 'cobweb');
    s.guard('cave-in', 1);
    s.guard('cobweb', 2);
    s.ready(1, 2, 3, 4, 0);
    s.play(1, PASS);
    expect(s.seat(1).inPlay).toBe(0);
    expect(s.eventsOf('cardResolved').map((event) => ids([event.card])[0])).toEqual(['cave-in', 'cobweb']);
  });

  test('[DV-WDW-12] nobody holds anything: no call waits, the elimination follows at once', () => {
    const s = doomed();
    s.guard('cave-in', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(s.seat(1).inPlay).toBe(0);
  });

  test('[DV-WDW-12] two deadly Dangers of one card: one last call each, in seat order', () => {
    const s = doomed();
    s.danger(2, 3);
    s.hand(0, 'doom-bell');
    for (const seat of [1, 2]) {
      s.hand(seat, 'repose');
      s.purse(seat, 4);
    }
    s.guard('doom-bell', 1);
    s.anyLuck();
    s.ready(1, 2, 3, 4, 0);
    for (let i = 0; i < 20 && s.p.doomed === 0 && s.waiting().length > 0; i++) s.play(s.waiting()[0]!, PASS);
    const failed = [1, 2].filter((seat) => s.seat(seat).roll === 2);
    for (const seat of failed) {
      expect(s.p.doomed).toBe(seat);
      while (s.p.doomed === seat) s.play(s.waiting()[0]!, PASS);
      expect(s.seat(seat).inPlay).toBe(0);
    }
  });

  test('[DV-WDW-12 DV-RECOUP-4] no card placed at Danger 3: a last call, and the Recoup goes on after it', () => {
    const s = inWindow(STEP.recoupWindow, { alert: 0, round: 7, options: { lastCall: true } });
    s.danger(1, 3);
    s.hand(1, 'repose');
    s.purse(1, 4);
    s.run();
    s.pass();
    expect(s.p.doomed).toBe(1);
    s.play(1, instant(card('repose'), 0, 0));
    s.anyLuck();
    while (s.p.doomed === 1) s.play(s.waiting()[0]!, PASS);
    expect(s.seat(1)).toMatchObject({ inPlay: 1 });
    expect(s.p.round).toBe(8);
  });

  test('[DV-WDW-12 DV-WDW-11] who is called, and what all see, does not depend on what is in a hand', () => {
    const seen = ['repose', 'brush'].map((held) => {
      const s = doomed({ teamHands: 'closed' });
      s.hand(1, held);
      s.purse(1, 4);
      s.guard('cave-in', 1);
      s.ready(1, 2, 3, 4, 0);
      return { waiting: s.waiting(), view: { ...game.view(s.p, 0), expeditionPile: [] } };
    });
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('a hand that cannot be paid', () => {
  const dead = (options = {}) => {
    const s = inWindow(STEP.refreshWindow, { options });
    s.p.ready = [];
    s.hand(1, 'pickaxe', 'hand-drill', 'repose', 'hand-drill', 'grappling-hook');
    s.purse(1, 1);
    s.anyLuck();
    s.run();
    return s;
  };

  test('[DV-REFRESH-16 DV-OPT-9] may be discarded and drawn anew, once a round', () => {
    const s = dead();
    expect(s.choices(1)).toEqual([PASS, REDRAW]);
    s.play(1, REDRAW);
    expect(s.seat(1).hand).toHaveLength(5);
    expect(s.seat(1).redrawn).toBe(1);
    expect(s.eventsOf('cardDiscarded')).toHaveLength(5);
    expect(s.choices(1)).not.toContainEqual(REDRAW);
  });

  test('[DV-REFRESH-16] a payable card in hand, or the strict reading: it stays', () => {
    expect(dead({ deadHands: 'keep' }).choices(1)).toEqual([PASS]);
    const s = dead();
    s.purse(1, 3);
    expect(s.choices(1)).toEqual([PASS]);
    expect(game.explain(s.p, 1, REDRAW)).toEqual({ code: 'handNotDead', clause: 'DV-REFRESH-16' });
  });
});
