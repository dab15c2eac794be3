// Passes in a window by itself: where nothing else is open, or where the player has asked for it (DV-D60).
import { useEffect, useState } from 'preact/hooks';
import { PASS } from '../src/choices.ts';
import type { Props } from './board-props.ts';

/** The same short wait for every hand, so that its length gives nothing away. */
const LEAST_WAIT = 600;
const SPREAD = 600;
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
  const passes = isWindow && (passesRound || (open.length === 1 && !asksAlways));
  useEffect(() => {
    if (!passes) return;
    const wait = setTimeout(() => props.choose(PASS, true), LEAST_WAIT + SPREAD * Math.random());
    return () => clearTimeout(wait);
  }, [passes, moment]);
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
