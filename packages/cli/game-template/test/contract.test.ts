// Embers obeys every law of the house, at every seat count.
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
  options: [{}, { rounds: 1 }, { rounds: 4 }],
  stride: 1,
});
