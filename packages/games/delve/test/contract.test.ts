// The contract suite on DELVE: every law, every seat count, every option at least once.
import { gameContract } from '@undercroft/kernel/testing';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import en from '../texts/en.ts';
import it from '../texts/it.ts';
import ru from '../texts/ru.ts';

gameContract(game, {
  invariants,
  texts: { en, ru, it },
  spec: new URL('../SPEC.md', import.meta.url),
  options: [
    {},
    { draftMode: 'select', teamHands: 'closed', heistReward: 'replace', roundCap: 12 },
    { startingWhite: 2, tiesFavor: 'archaeologist', roundCap: 40 },
  ],
  games: 2,
  stride: 7,
});
