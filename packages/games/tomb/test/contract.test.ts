// The laws of the house, on every seat count and every preset of the tomb.
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
    { preset: 'easy' },
    { preset: 'normal' },
    { preset: 'hard' },
    { preset: 'custom', layout: 'causeway', abilities: false },
  ],
  games: 2,
});
