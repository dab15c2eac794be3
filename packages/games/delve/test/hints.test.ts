// The hints: bounded, two-sided, blind to what a seat cannot see, and better than chance.
import { HIDDEN, resolveTable, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { ability, instant } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { totalsAhead } from '../src/hints/prospects.ts';
import { bestChoice, hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import { OUTCOME, STEP } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { isQuiescent, searchHints } from '../src/search-hints.ts';
import { playOut, random, simple } from '../tools/policies.ts';
import { buildPosition, card } from './build-position.ts';

describe('hints', () => {
  test('[DV-GEN-3 DV-END-7] what one side hopes for the other fears, and a finished game is certain', () => {
    playOut(resolveTable(game, 4), 'hope', { ancient: random, expedition: simple }, (p) => {
      const hope = hints.evaluate(p, 1);
      expect(hope).toBeGreaterThanOrEqual(0);
      expect(hope).toBeLessThanOrEqual(1);
      expect(hints.evaluate(p, 2)).toBe(hope);
      expect(hints.evaluate(p, 0)).toBeCloseTo(1 - hope, 12);
      if (p.outcome !== OUTCOME.none) expect(hope).toBe(p.outcome === OUTCOME.expedition ? 1 : 0);
    });
  });

  test('[DV-VIEW-6] a promise needs only what the seat may know, and changes nothing', () => {
    const luck = seeded('promise');
    playOut(
      resolveTable(game, 5, { teamHands: 'closed' }),
      'promise',
      { ancient: simple, expedition: simple },
      (p) => {
        for (const seat of game.waitingFor(p)) {
          const view = game.view(p, seat);
          const kept = JSON.stringify(view);
          const open = game.choices(p, seat);
          for (const choice of open) {
            const promise = hints.promise(view, seat, choice);
            expect(Number.isFinite(promise)).toBe(true);
            expect(hints.promise(p, seat, choice)).toBe(promise);
          }
          const at = hints.playout!(view, seat, open, luck);
          expect(open[at]).toBeDefined();
          expect(JSON.stringify(view)).toBe(kept);
        }
      },
    );
  });

  test('[DP-5 DP-6] the best of a list is the first with the highest promise, though not each is weighed alone', () => {
    const catalog = catalogsOf(CONTENT)({ numbers: null });
    const kinds = new Set<string>();
    playOut(resolveTable(game, 5), 'best', { ancient: simple, expedition: random }, (p) => {
      for (const seat of game.waitingFor(p)) {
        const open = game.choices(p, seat);
        const promises = open.map((choice) => hints.promise(p, seat, choice));
        const best = bestChoice(p, catalog, seat, open);
        expect(best).toBe(promises.indexOf(Math.max(...promises)));
        kinds.add(open[best]!.kind);
      }
    });
    for (const kind of ['place', 'guard', 'heist', 'forgoHeist']) expect(kinds).toContain(kind);
  });

  test('[DV-DANGER-1 DV-HEIST-7] lives, Relics and an empty field count for the Expedition', () => {
    const hope = (change: (s: ReturnType<typeof buildPosition>) => void): number => {
      const s = buildPosition();
      s.expose(1, 2, 3, 4);
      s.toRelicChoice(6);
      change(s);
      return hints.evaluate(s.p, 1);
    };
    const plain = hope(() => {});
    expect(hope((s) => s.claim(1, 2))).toBeGreaterThan(plain);
    expect(hope((s) => s.field(20))).toBeGreaterThan(plain);
    expect(hope((s) => s.danger(1, 3))).toBeLessThan(plain);
  });

  test('[DV-DANGER-1 DV-RISK-1] at the start of a round lives count, and what a hand can do about the Alert', () => {
    const hope = (change: (s: ReturnType<typeof buildPosition>) => void): number => {
      const s = buildPosition();
      s.toPlacement(6, 4);
      s.p.step = STEP.refreshWindow;
      for (const seat of [1, 2, 3, 4]) s.hand(seat, 'trowel', 'scrolls');
      change(s);
      return hints.evaluate(s.p, 1);
    };
    const plain = hope(() => {});
    expect(hope((s) => s.danger(1, 3))).toBeLessThan(plain);
    expect(hope((s) => s.hand(1))).toBeLessThan(plain);
    const unseen = hope((s) => s.seat(1).hand.fill(HIDDEN));
    expect(unseen).toBeGreaterThan(0);
    expect(unseen).toBeLessThan(1);
  });

  test('[DP-6 DP-8] sensible in plain cases: heals when near death, plays Close Call exactly when it saves', () => {
    const use = (alert: number, risk: number): string => {
      const s = buildPosition();
      s.quiet();
      s.toPlacement(4, alert);
      s.p.ready.push(1, 2, 3, 4);
      s.p.step = STEP.recoupWindow;
      s.hand(1, 'close-call', 'brush');
      s.purse(1, 6);
      s.seat(1).riskTokens = risk;
      s.run();
      const open = s.choices(1);
      return open[simple(game.view(s.p, 1), 1, open, seeded(1))]!.kind;
    };
    expect(use(6, 4)).toBe('instant');
    expect(use(6, 7)).toBe('pass');
    expect(use(9, 2)).toBe('pass');
    const s = buildPosition();
    s.quiet();
    s.danger(1, 3);
    s.purse(1, 9);
    s.hand(1, 'field-dressing', 'brush', 'trowel');
    s.toPlacement(3);
    const open = s.choices(1);
    expect(open[simple(game.view(s.p, 1), 1, open, seeded(1))]).toMatchObject({
      card: card('field-dressing'),
    });
  });

  test('[DV-ALERT-1 DV-ALERT-3 DV-ALERT-4] Calm is used while Alert can still rise, and never when it is full', () => {
    const lookoutUsed = (alert: number): boolean => {
      const s = buildPosition();
      s.quiet();
      s.seat(1).ability = card('lookout');
      s.seat(1).abilityUp = 1;
      s.toPlacement(4, alert);
      s.p.ready.push(1, 2, 3, 4);
      s.p.step = STEP.recoupWindow;
      s.run();
      const open = s.choices(1);
      return open[simple(game.view(s.p, 1), 1, open, seeded(1))]!.kind === 'ability';
    };
    for (const alert of [1, 2, 5, 8, 9]) expect([alert, lookoutUsed(alert)]).toEqual([alert, true]);
    const bootsPlaced = (alert: number): boolean => {
      const s = buildPosition();
      s.quiet();
      s.purse(1, 9);
      s.hand(1, 'muffled-boots', 'exploration', 'trowel');
      s.toPlacement(6, alert);
      const open = s.choices(1);
      const best = open[simple(game.view(s.p, 1), 1, open, seeded(1))]!;
      return best.kind === 'place' && best.card === card('muffled-boots');
    };
    expect(bootsPlaced(5)).toBe(true);
    expect(bootsPlaced(10)).toBe(false);
  });

  test('[DP-4 DV-NEG-1] of the Negative cards the Box names the one that hurts, not Ruin', () => {
    const s = buildPosition();
    s.quiet();
    s.relics('pandoras-box');
    s.expose(1, 2, 3, 4);
    s.toRelicChoice(6);
    const open = s.choices(0).filter(({ kind }) => kind === 'activate');
    expect(open.map((choice) => choice.kind === 'activate' && choice.curse)).toContain(card('ruin'));
    expect(open[simple(game.view(s.p, 0), 0, open, seeded(1))]).toMatchObject({ curse: card('snare') });
  });

  test('[DP-9 DV-NEG-6] in a Snare a card of the next round is given up, not the dice of a roll that is open', () => {
    const s = buildPosition();
    s.quiet();
    s.toPlacement(4, 8);
    s.hand(0, 'tripwire', 'watchful-idol');
    s.guard('tripwire', 1);
    s.ready(1, 2, 3, 4, 0);
    expect(s.waiting()).toEqual([1]);
    const open = s.choices(1);
    expect(open[simple(game.view(s.p, 1), 1, open, seeded(1))]).toMatchObject({ kind: 'suffer', option: 1 });
  });

  test('[DV-ALERT-1] the estimate of who wins knows that Alert ends at 10, and that Calm waits', () => {
    const hope = (alert: number, calm: number): number => {
      const s = buildPosition();
      s.toPlacement(6, alert);
      s.p.calm = calm;
      return hints.evaluate(s.p, 1);
    };
    expect(hope(10, 1)).toBe(hope(10, 0));
    expect(hope(6, 1)).toBeGreaterThan(hope(6, 0));
    const s = buildPosition();
    s.toPlacement(9, 10);
    expect(totalsAhead(s.p, catalogsOf(CONTENT)({ numbers: null })).alert).toBe(10);
  });

  test('[DV-ALERT-1 DV-RECOUP-1] a use that changes nothing is named idle: more Risk for a seat that is safe or lost', () => {
    const isIdle = (ability: string, change: (s: ReturnType<typeof buildPosition>) => void): boolean => {
      const s = buildPosition();
      s.quiet();
      s.seat(1).ability = card(ability);
      s.seat(1).abilityUp = 1;
      s.toPlacement(4, 6);
      s.p.ready.push(1, 2, 3, 4);
      s.p.step = STEP.recoupWindow;
      change(s);
      s.run();
      const use = s
        .choices(1)
        .find((choice) => choice.kind === 'ability' && (choice.target === 2 || choice.target === 0))!;
      return searchHints.isIdle!(game.view(s.p, 1), 1, use);
    };
    const risk = (n: number) => (s: ReturnType<typeof buildPosition>) => {
      s.seat(2).riskTokens = n;
    };
    expect(isIdle('daredevil', risk(4))).toBe(false);
    expect(isIdle('daredevil', risk(6))).toBe(true);
    expect(isIdle('daredevil', risk(2))).toBe(true);
    expect(isIdle('lookout', () => {})).toBe(false);
  });

  test('[DV-HEIST-5] a reroll of no dice is idle where its Risk is not counted', () => {
    const s = buildPosition();
    s.p.step = STEP.rollWindow;
    const isIdle = (dice: number): boolean => searchHints.isIdle!(s.p, 1, instant(card('sabotage'), 0, dice));
    expect(isIdle(0)).toBe(false);
    s.seat(1).heist = 1;
    expect(isIdle(0)).toBe(true);
    expect(isIdle(1)).toBe(false);
  });

  test('[DV-RECOUP-1] Close Call is idle for a seat that is safe or lost all the same', () => {
    const s = buildPosition();
    s.p.step = STEP.recoupWindow;
    s.p.alert = 6;
    const isIdle = (risk: number): boolean => {
      s.seat(1).riskTokens = risk;
      return searchHints.isIdle!(s.p, 1, instant(card('close-call'), 0, 0));
    };
    expect([2, 3, 5, 6].map(isIdle)).toEqual([true, false, false, true]);
  });

  test('[DV-ROLL-4 DV-ROLL-6] a reroll is idle that cannot turn the contest', () => {
    const s = buildPosition();
    s.p.step = STEP.rollWindow;
    s.p.guards[0]!.faces.push(5, 5, 2);
    for (const digger of s.p.diggers) digger.abilityUp = 0;
    const isIdle = (player: number, id: string, ...faces: number[]): boolean => {
      s.seat(1).pool.faces = faces;
      return searchHints.isIdle!(s.p, player, instant(card(id), player === 0 ? 1 : 0, 1));
    };
    expect([isIdle(1, 'second-wind', 6, 1), isIdle(1, 'second-wind', 6, 2)]).toEqual([true, true]);
    expect([isIdle(1, 'second-wind', 6, 4, 1), isIdle(1, 'second-wind', 6, 4, 3)]).toEqual([false, true]);
    expect([isIdle(0, 'sudden-gust', 6, 6), isIdle(0, 'sudden-gust', 6, 4, 3)]).toEqual([true, false]);
    expect(isIdle(0, 'sudden-gust', 6, 6, 6)).toBe(true);
    s.seat(2).ability = card('strategize');
    s.seat(2).abilityUp = 1;
    expect([isIdle(1, 'second-wind', 6, 1), isIdle(1, 'second-wind', 1)]).toEqual([false, true]);
    s.p.alert = 4;
    expect(isIdle(1, 'sabotage', 1)).toBe(false);
    s.p.alert = 5;
    expect([isIdle(1, 'sabotage', 6, 3), isIdle(1, 'sabotage', 1)]).toEqual([false, true]);
  });

  test('[DV-WDW-12] what removes 2 Danger waits until 2 are there: the last call comes before every loss', () => {
    const s = buildPosition({ options: { lastCall: true } });
    s.p.step = STEP.recoupWindow;
    const use = ability(card('field-medic'), 2, 0);
    const isIdle = (danger: number): boolean => {
      s.seat(2).danger = danger;
      return searchHints.isIdle!(s.p, 1, use);
    };
    expect([1, 2, 4].map(isIdle)).toEqual([true, false, false]);
    s.seat(2).danger = 1;
    expect(hints.promise(s.p, 1, use)).toBeLessThan(hints.promise(s.p, 1, { kind: 'pass' }));
    expect(searchHints.isIdle!({ ...s.p, lastCalls: false }, 1, use)).toBe(false);
  });

  test('[DV-WDW-5] playouts rest when the cards of a round are drawn, and never while answers of a call lie there', () => {
    let rested = 0;
    playOut(resolveTable(game, 4), 'rest', { ancient: simple, expedition: simple }, (p) => {
      if (!isQuiescent(p)) return;
      rested++;
      expect(p.step).toBe(STEP.refreshWindow);
      expect([p.ancient, ...p.diggers].every(({ answer }) => answer.length === 0)).toBe(true);
    });
    expect(rested).toBeGreaterThan(5);
  });

  test('[DV-SETUP-16] each side plays far better with them than at random', () => {
    const table = resolveTable(game, 5);
    const wins = (ancient: typeof simple, expedition: typeof simple): number => {
      let won = 0;
      for (let i = 0; i < 60; i++)
        if (playOut(table, `better${i}`, { ancient, expedition }).outcome === OUTCOME.expedition) won++;
      return won;
    };
    expect(wins(simple, random)).toBeLessThan(3);
    expect(wins(random, simple)).toBeGreaterThan(45);
  });
});
