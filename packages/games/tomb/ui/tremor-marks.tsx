// A tremor on the island: the lane it runs along, what the die counts on each tile, and where it strikes.
import type { JSX } from 'preact';
import type { Event } from '../src/events.ts';
import { CELLS, NEIGHBOUR } from '../src/rules/geometry.ts';
import type { Props } from './board-props.ts';
import { cornerOf, middleOf, PITCH, TILE } from './cell-geometry.ts';
import { useLetters } from './island-scale.ts';
import { WallBar } from './pieces.tsx';
import type { StagedTremor } from './staged-tremor.ts';
import { countsAt } from './tremors-in.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

interface Tremor {
  readonly card: Told<'cardTurned'>;
  readonly die: Told<'dieRolled'> | undefined;
  /** Where the active pawn stood, and what the card did to anybody. */
  readonly from: number;
  readonly struck: number | undefined;
  readonly hurt: readonly Told<'hurt'>[];
}

/** The card of this number: an earlier pawn's place is where it fled from later. */
function readTremor(told: readonly Event[], later: readonly Event[], { view }: Props): Tremor | undefined {
  const card = told.findLast((event) => event.kind === 'cardTurned');
  if (!card) return undefined;
  const fled = [...told, ...later].find((event) => event.kind === 'relocated' && event.seat === card.seat);
  return {
    card,
    die: told.find((event) => event.kind === 'dieRolled'),
    from: fled?.kind === 'relocated' ? fled.from : view.pawns[card.seat]!,
    struck: told.find((event) => event.kind === 'struckUnderfoot')?.cell,
    hurt: told.filter((event) => event.kind === 'hurt'),
  };
}

function laneOf(from: number, { direction, lane }: Told<'cardTurned'>): readonly number[] {
  const cells: number[] = [];
  // Before its pawn is on the island, a seat has no lane to show.
  for (let cell = from; cell < CELLS && cells.length < lane; ) {
    cell = NEIGHBOUR[cell * 4 + direction]!;
    if (cell < CELLS) cells.push(cell);
  }
  return cells;
}

interface TremorMarksProps {
  readonly props: Props;
  readonly tremor: StagedTremor;
}

export function TremorMarks({ props, tremor: { cards, marked } }: TremorMarksProps): JSX.Element | null {
  const { view, happened, seats } = props;
  const size = useLetters(13, Number.POSITIVE_INFINITY)!;
  const tremor =
    marked === undefined ? undefined : readTremor(cards[marked]!, cards.slice(marked + 1).flat(), props);
  if (!tremor) return null;
  const { card, die, struck } = tremor;
  const lane = struck === undefined ? laneOf(tremor.from, card) : [struck];
  const wall = happened.find((event) => event.kind === 'wallPlaced');
  return (
    <g class="tremor" pointer-events="none">
      {wall && <WallBar edge={wall.edge} />}
      {lane.map((cell) => (
        <rect
          key={cell}
          class={(die?.target ?? struck) === cell ? 'band struck' : 'band'}
          {...cornerOf(cell)}
          width={TILE}
          height={TILE}
          rx="3"
        />
      ))}
      {lane.map((cell, place) => {
        const { x, y } = cornerOf(cell);
        const counts = die ? countsAt(place, lane.length, die.die) : '';
        if (counts === '') return null;
        return (
          <g
            key={cell}
            class={die?.target === cell ? 'count struck' : 'count'}
            transform={`translate(${x + TILE / 2} ${y})`}
          >
            <rect x={-1.6 * size} y={-0.8 * size} width={3.2 * size} height={1.6 * size} rx="4" />
            <text y={size * 0.35} style={{ fontSize: size }}>
              {counts}
            </text>
          </g>
        );
      })}
      {tremor.hurt.flatMap((event) => {
        if (view.pawns[event.seat]! >= CELLS) return [];
        const { x, y } = middleOf(view.pawns[event.seat]!);
        return (
          <g key={`hurt-${event.seat}`} class="hurt" transform={`translate(${x} ${y + PITCH * 0.62})`}>
            <rect x={-3.4 * size} y={-0.85 * size} width={6.8 * size} height={1.7 * size} rx="4" />
            <text y={size * 0.35} style={{ fontSize: size }}>
              {`${(seats[event.seat]?.name ?? '').slice(0, 9)} −1`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
