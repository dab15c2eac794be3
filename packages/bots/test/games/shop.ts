// A game for one seat with choices that are worth their price and choices that are not: three days in a shop.
import type { Game } from '@undercroft/kernel';

export interface Shop {
  coins: number;
  lamps: number;
  hasLight: boolean;
  hasPaper: boolean;
  day: number;
}

const DAYS = 3;
const copy = (position: Shop): Shop => ({ ...position });

/** `bow` costs a coin and does nothing; `light` needs a lamp that is not lit yet; `read` opens with `buy`. */
export const shop: Pick<
  Game<Shop, string, never>,
  'waitingFor' | 'choices' | 'defaultChoice' | 'play' | 'view' | 'imagine' | 'result' | 'copy'
> = {
  waitingFor: ({ day }) => (day < DAYS ? [0] : []),
  choices: ({ coins, hasPaper }) =>
    coins === 0
      ? ['pass', 'gamble']
      : hasPaper
        ? ['pass', 'gamble', 'bow', 'light', 'buy', 'read']
        : ['pass', 'gamble', 'bow', 'light', 'buy'],
  defaultChoice: () => 'pass',
  play: (position, _, choice, chance) => {
    if (choice === 'pass') position.day++;
    else if (choice === 'gamble') position.coins = chance.pick(2) * 9;
    else if (choice === 'read') position.lamps++;
    else position.coins--;
    if (choice === 'light') position.hasLight = true;
    if (choice === 'buy') position.hasPaper = true;
  },
  view: copy,
  imagine: copy,
  result: ({ day, coins }) =>
    day < DAYS ? undefined : { reason: 'end', clause: 'S-1', winners: coins > 3 ? [0] : [], places: [1] },
  copy,
};
