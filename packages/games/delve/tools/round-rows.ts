// The starts of rounds of games that were written down, as rows that a network is fitted to.
import { readFileSync } from 'node:fs';
import { resolveTable, seeded } from '@undercroft/kernel';
import { CONTENT } from '../src/content/index.ts';
import { DIGGER_FEATURES, readDigger, readTable, TABLE_FEATURES } from '../src/hints/round-features.ts';
import { ROUND_SIGNS } from '../src/hints/round-signs.ts';
import { roundOdds } from '../src/hints/round-weights.ts';
import { game } from '../src/index.ts';
import { OUTCOME, type Position } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { isQuiescent } from '../src/search-hints.ts';
import type { PlayedGame } from './judgement-games.ts';

const catalogFor = catalogsOf(CONTENT);
const table = new Float64Array(TABLE_FEATURES);
const digger = new Float64Array(DIGGER_FEATURES);

/** Features that are not 0, one list behind the other: first the table of a row, then each Archaeologist in play. */
export interface Rows {
  places: Uint8Array;
  values: Float32Array;
  /** Where each list begins, and the end of the last one. */
  readonly lists: number[];
  /** By row: its first list, what the signs alone say as log odds, and the share of one Archaeologist. */
  readonly first: number[];
  readonly odds: number[];
  readonly share: number[];
  /** By row: the result of its game, and whether it is the last of it. */
  readonly won: number[];
  readonly isLast: boolean[];
  /** By row: is its game kept for the test? */
  readonly isFresh: boolean[];
}

export const newRows = (): Rows => ({
  places: new Uint8Array(1 << 20),
  values: new Float32Array(1 << 20),
  lists: [0],
  first: [0],
  odds: [],
  share: [],
  won: [],
  isLast: [],
  isFresh: [],
});

function addList(rows: Rows, features: Float64Array): void {
  let at = rows.lists.at(-1)!;
  if (at + features.length > rows.places.length) {
    const { places, values } = rows;
    rows.places = new Uint8Array(2 * places.length);
    rows.places.set(places);
    rows.values = new Float32Array(2 * values.length);
    rows.values.set(values);
  }
  for (let i = 0; i < features.length; i++) {
    if (features[i] === 0) continue;
    rows.places[at] = i;
    rows.values[at++] = features[i]!;
  }
  rows.lists.push(at);
}

function addRow(rows: Rows, p: Position): void {
  const catalog = catalogFor(p);
  readTable(p, catalog, table);
  addList(rows, table);
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    if (p.diggers[seat - 1]!.inPlay === 0) continue;
    readDigger(p, catalog, seat, digger);
    addList(rows, digger);
  }
  rows.first.push(rows.lists.length - 1);
  rows.odds.push(roundOdds(table.subarray(0, ROUND_SIGNS)));
  rows.share.push(1 / p.diggersAtStart);
}

/** Plays the games of a file again and adds their rows; one game in so many is kept for the test. */
export function addGames(rows: Rows, file: string, fresh: number): void {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  for (const line of lines) {
    const { seats, series, chosen, won } = JSON.parse(line) as PlayedGame;
    const isFresh = Number(series.split(':').at(-1)) % fresh === 0;
    const play = seeded(`${series}:play`);
    const p = game.setup(resolveTable(game, seats), seeded(`${series}:setup`));
    let at = 0;
    for (let waiting = game.waitingFor(p); waiting.length > 0; waiting = game.waitingFor(p)) {
      const open = game.choices(p, waiting[0]!);
      game.play(p, waiting[0]!, open[open.length === 1 ? 0 : chosen[at++]!]!, play);
      if (p.outcome !== OUTCOME.none || !isQuiescent(p)) continue;
      addRow(rows, p);
      rows.won.push(won);
      rows.isFresh.push(isFresh);
      rows.isLast.push(false);
    }
    if (rows.isLast.length > 0) rows.isLast[rows.isLast.length - 1] = true;
  }
}
