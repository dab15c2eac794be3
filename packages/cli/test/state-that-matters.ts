// What a player of each game must see while deciding, read from the view alone and not by the code that draws it.
import type { Translator } from '../src/translator.ts';

type State = (view: never, seat: number, said: Translator) => readonly (string | RegExp)[];

interface RubaView {
  readonly hp: number;
  readonly phase: string;
  readonly enemy: number;
  readonly enemyHp: number;
  readonly gold: readonly number[];
  readonly dungeon: readonly number[];
}

interface DelveView {
  readonly alert: number;
  readonly field: number;
  readonly diggers: readonly {
    readonly inPlay: number;
    readonly danger: number;
    readonly trinkets: number;
  }[];
}

interface UnearthView {
  readonly row: readonly number[];
  readonly dicePlace: readonly number[];
  readonly diceValue: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly stones: readonly (readonly number[])[];
  readonly stack: readonly { readonly kind: string }[];
}

interface TombView {
  readonly health: readonly number[];
  readonly characters: readonly number[];
  readonly pawns: readonly number[];
  readonly wallSupply: number;
}

const COLUMNS = 12;
const CELLS = 96;
const NOBODY = 8;
const NOTHING = -2;

/** By game; the row of Unearth's Ruins gives way where a Stone is laid, for then the map is what matters. */
export const STATE: Readonly<Record<string, State>> = {
  ruba: ({ hp, phase, enemy, enemyHp, gold, dungeon }: RubaView, _, { say }) => [
    `${hp}/12 ${say('term.hp.short')}`,
    `${say('zone.dungeon')} ${dungeon.length}`,
    ...(phase !== 'event' && enemy >= 0 ? [new RegExp(` ${enemyHp}/\\d+ `)] : []),
    ...(gold.length > 0 ? [`= ${gold.reduce((sum, card) => sum + (card % 10) + 1, 0)}`] : []),
  ],
  delve: ({ alert, field, diggers }: DelveView, _, { say }) => [
    `${say('term.alert')} ${alert} `,
    `${say('term.field')} ${field}`,
    ...diggers.flatMap(({ inPlay, danger, trinkets }, at) =>
      inPlay === 0
        ? []
        : [
            new RegExp(`^${at + 1}\\. .*${'♥'.repeat(4 - danger)}${'♡'.repeat(danger)} `, 'm'),
            `${say('term.trinket')} ${trinkets}`,
          ],
    ),
  ],
  unearth: ({ row, dicePlace, diceValue, hands, stones, stack }: UnearthView, _, { say }) => [
    ...(stack.at(-1)?.kind === 'place' ? [/^ +[^ ].* q −?\d+…−?\d+, r −?\d+/m] : []),
    ...(stack.at(-1)?.kind === 'place' ? [] : row).flatMap((ruin, slot) => {
      const sum = dicePlace.reduce((all, place, die) => all + (place === slot ? diceValue[die]! : 0), 0);
      return ruin === NOTHING ? [] : [new RegExp(`^${slot + 1}\\. .* ${sum}/\\d+`, 'm')];
    }),
    ...hands.map((hand) => say('term.cards', { n: hand.length })),
    ...stones.map((laid) => say('term.stones', { n: laid.length })),
  ],
  tomb: ({ health, characters, pawns, wallSupply }: TombView, _, { say }) => [
    say('term.walls', { n: wallSupply }),
    /^ {2} ?1 +2 +3 +4 .*12/m,
    ...Array.from({ length: 8 }, (__, row) => new RegExp(`^${row + 1} `, 'm')),
    ...pawns.flatMap((cell, seat) =>
      cell === CELLS ? [] : [new RegExp(`^${Math.floor(cell / COLUMNS) + 1} .*\\n?.*[${seat + 1}+]`, 'm')],
    ),
    ...characters.flatMap((character, seat) =>
      character === NOBODY
        ? []
        : [new RegExp(`${seat + 1} .*(?:♥${health[seat]}|${say('term.health', { n: health[seat]! })})`)],
    ),
  ],
};
