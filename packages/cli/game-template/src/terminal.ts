// The table drawn in characters, for the terminal and for the plain table of the browser.
import { type DrawTable, HIDDEN } from '@undercroft/kernel';
import { emberOf, type Position } from './position.ts';

const face = (card: number): string => (card === HIDDEN ? '▒▒' : String(emberOf(card)).padStart(2));

export const drawTable: DrawTable<Position> = ({ hands, chosen, shown, points }, viewer, pen) => [
  ...hands.map((hand, seat) => {
    const name = pen.ink(seat === viewer ? 'strong' : 'plain', pen.name(seat));
    const cards = `${hand.map(face).join(' ')}  →  ${chosen[seat]!.map(face).join('') || '--'}`;
    return `${name}  ${pen.say({ id: 'term.points', args: { n: points[seat]! } })}  ${cards}`;
  }),
  pen.ink('dim', `${pen.say({ id: 'term.shown' })} ${shown.map(face).join(' ') || '--'}`),
];
