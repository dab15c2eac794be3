// The shelf of the tests, which no thread can open.
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) throw new Error('no shelf here');

export * from './shelf.ts';
