// Which card of a tremor the board tells: each has its time, as its highlight has. Then the board is clear for what is asked.
import { HIGHLIGHT, pace } from '@undercroft/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Event } from '../src/events.ts';
import type { Props } from './board-props.ts';
import { cardOnIsland, strikeOf, tremorsIn } from './tremors-in.ts';

export interface StagedTremor {
  readonly cards: readonly (readonly Event[])[];
  /** The card whose marks lie on the island; none where there was no tremor, and once it is told and something is asked. */
  readonly marked: number | undefined;
  /** Where the card strikes that is told now; nowhere once all are told. */
  readonly struck: number | undefined;
}

/** Which of so many cards is told now. Their number once all are told. */
function useToldCard(count: number, moment: number): number {
  const [staged, stage] = useState({ moment, card: 0 });
  useEffect(() => {
    stage({ moment, card: 0 });
    if (pace(HIGHLIGHT) === 0 || count === 0) return undefined;
    const timer = setInterval(() => {
      stage(({ card }) => ({ moment, card: Math.min(card + 1, count) }));
    }, pace(HIGHLIGHT));
    return () => clearInterval(timer);
  }, [moment, count]);
  if (pace(HIGHLIGHT) === 0) return count;
  return Math.min(staged.moment === moment ? staged.card : 0, count);
}

export function useStagedTremor({ happened, moment, open }: Props): StagedTremor {
  const cards = tremorsIn(happened);
  const told = useToldCard(cards.length, moment);
  return {
    cards,
    marked: cardOnIsland(told, cards.length, open.length > 0),
    struck: strikeOf(cards[told] ?? []),
  };
}
