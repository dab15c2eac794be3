// Takes an only option by itself, and passes in windows where the player has asked for it (DV-D60).
import { useEffect, useState } from 'preact/hooks';
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

export function useAutoPass(props: Props): AutoPass {
  const { open, view, mode, moment } = props;
  const [asksAlways, setAsking] = useState(remembered);
  const [passedRound, setPassedRound] = useState(-1);
  const isWindow = mode === 'play' && open.some(({ choice }) => choice.kind === 'pass');
  const passesRound = passedRound === view.round;
  const isOnly = mode === 'play' && open.length === 1 && !asksAlways;
  const answers = isOnly || (isWindow && passesRound);
  const people = props.seats.filter(({ kind }) => kind === 'person').length;
  useEffect(() => {
    if (!answers) return;
    const answer = open.find(({ choice }) => choice.kind === 'pass')?.choice ?? open[0]!.choice;
    const wait = people > 1 ? LEAST_WAIT + SPREAD * Math.random() : 0;
    const timer = setTimeout(() => props.choose(answer, true), wait);
    return () => clearTimeout(timer);
  }, [answers, moment]);
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
