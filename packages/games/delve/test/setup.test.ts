// Vectors for set-up, components, options and the order of luck.
import { NO_CHANCE, recording, resolveTable, seeded } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { takeAbility } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { STEP } from '../src/position.ts';
import { buildPosition, card, catalog, ids } from './build-position.ts';

const lay = (seats: number, options = {}) => game.setup(resolveTable(game, seats, options), seeded('lay'));
const copies = (test: (entry: (typeof CONTENT)[number]) => boolean): number =>
  CONTENT.filter(test).reduce((total, entry) => total + ('copies' in entry ? entry.copies : 1), 0);

describe('components', () => {
  test('[DV-CARD-8 DV-SETUP-23] 205 cards: starters, decks, Influence, Negative cards, Abilities, Relics', () => {
    expect(copies((entry) => entry.deck === 'expedition' && 'starter' in entry)).toBe(16);
    expect(copies((entry) => entry.deck === 'ancient' && 'starter' in entry)).toBe(5);
    expect(copies((entry) => entry.deck === 'expedition' && !('starter' in entry))).toBe(80);
    expect(copies((entry) => entry.deck === 'ancient' && !('starter' in entry))).toBe(68);
    expect(copies((entry) => entry.deck === 'influence')).toBe(12);
    expect(copies((entry) => entry.deck === 'negative')).toBe(12);
    expect(copies((entry) => entry.deck === 'ability')).toBe(6);
    expect(copies((entry) => entry.deck === 'relic')).toBe(6);
    expect(copies(() => true)).toBe(205);
    expect(lay(5).stacks).toEqual([4, 4, 4]);
    expect(ids(catalog.deck.negatives)).toEqual(['ruin', 'snare', 'stumble']);
  });

  test('[DV-CARD-1 DV-CARD-2 DV-CARD-3 DV-CARD-4 DV-CARD-5 DV-CARD-6] cards carry only the identifiers that matter to them', () => {
    for (const entry of CONTENT) {
      expect('risk' in entry).toBe(entry.deck === 'expedition');
      expect('hazard' in entry).toBe(entry.deck === 'ancient');
      expect('cost' in entry).toBe(entry.deck === 'expedition' || entry.deck === 'ancient');
      if ('hazard' in entry) expect([1, 2, 3]).toContain(entry.hazard);
      if (entry.deck === 'relic' || (entry.deck === 'ability' && entry.mode === 'active'))
        expect(entry.cooldown).toBeGreaterThan(0);
    }
  });

  test('[DV-CARD-11 DV-SETUP-24] starters cost nothing and lie in hands, not in piles', () => {
    const p = lay(5);
    for (const entry of CONTENT) {
      if (!('starter' in entry)) continue;
      expect(entry.cost).toBe(0);
      expect(p.expeditionPile).not.toContain(card(entry.id));
      expect(p.ancientPile).not.toContain(card(entry.id));
    }
  });
});

