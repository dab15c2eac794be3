// The island of 8 x 12 cells: ground, walls, tokens, treasures and pawns, with the reach of the active pawn on it.
import { type OpenChoice, openFor, Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Choice, MOVE } from '../src/choices.ts';
import { COLOURS, CONCUSSION, CORRUPTED, EMPTY, IS_CORRUPTED, NO_TOKEN } from '../src/content/pieces.ts';
import { cellOfTreasure, colourOfTreasure, type Position } from '../src/position.ts';
import { CELLS, COLUMNS, cellName, EDGE_OF, EDGES, NEIGHBOUR, ROWS } from '../src/rules/geometry.ts';
import { type Destination, reach } from '../src/rules/reach.ts';
import { wallEffect } from '../src/rules/wall-effect.ts';
import type { Props } from './board-props.ts';
import { barOf, cornerOf, handleOf, ISLAND, middleOf, PITCH, reachOf, TILE } from './cell-geometry.ts';
import { occupantsOf, pawnSpot, tokenSpot, transformAt, treasureSpot } from './cell-layout.ts';
import { cellOf, edgesOf } from './choice-cell.ts';
import { Ground } from './ground.tsx';
import { useLetters } from './island-scale.ts';
import { Gem, Pawn, TokenSign, WallBar } from './pieces.tsx';
import { cellsAtRisk, RiskMap, type RiskMapProps } from './risk-map.tsx';
import { useTreasureIds } from './treasure-ids.ts';
import { TremorMarks } from './tremor-marks.tsx';

type Open = readonly OpenChoice<Choice>[];

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);
const ALL_EDGES = Array.from({ length: EDGES }, (_, edge) => edge);

/** A wall stands on an edge when the cell on either side says so. */
function standingWalls(view: Position): Set<number> {
  const walls = new Set<number>();
  for (const cell of ALL_CELLS)
    for (let side = 0; side < 4; side++)
      if (view.walls[cell]! & (1 << side)) walls.add(EDGE_OF[cell * 4 + side]!);
  return walls;
}

const Axis = (): JSX.Element | null => {
  const size = useLetters(13, 19);
  return size === undefined ? null : (
    <g class="co" style={{ '--letter': `${size}px` }}>
      {Array.from({ length: COLUMNS }, (_, i) => (
        <text key={`c${i + 1}`} x={55 + i * PITCH} y="13">
          {i + 1}
        </text>
      ))}
      {Array.from({ length: ROWS }, (_, i) => (
        <text key={`r${i + 1}`} x="12" y={53 + i * PITCH}>
          {i + 1}
        </text>
      ))}
    </g>
  );
};

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

/** The viewer's own pawn, or that of the active seat for those who watch. */
const seatOf = ({ view, viewer }: Props): number => (typeof viewer === 'number' ? viewer : view.active);

const letterOf = (word: Props['word'], colour: number): string => word(`term.${COLOURS[colour]}.letter`);

/** What touching a cell means: its own choices, or the first step of the way there. */
function choicesAt(direct: Open | undefined, far: Destination | undefined, open: Open): Open {
  if (direct) return direct;
  const first = far?.path[0];
  return first
    ? open.filter(({ choice }) => choice === first || JSON.stringify(choice) === JSON.stringify(first))
    : [];
}

/** The open choices by the places that they are about. */
function byPlace(open: Open, places: (choice: Choice) => readonly number[]): ReadonlyMap<number, Open> {
  const found = new Map<number, OpenChoice<Choice>[]>();
  for (const entry of open)
    for (const place of places(entry.choice)) found.set(place, [...(found.get(place) ?? []), entry]);
  return found;
}

