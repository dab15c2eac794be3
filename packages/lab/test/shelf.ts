// A shelf with one small game, for tests that should not wait for a large one.

import { type AnyExposures, type AnyGame, CodedError, type Exposures } from '@undercroft/kernel';
import type { AnyHints } from '@undercroft/shelf';
import { type Duel, type DuelChoice, type DuelEvent, duel, duelHints } from '../../bots/test/games/duel.ts';

const cardOf = (thing: string): number => Number(thing.slice(1));

/** The cards of the hands; one can be dealt to a seat, or be left in the pile. */
export const duelExposures: Exposures<Duel, DuelChoice, DuelEvent> = {
  things: Array.from({ length: 9 }, (_, card) => ({ id: `c${card}`, kind: 'card' })),
  stage: ({ round }) => round + 1,
  holdings: ({ hands }, seat) => hands[seat]!.map((card) => `c${card}`),
  ofEvent: () => [],
  arrange: (duel, arrangement) => {
    if (arrangement.kind === 'deal') return true;
    const card = cardOf(arrangement.thing);
    const piles = [...duel.hands, duel.pile];
    const to = arrangement.kind === 'force' ? duel.hands[arrangement.seat]! : duel.pile;
    const from = piles.find((pile) => pile.includes(card))!;
    if (from === to) return true;
    from[from.indexOf(card)] = to[0]!;
    to[0] = card;
    for (const pile of piles) pile.sort((a, b) => a - b);
    return true;
  },
  arrangements: () => ['force', 'ban', 'deal'],
};

const only = <Thing>(name: string, thing: unknown): Thing => {
  if (name !== 'duel') throw new CodedError('unknown-game', { game: name, known: 'duel' });
  return thing as Thing;
};
export const listGames = (): readonly string[] => ['duel'];
export const loadGame = async (name: string): Promise<AnyGame> => only(name, duel);
export const loadHints = async (name: string): Promise<AnyHints> => only(name, duelHints);
export const loadExposures = async (name: string): Promise<AnyExposures> => only(name, duelExposures);
export const loadTexts = async (name: string) =>
  only<Record<string, string>>(name, {
    'game.title': 'Duel',
    'card.c8': 'The Eight',
    'card.c0': 'The Nought',
  });