describe('laying the table', () => {
  test('[DV-GEN-1 DV-OPT-1] one Ancient and 2 to 4 Archaeologists', () => {
    for (const seats of [3, 4, 5]) expect(lay(seats).diggers.length).toBe(seats - 1);
    expect(() => resolveTable(game, 2)).toThrow('bad-seats');
    expect(() => resolveTable(game, 6)).toThrow('bad-seats');
  });

  test('[DV-GEN-2 DV-SETUP-16] four Archaeologists is the largest table; smaller ones are legal', () => {
    expect(game.seats).toEqual([3, 5]);
    for (const seats of [3, 4]) expect(invariants(lay(seats))).toEqual([]);
  });

  test('[DV-GEN-3] the Archaeologists are one side', () => {
    expect(game.sides!(resolveTable(game, 5))).toEqual([0, 1, 1, 1, 1]);
  });

  test('[DV-SETUP-1 DV-SETUP-3 DV-SETUP-4 DV-SETUP-5] four Green Dice in play, White and Pip Dice in reserve', () => {
    for (const digger of lay(5).diggers) {
      expect(digger.pool).toMatchObject({ base: 4, white: 0, pip: 0 });
      expect(digger).toMatchObject({ danger: 0, white: 0, whiteReserve: 2 });
    }
  });

  test('[DV-SETUP-2] an Archaeologist starts with Trowel, Scrolls, Precautions, Cutter', () => {
    for (const digger of lay(5).diggers)
      expect(ids(digger.hand)).toEqual(['trowel', 'scrolls', 'precautions', 'cutter']);
  });

  test('[DV-SETUP-6 DV-SETUP-7 DV-SETUP-20 DV-SETUP-21] the Ancient has 100 Trinkets, 16 Gold Dice and its five starters', () => {
    const p = lay(5);
    expect(p.field).toBe(100);
    expect(p.guards.map((guard) => guard.base)).toEqual([4, 4, 4, 4]);
    expect(ids(p.ancient.hand)).toEqual([
      'guardian',
      'guardian',
      'loose-gravel',
      'loose-gravel',
      'surveillance',
    ]);
  });

  test('[DV-SETUP-8] the common pool: Dice Tokens by value; Risk and Cooldown Tokens with nobody', () => {
    const p = lay(5);
    expect(p.tokensLeft).toEqual([10, 16, 16, 16]);
    expect(p.diggers.every((digger) => digger.riskTokens === 0 && digger.cooldown === 0)).toBe(true);
  });

  test('[DV-SETUP-9 DV-SETUP-10 DV-SETUP-11 DV-SETUP-13 DV-SETUP-22] different Abilities face up, N different Relics face down', () => {
    for (const seats of [3, 4, 5]) {
      const p = lay(seats);
      const n = seats - 1;
      expect(new Set(p.diggers.map((digger) => digger.ability)).size).toBe(n);
      expect(p.diggers.every((digger) => digger.abilityUp === 1)).toBe(true);
      expect(new Set(p.relics.map((relic) => relic.card[0])).size).toBe(n);
      expect(p.relics.every((relic) => relic.exposed === 0 && relic.shown === 0)).toBe(true);
      expect(p.abilitiesLeft.length).toBe(6 - n);
      expect(p.relicsLeft.length).toBe(6 - n);
      for (let seat = 1; seat <= n; seat++)
        expect(game.view(p, seat).relicsLeft.every((piece) => piece === -1)).toBe(true);
    }
  });

  test('[DV-V15 DV-SETUP-14 DV-SETUP-15 DV-SETUP-27] fewer Archaeologists: 25 Trinkets, four Gold Dice and a Relic less each', () => {
    for (const n of [3, 2]) {
      const p = lay(n + 1);
      expect(p.field).toBe(25 * n);
      expect(p.guards.reduce((total, guard) => total + guard.base, 0)).toBe(4 * n);
      expect(p.relics.length).toBe(n);
      expect(p.guards.length).toBe(n);
      expect(p.whiteBox).toBe(16 - 2 * n);
    }
  });

  test('[DV-SETUP-17 DV-SETUP-18 DV-SETUP-19 DV-SETUP-25] shuffled piles of 80, everything else empty, Alert 0, round 0', () => {
    const p = lay(5);
    expect(p.expeditionPile.length).toBe(80);
    expect(p.ancientPile.length).toBe(80);
    expect(p.ancientPile.filter((number) => catalog.influence[number]).length).toBe(12);
    expect(p.expeditionPile).not.toEqual([...catalog.deck.expedition]);
    expect([p.expeditionDiscard, p.ancientDiscard, p.influenceDiscard, p.banished, p.removed]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(p).toMatchObject({ alert: 0, round: 0, trinketDiscard: 0, step: STEP.placement });
  });

  test('[DV-SETUP-26 DV-READY-9] Trinkets are a number, readiness a list: patterns, bowls and marker places do not exist', () => {
    const p = lay(5);
    expect(typeof p.field).toBe('number');
    game.play(p, 3, { kind: 'ready' }, NO_CHANCE);
    expect(p.ready).toEqual([3]);
    expect({ ...p, ready: [] }).toEqual({ ...lay(5), ready: [] });
  });

  test('[DV-ROUND-8] the Phase Marker is told in the order of the phases', () => {
    const s = buildPosition();
    s.quiet();
    s.anyLuck();
    s.toRefresh(1);
    while (s.p.round < 2 && s.p.outcome === 0)
      s.play(s.waiting()[0]!, game.defaultChoice(s.p, s.waiting()[0]!));
    expect(
      s
        .eventsOf('phaseBegan')
        .map((event) => event.phase)
        .slice(0, 6),
    ).toEqual(['refresh', 'ready', 'rally', 'roll', 'reward', 'recoup']);
  });

  test('[DV-SETUP-28] luck falls in this order: Expedition pile, Ancient pile, Abilities, Relics', () => {
    const counts: number[] = [];
    game.setup(resolveTable(game, 5), recording(seeded('order'), [], counts));
    const shuffle = (size: number): number[] => Array.from({ length: size - 1 }, (_, i) => size - i);
    expect(counts).toEqual([...shuffle(80), ...shuffle(80), ...shuffle(6), ...shuffle(6)]);
  });

  test('[DV-GEN-6] the engine moves everything: the first decision is there at once', () => {
    expect(game.waitingFor(lay(5))).toEqual([1, 2, 3, 4]);
  });
});

describe('select mode', () => {
  const open = (seats: number) => lay(seats, { draftMode: 'select' });

  test('[DP-1 DV-SETUP-12 DV-OPT-2] the Ancient first keeps N of the six Relics, in dictionary order of the table', () => {
    const p = open(4);
    expect(game.waitingFor(p)).toEqual([0]);
    const sets = game.choices(p, 0);
    expect(sets.length).toBe(20);
    expect(open(5) && game.choices(open(5), 0).length).toBe(15);
    expect(sets[0]).toEqual({
      kind: 'keepRelics',
      cards: ['philosophers-dice', 'aegis', 'hand-of-midas'].map(card),
    });
    expect(game.defaultChoice(p, 0)).toEqual(sets[0]);
  });

  test('[DP-2 DV-SETUP-12 DV-SETUP-13 DV-SETUP-28] then the seats take Abilities openly; Relics are shuffled and stay secret', () => {
    const p = open(3);
    const luck: number[] = [];
    game.play(p, 0, game.choices(p, 0)[3]!, recording(seeded('s'), luck));
    expect(luck.length).toBe(1);
    expect(p.relics.length).toBe(2);
    expect(game.view(p, 1).relics.every((relic) => relic.card[0] === -1)).toBe(true);
    expect(game.view(p, 0).relicsLeft).toEqual(p.relicsLeft);
    expect(game.waitingFor(p)).toEqual([1]);
    expect(
      ids(game.choices(p, 1).map((choice) => (choice.kind === 'takeAbility' ? choice.card : 0))),
    ).toEqual(['strategize', 'daredevil', 'lookout', 'field-medic', 'appraiser', 'cracksman']);
    expect(game.defaultChoice(p, 1)).toEqual(takeAbility(card('strategize')));
    game.play(p, 1, takeAbility(card('lookout')), NO_CHANCE);
    expect(game.choices(p, 2).length).toBe(5);
    game.play(p, 2, takeAbility(card('strategize')), NO_CHANCE);
    expect(p.step).toBe(STEP.placement);
    expect(ids(p.diggers.map((digger) => digger.ability))).toEqual(['lookout', 'strategize']);
  });
});

describe('options', () => {
  test('[DV-OPT-4 DV-SETUP-4] White Dice may start in play', () => {
    for (const white of [1, 2]) {
      const p = lay(5, { startingWhite: white });
      expect(p.diggers[0]!.pool.white).toBe(white);
      expect(p.diggers[0]!.whiteReserve).toBe(2 - white);
      expect(invariants(p)).toEqual([]);
    }
  });

  test('[DV-OPT-3 DV-OPT-5 DV-OPT-6 DV-OPT-7 DV-OPT-9 DV-OPT-10] the others default to the printed game', () => {
    expect(resolveTable(game, 5).options).toEqual({
      draftMode: 'random',
      teamHands: 'open',
      startingWhite: 0,
      tiesFavor: 'ancient',
      heistReward: 'both',
      roundCap: 20,
      deadHands: 'redraw',
      lastCall: true,
    });
    for (const roundCap of [11, 41]) expect(() => resolveTable(game, 5, { roundCap })).toThrow('bad-option');
  });

  test('[DV-OPT-8 DV-LIST-4] a clock is the table’s: every decision has a default, one for each seat that is asked', () => {
    const s = buildPosition();
    for (const seat of s.waiting()) expect(s.choices(seat)).toContainEqual(game.defaultChoice(s.p, seat));
  });
});
