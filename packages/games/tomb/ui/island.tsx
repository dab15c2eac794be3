// The island of 8 x 12 cells: ground, walls, tokens, treasures and pawns, with the reach of the active pawn on it.
import { openFor, Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { COLOURS, CORRUPTED, IS_CORRUPTED } from '../src/content/pieces.ts';
import { cellOfTreasure, colourOfTreasure } from '../src/position.ts';
import { CELLS, COLUMNS, ROWS } from '../src/rules/geometry.ts';
import { type Props, watchedSeat } from './board-props.ts';
import { ISLAND, middleOf, PITCH } from './cell-geometry.ts';
import { occupantsOf, pawnSpot, transformAt, treasureSpot } from './cell-layout.ts';
import { Ground } from './ground.tsx';
import { ALL_CELLS, Cells } from './island-cells.tsx';
import { useLetters } from './island-scale.ts';
import { Walls } from './island-walls.tsx';
import { Gem, Pawn } from './pieces.tsx';
import { RiskMap, type RiskMapProps } from './risk-map.tsx';
import type { StagedTremor } from './staged-tremor.ts';
import { useTreasureIds } from './treasure-ids.ts';
import { TremorMarks } from './tremor-marks.tsx';

/** Where the island pans, its numbers stay at the edge of the window. */
const Axis = (): JSX.Element | null => {
  const size = useLetters(13, 19);
  return size === undefined ? null : (
    <g class="co" style={{ '--letter': `${size}px` }}>
      <g class="columns">
        <rect width={ISLAND.width} height="19" />
        {Array.from({ length: COLUMNS }, (_, i) => (
          <text key={`c${i + 1}`} x={55 + i * PITCH} y={1 + size * 0.7}>
            {i + 1}
          </text>
        ))}
      </g>
      <g class="rows">
        <rect width="24" height={ISLAND.height} />
        {Array.from({ length: ROWS }, (_, i) => (
          <text key={`r${i + 1}`} x="12" y={53 + i * PITCH}>
            {i + 1}
          </text>
        ))}
      </g>
    </g>
  );
};

const letterOf = (word: Props['word'], colour: number): string => word(`term.${COLOURS[colour]}.letter`);

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
          cell === view.pawns[watchedSeat(props)]
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
  readonly tremor: StagedTremor;
}

export function Island({ risk, tremor, ...props }: IslandProps): JSX.Element {
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
      <Cells props={props} isCalm={tremor.cards.length > 0 && tremor.marked === undefined} />
      <Treasures {...props} />
      <Walls {...props} />
      <Pawns {...props} />
      {risk ? <RiskMap props={props} {...risk} /> : <TremorMarks props={props} tremor={tremor} />}
      <Axis />
    </svg>
  );
}
