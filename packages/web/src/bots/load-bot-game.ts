// Finds what bots need of a game by its folder, for the workers that play, judge and experiment.
import { type BotGame, isNetFor } from '@undercroft/bots/worker';
import { byRules } from '../by-rules.ts';
import type { AnyGame } from '../games.ts';
import { knowOutsideGames } from '../know-outside-games.ts';
import { outsideGames, roomParts } from '../room-parts.ts';

type Hints = NonNullable<BotGame['hints']>;

const ROOMS = '../../../games/';
const rules = roomParts(import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts'), ROOMS);
const hints = roomParts(import.meta.glob<Pick<BotGame, 'hints'>>('../../../games/*/src/hints.ts'), ROOMS);
const searchHints = roomParts(
  import.meta.glob<{ searchHints: object }>('../../../games/*/src/search-hints.ts'),
  ROOMS,
);
const traits = roomParts(
  import.meta.glob<{ traits: NonNullable<Hints['traits']> }>('../../../games/*/src/traits.ts'),
  ROOMS,
);
const nets = import.meta.glob<string>('../../../games/*/net.bin', { query: '?url', import: 'default' });

/** The network's bytes; without it, or where it cannot be had, bots play by the hints. */
async function loadNet(name: string): Promise<Uint8Array | undefined> {
  const address = (await nets[`${ROOMS}${name}/net.bin`]?.()) ?? outsideGames()?.net(name);
  if (!address) return undefined;
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

/** What a network learns from and the network itself, where the room has both and they fit. */
async function loadLearnt(name: string): Promise<Partial<Hints>> {
  const known = traits(name, 'src/traits.ts');
  const net = known && (await loadNet(name));
  if (!net) return {};
  const [{ game }, part] = await Promise.all([rules(name, 'src/index.ts')!(), known()]);
  return { traits: part.traits, ...(isNetFor(net, game, part.traits) && { net }) };
}

/** Without a version: by the newest rules. */
export async function loadBotGame(name: string, version?: string): Promise<BotGame> {
  if (!rules(name, 'src/index.ts')) await knowOutsideGames();
  const [{ game: newest }, known, tuned, learnt] = await Promise.all([
    rules(name, 'src/index.ts')!(),
    hints(name, 'src/hints.ts')?.(),
    searchHints(name, 'src/search-hints.ts')?.(),
    loadLearnt(name),
  ]);
  const game = version === undefined ? newest : await byRules(newest, version);
  if (!game) throw new Error(`${name} never had rules ${version}`);
  return { game, hints: known?.hints && { ...known.hints, ...tuned?.searchHints, ...learnt } };
}
