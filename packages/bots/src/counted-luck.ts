// Luck that counts how often it was asked: a line that asks none is certain.
import { type Chance, chanceFrom } from '@undercroft/kernel';

export function countedLuck(luck: Chance): { readonly chance: Chance; asked(): number } {
  let asked = 0;
  const chance = chanceFrom((count) => {
    asked++;
    return luck.pick(count);
  });
  return { chance, asked: () => asked };
}
