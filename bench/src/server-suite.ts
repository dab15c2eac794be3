// The server's cases. All play tic-tac-toe with a socket for each of the two seats, except where hidden hands are named;
// ours sends every seat its own view and acknowledges a move only when it is synced to the disk. Colyseus stores nothing.
import type { Case } from './suites.ts';

const OURS = 'moves/s, ours, durable';
const FILES = 'moves/s, boardgame.io FlatFile';
const MEMORY = 'moves/s, boardgame.io memory';
const COLYSEUS = 'moves/s, Colyseus, a patch after each move';
const COLYSEUS_STOCK = 'moves/s, Colyseus as it comes';

/** 50 tables as fast as answers come: two rounds each, in turn. */
const closed = (who: string): Pick<Case, 'words' | 'rounds'> => ({
  words: ['server', 'closed', who],
  rounds: 2,
});
/** The 99th percentile from sending a move to its acknowledgement. */
const p99 = (who: string): Omit<Case, 'name'> => ({ ...closed(who), figure: 'p99', unit: 'ms', lower: true });
const once = (run: string, who = 'undercroft'): Pick<Case, 'words' | 'rounds'> => ({
  words: ['server', run, who],
  rounds: 1,
});

export const SERVER: readonly Case[] = [
  { name: OURS, ...closed('undercroft'), floor: 4_000 },
  { name: `${OURS}: against FlatFile`, ...closed('undercroft'), against: { case: FILES, atLeast: 3 } },
  { name: `${OURS}: against memory`, ...closed('undercroft'), against: { case: MEMORY } },
  { name: `${OURS}: against Colyseus`, ...closed('undercroft'), against: { case: COLYSEUS } },
  {
    name: `${OURS}: against Colyseus as it comes`,
    ...closed('undercroft'),
    against: { case: COLYSEUS_STOCK },
  },
  { name: FILES, ...closed('boardgame-io-files') },
  { name: MEMORY, ...closed('boardgame-io-memory') },
  { name: COLYSEUS, ...closed('colyseus') },
  { name: COLYSEUS_STOCK, ...closed('colyseus-stock') },
  { name: 'p50, ours', ...closed('undercroft'), figure: 'p50', unit: 'ms' },
  { name: 'p99, ours', ...p99('undercroft'), against: { case: 'p99, boardgame.io FlatFile', atLeast: 1 } },
  { name: 'p99, boardgame.io FlatFile', ...p99('boardgame-io-files') },
  { name: 'p99, boardgame.io memory', ...p99('boardgame-io-memory') },
  { name: 'p99, Colyseus, a patch after each move', ...p99('colyseus') },
  { name: 'p99, Colyseus as it comes', ...p99('colyseus-stock') },
  {
    name: 'CPU/move, ours, closed loop',
    ...closed('undercroft'),
    figure: 'cpu',
    unit: 'ms',
    floor: 0.25,
    lower: true,
  },
  { name: 'CPU/move, boardgame.io memory', ...closed('boardgame-io-memory'), figure: 'cpu', unit: 'ms' },
  { name: 'CPU/move, Colyseus', ...closed('colyseus'), figure: 'cpu', unit: 'ms' },
  { name: 'moves/s, ours, hidden hands', ...closed('veil'), rounds: 1 },
  {
    name: '200 tables offer 1,000/s: served',
    words: ['server', 'offered', 'undercroft'],
    rounds: 2,
    floor: 850,
  },
  {
    name: '200 tables offer 1,000/s: p99',
    words: ['server', 'offered', 'undercroft'],
    rounds: 2,
    figure: 'p99',
    unit: 'ms',
    floor: 25,
    lower: true,
  },
  {
    name: '200 tables offer 1,000/s: CPU/move',
    words: ['server', 'offered', 'undercroft'],
    rounds: 2,
    figure: 'cpu',
    unit: 'ms',
    floor: 0.45,
    lower: true,
  },
  {
    name: 'study room: 50 followers see a step, p95',
    ...once('study'),
    figure: 'p95',
    unit: 'ms',
    floor: 150,
    lower: true,
  },
  {
    name: '200 tables, hidden hands: p99',
    ...once('offered', 'veil'),
    figure: 'p99',
    unit: 'ms',
    floor: 25,
    lower: true,
  },
  {
    name: '200 tables, hidden hands: CPU/move',
    ...once('offered', 'veil'),
    figure: 'cpu',
    unit: 'ms',
    floor: 0.45,
    lower: true,
  },
  { name: 'flooded: another table, worst p99', ...once('flood'), floor: 100, lower: true },
  {
    name: 'flooded: health page, worst p99',
    ...once('flood'),
    figure: 'health',
    unit: 'ms',
    floor: 100,
    lower: true,
  },
  { name: 'longest turn of the event loop, whatever is asked', ...once('turn'), floor: 20, lower: true },
  { name: 'event loop late, nothing happens', ...once('lateness'), figure: 'idle', unit: 'ms' },
  { name: 'event loop late, masters think', ...once('lateness'), floor: 20, lower: true },
  { name: 'heap/live table, ours', ...once('tables'), floor: 30, lower: true },
  { name: 'heap/finished table, ours', ...once('tables'), figure: 'finished', floor: 0.5, lower: true },
  { name: 'heap/live table, boardgame.io', ...once('tables', 'boardgame-io-memory') },
  { name: 'heap/finished table, boardgame.io', ...once('tables', 'boardgame-io-memory'), figure: 'finished' },
  { name: 'heap/live room, Colyseus', ...once('tables', 'colyseus') },
  {
    name: 'memory with 10,000 idle sockets',
    ...once('sockets'),
    figure: 'total',
    unit: 'MB',
    floor: 600,
    lower: true,
  },
  { name: 'growth: per socket of 1,000', ...once('sockets'), figure: 'small' },
  {
    name: 'growth: per socket of 3,000',
    ...once('sockets'),
    figure: 'middle',
    against: { case: 'growth: per socket of 1,000' },
    lower: true,
  },
  {
    name: 'growth: per socket of 10,000',
    ...once('sockets'),
    against: { case: 'growth: per socket of 1,000', atLeast: 1.2 },
    lower: true,
  },
  { name: 'per idle socket, boardgame.io', ...once('sockets', 'boardgame-io-memory') },
  { name: 'per idle socket, Colyseus', ...once('sockets', 'colyseus') },
  { name: 'growth: first move, few tables', ...once('stored'), figure: 'few' },
  {
    name: 'growth: first move, 10,000 tables',
    ...once('stored'),
    figure: 'middle',
    against: { case: 'growth: first move, few tables' },
    lower: true,
  },
  {
    name: 'growth: first move, 100,000 tables',
    ...once('stored'),
    against: { case: 'growth: first move, few tables', atLeast: 1.5 },
    lower: true,
  },
];
