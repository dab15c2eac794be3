// Games for one seat, small enough to know what is best: a lock with three dials, a coin that may be seen first, a ford.
import type { Game } from '@undercroft/kernel';

type Small<Position, Choice> = Pick<
  Game<Position, Choice, never>,
  'waitingFor' | 'choices' | 'defaultChoice' | 'play' | 'view' | 'imagine' | 'result' | 'copy'
>;
const ended = (isWon: boolean) => ({ reason: 'end', clause: 'S-1', winners: isWon ? [0] : [], places: [1] });

/** Opens at 2, 1, 3. */
export interface Lock {
  dials: number[];
}
const DIALS = [0, 1, 2, 3];
const OPEN = [2, 1, 3];
const copyLock = ({ dials }: Lock): Lock => ({ dials: dials.slice() });

export const lock: Small<Lock, number> = {
  waitingFor: ({ dials }) => (dials.length < OPEN.length ? [0] : []),
  choices: () => DIALS,
  defaultChoice: () => 0,
  play: ({ dials }, _, dial) => {
    dials.push(dial);
  },
  view: copyLock,
  imagine: copyLock,
  result: ({ dials }) =>
    dials.length < OPEN.length ? undefined : ended(dials.every((dial, i) => dial === OPEN[i])),
  copy: copyLock,
};

/** Safe wins in 7 of 10 games; whoever dares sees the coin and must only name it. */
export interface Coin {
  phase: 'choose' | 'name' | 'over';
  coin: number;
  won: boolean;
}
export type CoinChoice = 'safe' | 'dare' | 'heads' | 'tails';
const copyCoin = (position: Coin): Coin => ({ ...position });

export const coin: Small<Coin, CoinChoice> = {
  waitingFor: ({ phase }) => (phase === 'over' ? [] : [0]),
  choices: ({ phase }) => (phase === 'choose' ? ['safe', 'dare'] : ['heads', 'tails']),
  defaultChoice: ({ phase }) => (phase === 'choose' ? 'safe' : 'heads'),
  play: (position, _, choice, chance) => {
    if (choice === 'dare') {
      position.phase = 'name';
      position.coin = chance.pick(2);
      return;
    }
    position.phase = 'over';
    position.won = choice === 'safe' ? chance.pick(10) < 7 : (choice === 'heads') === (position.coin === 0);
  },
  view: copyCoin,
  imagine: copyCoin,
  result: ({ phase, won }) => (phase === 'over' ? ended(won) : undefined),
  copy: copyCoin,
};

/** Two things to bring, then a way across: each rope is worth four chances of ten, the right way one more. */
export interface Ford {
  brought: string[];
  over: '' | 'won' | 'lost';
}
const copyFord = ({ brought, over }: Ford): Ford => ({ brought: brought.slice(), over });

export const ford: Small<Ford, string> = {
  waitingFor: ({ over }) => (over === '' ? [0] : []),
  choices: ({ brought }) => (brought.length < 2 ? ['rope', 'boots'] : ['left', 'right']),
  defaultChoice: ({ brought }) => (brought.length < 2 ? 'boots' : 'left'),
  play: (position, _, choice, chance) => {
    if (position.brought.length < 2) {
      position.brought.push(choice);
      return;
    }
    const ropes = position.brought.filter((thing) => thing === 'rope').length;
    position.over = chance.pick(10) < 4 * ropes + (choice === 'right' ? 1 : 0) ? 'won' : 'lost';
  },
  view: copyFord,
  imagine: copyFord,
  result: ({ over }) => (over === '' ? undefined : ended(over === 'won')),
  copy: copyFord,
};