function Cells(props: Props): JSX.Element {
  const { view, open, word, pointed, happened } = props;
  const me = seatOf(props);
  const cellsOf = (choice: Choice): readonly number[] => {
    const cell = cellOf(choice, view, me);
    return cell === undefined ? [] : [cell];
  };
  const direct = byPlace(open, cellsOf);
  const isWalking = view.phase === 'actions' && open.length > 0;
  const far = new Map(isWalking ? reach(view, me).map((there) => [there.cell, there] as const) : []);
  const shaken = new Set(cellsAtRisk(view).map(({ cell }) => cell));
  const aim = pointed.value ? cellOf(pointed.value.choice, view, me) : undefined;
  const fresh = new Set(happened.flatMap((event) => ('cell' in event ? [event.cell] : [])));
  return (
    <Zone as="g" label={word('ui.cells')} id="island">
      {ALL_CELLS.map((cell) => {
        const choices = choicesAt(direct.get(cell), far.get(cell), open);
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
            label={`${describe(view, cell, props)}${cost !== undefined && !direct.has(cell) ? `: ${word('ui.firstStep')}` : ''}`}
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

function Treasures(props: Props): JSX.Element {
  const { view, open, word } = props;
  const ids = useTreasureIds(view.treasures);
  return (
    <Zone as="g" label={word('ui.treasures')} id="treasures" class="treasures">
      {view.treasures.map((treasure, i) => {
        const cell = cellOfTreasure(treasure);
        const colour = colourOfTreasure(treasure);
        const place = view.treasures.slice(0, i).filter((other) => cellOfTreasure(other) === cell).length;
        const spot = treasureSpot(place, occupantsOf(view, cell));
        const carried =
          cell === view.pawns[seatOf(props)]
            ? openFor(open, (choice) => choice.kind === 'move-treasure' && choice.colour === colour)
            : [];
        return (
          <Piece
            key={ids[i]}
            as="g"
            id={`treasure-${ids[i]}`}
            label={word(`card.loot-${COLOURS[colour]}`)}
            choices={carried}
            transform={transformAt(cell, spot)}
            class={carried.length > 0 ? 'gem' : 'gem still'}
          >
            {carried.length > 0 && <circle class="grip" r="24" />}
            <Gem colour={colour} letter={letterOf(word, colour)} scale={spot.scale} />
          </Piece>
        );
      })}
    </Zone>
  );
}

function Walls({ view, open, word }: Props): JSX.Element {
  const walls = standingWalls(view);
  const edges = byPlace(open, edgesOf);
  // Where nothing but edges can be touched, a touch anywhere takes the nearest.
  const isOnlyEdges = open.length > 0 && open.every(({ choice }) => choice.kind === 'place-wall');
  const effectOf = (edge: number): string => (isOnlyEdges ? ` ${wallEffect(view, edge).kind}` : '');
  return (
    <Zone as="g" label={word('ui.walls')} id="walls">
      {ALL_EDGES.filter((edge) => walls.has(edge) || edges.has(edge)).map((edge) => {
        const choices = edges.get(edge) ?? [];
        return (
          <Piece
            key={edge}
            as="g"
            {...(walls.has(edge) && { id: `wall-${edge}` })}
            focus={`edge-${edge}`}
            label={choices[0]?.text ?? word('term.legend.wall')}
            choices={choices}
            class={walls.has(edge) ? 'edge up' : `edge${effectOf(edge)}`}
          >
            {choices.length > 0 &&
              (isOnlyEdges ? (
                <polygon class="handle" points={reachOf(edge)} />
              ) : (
                <rect class="handle" {...handleOf(edge)} />
              ))}
            <rect class="hit" {...barOf(edge)} rx="2" />
            {walls.has(edge) && <WallBar edge={edge} />}
          </Piece>
        );
      })}
    </Zone>
  );
}

const Pawns = ({ view, seats }: Props): JSX.Element => (
  <g class="pawns" pointer-events="none">
    {seats.map((seat) => {
      const cell = view.pawns[seat.seat]!;
      if (cell >= CELLS) return null;
      const together = seats.filter((other) => view.pawns[other.seat] === cell);
      const spot = pawnSpot(together.indexOf(seat), occupantsOf(view, cell));
      return (
        <g key={seat.seat} data-piece={`pawn-${seat.seat}`} transform={transformAt(cell, spot)}>
          <Pawn seat={seat} scale={spot.scale} />
        </g>
      );
    })}
  </g>
);

/** The light around the pawn whose turn it is. */
function TorchLight({ view }: Props): JSX.Element {
  const cell = view.pawns[view.active]!;
  const { x, y } = cell < CELLS ? middleOf(cell) : { x: ISLAND.width / 2, y: ISLAND.height / 2 };
  return (
    <defs>
      <radialGradient id="torch" gradientUnits="userSpaceOnUse" cx={x} cy={y} r="420">
        <stop offset="0" stop-color="#ffc864" stop-opacity=".30" />
        <stop offset=".3" stop-color="#d9953a" stop-opacity=".10" />
        <stop offset=".55" stop-color="#0e1114" stop-opacity=".22" />
        <stop offset="1" stop-color="#0e1114" stop-opacity=".52" />
      </radialGradient>
    </defs>
  );
}

export interface IslandProps extends Props {
  /** Where the turn would end, while its risk is asked about. */
  readonly risk: Pick<RiskMapProps, 'from' | 'ask'> | undefined;
}

export function Island({ risk, ...props }: IslandProps): JSX.Element {
  const { view, word } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      class="isle"
      viewBox={`0 0 ${ISLAND.width} ${ISLAND.height}`}
      role="group"
      aria-label={word('ui.island')}
    >
      <TorchLight {...props} />
      <Axis />
      {ALL_CELLS.map((cell) => (
        <Ground
          key={cell}
          cell={cell}
          ground={view.ground[cell]!}
          letter={IS_CORRUPTED[view.ground[cell]!] ? letterOf(word, view.ground[cell]! - CORRUPTED) : ''}
          isClean={view.cleansed[view.ground[cell]! - CORRUPTED] === 1}
        />
      ))}
      <rect
        class="night"
        width={ISLAND.width}
        height={ISLAND.height}
        fill="url(#torch)"
        pointer-events="none"
      />
      <Cells {...props} />
      <Treasures {...props} />
      <Walls {...props} />
      <Pawns {...props} />
      {risk ? <RiskMap props={props} {...risk} /> : <TremorMarks {...props} />}
    </svg>
  );
}
