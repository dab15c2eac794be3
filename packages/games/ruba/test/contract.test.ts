// Ruba Dungeon obeys every law of the house, in both modes and with every option.
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
    { mode: 'easy' },
    { mode: 'hard' },
    { mode: 'easy', concoctionSkip: true },
    { mode: 'hard', mutualKo: 'win' },
    { mode: 'hard', concoctionSkip: true, mutualKo: 'win' },
  ],
  games: 6,
  stride: 1,
});
