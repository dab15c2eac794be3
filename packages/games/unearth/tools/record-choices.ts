// Plays games by greatest promise or by the network, now and then at random, and writes down what was chosen: data for the fits.
// npx node packages/games/unearth/tools/record-choices.ts <games> <seats> <seed> <file> [network]
import { appendFileSync, writeFileSync } from 'node:fs';
import { type Chance, resolveTable, seeded } from '@undercroft/kernel';
import { netIn } from '../../../bots/src/net/net-file.ts';
import { policyOf } from '../../../bots/src/net/policy.ts';
import { tableNamed } from '../../../bots/tools/bot-spec.ts';
import type { Choice } from '../src/choices.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { traits } from '../src/traits.ts';
import { greedy } from './policies.ts';

const [games, seats, seed, file, by] = process.argv.slice(2);
/** One choice in so many is left to chance, so that the fit also meets what a good player avoids. */
const STRAY = by ? 48 : 16;
/** So many more of the network's are by its shares, not the best. */
const BY_SHARES = 9;
const FINE = 1_000_000;

/** `lot` is what was drawn for this choice, from 1 to below `STRAY`. */
type Player = (
  position: Position,
  seat: number,
  open: readonly Choice[],
  luck: Chance,
  lot: number,
) => number;

async function byNetwork(): Promise<Player> {
  const table = await tableNamed('unearth', seats);
  const policy = policyOf(netIn(table.hints!.net!), traits, hints);
  return (position, seat, open, luck, lot) => {
    policy.read(game.view(position, seat), seat, open);
    return lot <= BY_SHARES ? drawn(policy.shares(), open, luck) : highest(policy.shares(), open);
  };
}

function drawn(shares: Float32Array, open: readonly Choice[], luck: Chance): number {
  let left = luck.pick(FINE) / FINE;
  let pick = 0;
  for (; pick < open.length - 1; pick++) {
    left -= shares[pick]!;
    if (left < 0) break;
  }
  return pick;
}

const highest = (shares: Float32Array, open: readonly Choice[]): number =>
  open.reduce((best, _, i) => (shares[i]! > shares[best]! ? i : best), 0);

const player: Player = by ? await byNetwork() : greedy;

function pickOf(position: Position, seat: number, open: readonly Choice[], stray: Chance): number {
  if (open.length === 1) return 0;
  const lot = stray.pick(STRAY);
  return lot === 0 ? stray.pick(open.length) : player(position, seat, open, stray, lot);
}

writeFileSync(file!, '');
for (let i = 0; i < Number(games); i++) {
  const luck = seeded(`${seed}:${i}`);
  const stray = seeded(`${seed}:${i}:stray`);
  const position = game.setup(resolveTable(game, Number(seats), {}), luck);
  const picks: number[] = [];
  for (;;) {
    const [seat] = game.waitingFor(position);
    if (seat === undefined) break;
    const open = game.choices(position, seat);
    const pick = pickOf(position, seat, open, stray);
    picks.push(pick);
    game.play(position, seat, open[pick]!, luck);
  }
  appendFileSync(file!, `${JSON.stringify({ seats: Number(seats), seed: `${seed}:${i}`, picks })}\n`);
}
