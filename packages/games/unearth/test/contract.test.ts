// The laws of the house on every kind of table.
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
    { edition: 'english' },
    { edition: 'english', promos: true },
    { edition: 'russian' },
    { edition: 'russian', promos: false },
  ],
  games: 2,
  bound: 4000,
});
