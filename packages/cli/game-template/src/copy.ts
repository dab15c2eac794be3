// A position that shares nothing mutable with another; bots copy thousands a second.
import type { Position } from './position.ts';

export const copy = (position: Position): Position => ({
  ...position,
  hands: position.hands.map((hand) => hand.slice()),
  chosen: position.chosen.map((card) => card.slice()),
  deck: position.deck.slice(),
  shown: position.shown.slice(),
  points: position.points.slice(),
});
