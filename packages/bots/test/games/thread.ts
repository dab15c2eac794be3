// A whole worker file, as a host writes it.
import { parentPort } from 'node:worker_threads';
import { portOf, serveBots } from '../../src/worker.ts';
import { load } from './load.ts';

serveBots(portOf(parentPort!), load);
