// The cells of the island that can be touched, with what lies on them and what it costs to get there.
import { type OpenChoice, Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, MOVE } from '../src/choices.ts';
import { COLOURS, CONCUSSION, EMPTY, NO_TOKEN } from '../src/content/pieces.ts';
import { cellOfTreasure, colourOfTreasure, type Position } from '../src/position.ts';
import { CELLS, cellName, NEIGHBOUR } from '../src/rules/geometry.ts';
import { type Destination, reach } from '../src/rules/reach.ts';
import { type Props, watchedSeat } from './board-props.ts';
import { cornerOf, TILE } from './cell-geometry.ts';
import { occupantsOf, tokenSpot, transformAt } from './cell-layout.ts';
import { byPlace, cellOf } from './choice-cell.ts';
import { useLetters } from './island-scale.ts';
import { TokenSign } from './pieces.tsx';
import { cellsAtRisk } from './risk-map.tsx';

type Open = readonly OpenChoice<Choice>[];

export const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);

/** What it costs to get there, in the corner of the cell. */
function Cost({
  x,
  y,
  cost,
  isNear,
}: {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
  readonly isNear: boolean;
}): JSX.Element | null {
  const size = useLetters(13, isNear ? Number.POSITIVE_INFINITY : 22);
  if (size === undefined) return null;
  const r = size * 0.7;
  return (
    <g class="far" transform={`translate(${x + TILE - r} ${y + r})`}>
      <circle r={r} />
      <text y={size * 0.35} style={{ fontSize: size }}>
        {cost}
      </text>
    </g>
  );
}

function describe(view: Position, cell: number, { seats, word }: Props): string {
  const colour = (treasure: number): string => word(`card.loot-${COLOURS[colourOfTreasure(treasure)]}`);
  return [
    cellName(cell),
    ...seats.filter(({ seat }) => view.pawns[seat] === cell).map(({ name }) => name),
    ...view.treasures.filter((treasure) => cellOfTreasure(treasure) === cell).map(colour),
    view.tokens[cell] !== NO_TOKEN &&
      word(view.tokens[cell] === CONCUSSION ? 'term.concussion' : 'term.rupture'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What touching a cell means: its own choices, or the whole way there; a lesson goes step by step. */
function choicesAt(
  direct: Open | undefined,
  far: Destination | undefined,
  { open, word, mode }: Pick<Props, 'open' | 'word' | 'mode'>,
): Open {
  if (direct || !far) return direct ?? [];
  const [first, ...then] = far.path;
  const step = open.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(first));
  if (!step) return [];
  const text = word('ui.walk', { cell: cellName(far.cell), cost: far.cost });
  return [mode === 'lesson' ? step : { ...step, key: `walk:${far.cell}`, text, then }];
}

interface CellsProps {
  readonly props: Props;
  /** The tremor was told: where it struck no longer glows as what may be touched does. */
  readonly isCalm: boolean;
}

export function Cells({ props, isCalm }: CellsProps): JSX.Element {
  const { view, open, word, pointed, happened } = props;
  const me = watchedSeat(props);
  const cellsOf = (choice: Choice): readonly number[] => {
    const cell = cellOf(choice, view, me);
    return cell === undefined ? [] : [cell];
  };
  const direct = byPlace(open, cellsOf);
  const isWalking = view.phase === 'actions' && open.length > 0;
  const far = new Map(isWalking ? reach(view, me).map((there) => [there.cell, there] as const) : []);
  const shaken = new Set(cellsAtRisk(view).map(({ cell }) => cell));
  const aim = pointed.value ? cellOf(pointed.value.choice, view, me) : undefined;
  const glowing = isCalm ? [] : happened;
  const fresh = new Set(glowing.flatMap((event) => ('cell' in event ? [event.cell] : [])));
  return (
    <Zone as="g" label={word('ui.cells')} id="island">
      {ALL_CELLS.map((cell) => {
        const choices = choicesAt(direct.get(cell), far.get(cell), props);
        const cost = far.get(cell)?.cost;
        if (view.ground[cell] === EMPTY && choices.length === 0) return null;
        const { x, y } = cornerOf(cell);
        const side = [0, 1, 2, 3].find((way) => NEIGHBOUR[view.pawns[me]! * 4 + way] === cell);
        const classes = [
          'cell',
          direct.has(cell) && 'near',
          shaken.has(cell) && 'shaken',
          aim === cell && 'aim',
        ];
        return (
          <Piece
            key={cell}
            as="g"
            focus={`cell-${cell}`}
            label={describe(view, cell, props)}
            choices={choices}
            {...(side !== undefined && view.phase === 'actions' && { barred: MOVE[side] })}
            fresh={fresh.has(cell)}
            class={classes.filter(Boolean).join(' ')}
          >
            <rect class="hit" x={x} y={y} width={TILE} height={TILE} rx="3" />
            {view.tokens[cell] !== NO_TOKEN && (
              <g transform={transformAt(cell, tokenSpot(occupantsOf(view, cell)))}>
                <TokenSign token={view.tokens[cell]!} />
              </g>
            )}
            {cost !== undefined && choices.length > 0 && (
              <Cost x={x} y={y} cost={cost} isNear={direct.has(cell)} />
            )}
          </Piece>
        );
      })}
    </Zone>
  );
}
