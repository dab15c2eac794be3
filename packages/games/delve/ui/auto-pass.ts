// Takes an only option by itself, and passes in windows where the player has asked for it (DV-D60).
import { useEffect, useState } from 'preact/hooks';
import type { Choice } from '../src/choices.ts';
import { diggerAt } from '../src/position.ts';
import { ancientLimit, diggerLimit } from '../src/rules/ready.ts';
import type { Props } from './board-props.ts';

/** Beside other people an answer takes as long as a person's, so that its moment says nothing about the hand. */
const LEAST_WAIT = 1500;
const SPREAD = 2500;
const STORED = 'undercroft.delve.ask-always';

export interface AutoPass {
  /** Does the player want to answer every call, even with nothing to use? */
  readonly asksAlways: boolean;
  readonly passesRound: boolean;
  toggleAsking(): void;
  /** Pass in every window that is left of this round. */
  passRound(): void;
}

function remembered(): boolean {
  try {
    return localStorage.getItem(STORED) === 'yes';
  } catch {
    return false;
  }
}

/** What is answered without asking: an only option, and a pass where the player wants no window of this round. */
export function unaskedAnswer(
  open: Props['open'],
  asksAlways: boolean,
  passesRound: boolean,
): Choice | undefined {
  const pass = open.find(({ choice }) => choice.kind === 'pass')?.choice;
  if (passesRound && pass) return pass;
  return open.length === 1 && !asksAlways ? open[0]!.choice : undefined;
}

/** Everybody sees that no more card may be placed: to be ready at once gives nothing away. */
function isFull({ view, viewer, open }: Props): boolean {
  if (open[0]?.choice.kind !== 'ready' || typeof viewer !== 'number') return false;
  return viewer === 0
    ? view.ancient.placed.length >= ancientLimit(view)
    : diggerAt(view, viewer).placed.length >= diggerLimit(view, viewer);
}

export function useAutoPass(props: Props): AutoPass {
  const { open, view, mode, moment } = props;
  const [asksAlways, setAsking] = useState(remembered);
  const [passedRound, setPassedRound] = useState(-1);
  const passesRound = passedRound === view.round;
  const answer = mode === 'play' ? unaskedAnswer(open, asksAlways, passesRound) : undefined;
  const people = props.seats.filter(({ kind }) => kind === 'person').length;
  useEffect(() => {
    if (answer === undefined) return;
    const wait = people > 1 && !isFull(props) ? LEAST_WAIT + SPREAD * Math.random() : 0;
    const timer = setTimeout(() => props.choose(answer, true), wait);
    return () => clearTimeout(timer);
  }, [answer === undefined, moment]);
  return {
    asksAlways,
    passesRound,
    passRound: () => setPassedRound(view.round),
    toggleAsking: () => {
      setAsking(!asksAlways);
      try {
        localStorage.setItem(STORED, asksAlways ? 'no' : 'yes');
      } catch {
        // A browser that keeps nothing still holds it until the page is left.
      }
    },
  };
}
