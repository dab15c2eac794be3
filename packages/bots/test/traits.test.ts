// The law of traits: what they write for a position is what they write for the seat's own view of it, byte by byte.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Game, resolveTable, type Seat, seeded, type TableSetup, type Traits } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { startNet } from '../src/net/fit.ts';
import { anyTable } from '../src/net/lessons.ts';
import { COMMON_TRAITS } from '../src/net/net.ts';
import { decodeNet, isNetFor } from '../src/net/net-file.ts';
import { policyBot } from '../src/net/policy-bot.ts';
import { playPoisoned } from './poison.ts';
import { rooms } from './rooms.ts';

const MOST_BYTES = 40_000;
const IS_LONG = process.env.TEST_LENGTH === 'long';
const GAMES = IS_LONG ? 200 : 8;
/** One decision in so many is looked at. */
const STRIDE = IS_LONG ? 1 : 6;

/** Sentences on what differs; none for lawful traits. Also counts what is never written, or no number. */
function breaches(
  game: Game<unknown, unknown, unknown>,
  traits: Traits<unknown, unknown>,
  table: TableSetup,
  seed: string,
): string[] {
  const luck = seeded(seed);
  const position = game.setup(table, luck);
  const whole = new Float32Array(traits.seatWidth);
  const seen = new Float32Array(traits.seatWidth);
  const wholeChoice = new Float32Array(traits.choiceWidth);
  const seenChoice = new Float32Array(traits.choiceWidth);
  const found: string[] = [];
  const compare = (what: string, a: Float32Array, b: Float32Array): void => {
    for (let i = 0; i < a.length; i++)
      if (!Object.is(a[i], b[i]) || !Number.isFinite(a[i])) found.push(`${what} ${i}: ${a[i]} and ${b[i]}`);
  };
  let at = 0;
  for (let waiting = game.waitingFor(position); waiting.length > 0; waiting = game.waitingFor(position)) {
    const seat: Seat = waiting[0]!;
    const choices = game.choices(position, seat);
    if (at++ % STRIDE !== 0) {
      game.play(position, seat, choices[luck.pick(choices.length)], luck);
      continue;
    }
    const view = game.view(position, seat);
    // Left over numbers of the last decision would hide a trait that is not written.
    whole.fill(7);
    seen.fill(-7);
    traits.seat(position, seat, whole);
    traits.seat(view, seat, seen);
    compare('seat', whole, seen);
    for (const choice of choices) {
      wholeChoice.fill(7);
      seenChoice.fill(-7);
      traits.choice(position, seat, choice, wholeChoice);
      traits.choice(view, seat, choice, seenChoice);
      compare(JSON.stringify(choice), wholeChoice, seenChoice);
    }
    if (found.length > 0) return found;
    game.play(position, seat, choices[luck.pick(choices.length)], luck);
  }
  return found;
}

const hidesAnything = (game: Game<unknown, unknown, unknown>, table: TableSetup): boolean =>
  game.zones(game.setup(table, seeded('hides'))).length > 0;

for (const { game, hints } of (await rooms()).filter((room) => room.hints?.traits))
  describe(game.name, () => {
    const traits = hints!.traits!;

    test(`traits come from the view alone, over ${GAMES} games of any kind`, () => {
      for (let i = 0; i < GAMES; i++)
        expect(breaches(game, traits, anyTable(game, seeded(`table:${i}`)), `traits:${i}`)).toEqual([]);
    });

    test('a trait that peeks, and one that is not written, are found', () => {
      const table = resolveTable(game, game.seats[0]);
      const peeking = {
        ...traits,
        seat: (position: unknown, seat: Seat, into: Float32Array) => {
          traits.seat(position, seat, into);
          into[0] = game.zones(position).reduce((sum, { pieces }) => sum + (pieces[0] ?? 0), 0);
        },
      };
      const lazy = { ...traits, seat: () => undefined };
      if (hidesAnything(game, table)) expect(breaches(game, peeking, table, 'peek')).not.toEqual([]);
      expect(breaches(game, lazy, table, 'lazy')).not.toEqual([]);
    });

    const net = new URL(`../../games/${game.name}/net.bin`, import.meta.url);
    test.runIf(existsSync(net))(
      'its network is for these rules and traits, and small enough to travel',
      () => {
        const bytes = readFileSync(net);
        expect(isNetFor(bytes, game, traits)).toBe(true);
        expect(gzipSync(bytes).length).toBeLessThan(MOST_BYTES);
        const { shape } = decodeNet(bytes).net;
        expect(shape.seatWidth).toBe(traits.seatWidth);
        expect(shape.choiceWidth).toBe(traits.choiceWidth + COMMON_TRAITS);
      },
    );

    test('poison in every hidden field changes no thought of a network', () => {
      const shape = {
        seatWidth: traits.seatWidth,
        choiceWidth: traits.choiceWidth + COMMON_TRAITS,
        trunk: [8, 8] as const,
        head: 8,
      };
      const bot = policyBot(startNet(shape, 'poison'));
      for (const seats of new Set(game.seats))
        playPoisoned(game, hints, resolveTable(game, seats), bot, `poison:${seats}`, 3);
    });
  });
