// The drawn examples of Survival of the Tomb, with its own ground, tokens, walls and pawns.
import { resolveTable } from '@undercroft/kernel';
import type { Drawings, SeatLabel, Word } from '@undercroft/kit';
import type { JSX } from 'preact';
import { CONCUSSION, DESTROYED, NO_TOKEN, PLAIN, RAVINE, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { EXCAVATE_COST } from '../src/rules/excavation.ts';
import { CELLS, EDGE_OF, OUTSIDE } from '../src/rules/geometry.ts';
import { MOVE_COST, MOVE_RUPTURE_COST, treasureMoveCost } from '../src/rules/movement.ts';
import {
  BRIDGE_COST,
  CLEANSE_COST,
  CLEAR_CONCUSSION_COST,
  EMPTY_DIRT_COST,
  REMOVE_WALL_COST,
  reinforceCost,
} from '../src/rules/other-actions.ts';
import { cornerOf, middleOf, PITCH } from '../ui/cell-geometry.ts';
import { Ground } from '../ui/ground.tsx';
import { Gem, Pawn, TokenSign, WallBar } from '../ui/pieces.tsx';
import {
  CHAIN,
  CHAIN_SET,
  FAR,
  FAR_LINE,
  JUMPS,
  LADDER,
  LANE,
  LANE_HIT,
  mapCell,
  mapOf,
  movePrices,
  NEW_TILE,
  STRUCK,
} from './examples.ts';
import '../ui/board.css';
import './rulebook.css';

const YOU: SeatLabel = { seat: 0, name: '', letter: 'A', mark: 1, kind: 'person', isMe: true, isHere: true };

interface MapProps {
  readonly p: Position;
  readonly rows: number;
  readonly columns: number;
  /** What is written under a cell: a price, a count. */
  readonly notes?: ReadonlyMap<number, string>;
  readonly struck?: number;
  readonly gem?: number;
}

/** The walls that stand on the map. */
function wallsOn(p: Position): readonly number[] {
  const walls = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++)
    for (let side = 0; side < 4; side++)
      if (p.walls[cell]! & (1 << side)) walls.add(EDGE_OF[cell * 4 + side]!);
  return [...walls];
}

function LittleMap({ p, rows, columns, notes, struck, gem }: MapProps): JSX.Element {
  const { x, y } = cornerOf(mapCell(1, 1));
  const cells = Array.from({ length: rows * columns }, (_, i) =>
    mapCell(Math.floor(i / columns) + 1, (i % columns) + 1),
  );
  const width = columns * PITCH + 8;
  const height = rows * PITCH + 8;
  const at = (cell: number): string => `translate(${middleOf(cell).x} ${middleOf(cell).y})`;
  return (
    <svg
      class="rb-map"
      viewBox={`${x - 5} ${y - 5} ${width} ${height}`}
      width={width * 0.86}
      height={height * 0.86}
      aria-hidden="true"
    >
      {cells.map((cell) => (
        <Ground key={cell} cell={cell} ground={p.ground[cell]!} letter="" isClean={false} />
      ))}
      {cells.map((cell) =>
        p.tokens[cell] === NO_TOKEN ? null : (
          <g key={cell} transform={at(cell)}>
            <TokenSign token={p.tokens[cell]!} />
          </g>
        ),
      )}
      {wallsOn(p).map((edge) => (
        <WallBar key={edge} edge={edge} />
      ))}
      {gem !== undefined && (
        <g transform={at(gem)}>
          <Gem colour={0} letter="" />
        </g>
      )}
      {p.pawns[0] !== OUTSIDE && cells.includes(p.pawns[0]!) && (
        <g transform={at(p.pawns[0]!)}>
          <Pawn seat={YOU} />
        </g>
      )}
      {struck !== undefined && (
        <circle class="rb-struck" cx={middleOf(struck).x} cy={middleOf(struck).y} r="22" />
      )}
      {[...(notes ?? [])].map(([cell, note]) => (
        <g
          key={cell}
          class="rb-note-on"
          transform={`translate(${middleOf(cell).x} ${middleOf(cell).y + 18})`}
        >
          <rect x={-5 - note.length * 3.6} y="-9" width={10 + note.length * 7.2} height="17" rx="8" />
          <text y="4">{note}</text>
        </g>
      ))}
    </svg>
  );
}

const notes = (...pairs: readonly (readonly [number, string])[]): ReadonlyMap<number, string> =>
  new Map(pairs);

/** A copy in which these cells have ruptured and the walls around them are gone. */
function afterChain(): Position {
  const p = game.copy(CHAIN);
  for (const cell of CHAIN_SET) p.tokens[cell] = RUPTURE;
  p.walls.fill(0);
  return p;
}

function withLine(): Position {
  const p = game.copy(FAR);
  for (const cell of FAR_LINE) p.ground[cell] = RAVINE;
  return p;
}

const Ladder = (): JSX.Element => {
  const step = (token: number, ground = PLAIN): Position => {
    const p = game.copy(LADDER);
    p.tokens[mapCell(1, 1)] = token;
    p.ground[mapCell(1, 1)] = ground;
    return p;
  };
  const steps = [step(NO_TOKEN), step(CONCUSSION), step(RUPTURE), step(NO_TOKEN, PLAIN + DESTROYED)];
  return (
    <>
      {steps.map((p, i) => (
        <span key={`${i + 1}`} class="rb-step">
          {i > 0 && <span class="rb-big">→</span>}
          <LittleMap p={p} rows={1} columns={1} />
        </span>
      ))}
    </>
  );
};

const Costs = ({ word }: { readonly word: Word }): JSX.Element => {
  const p = mapOf('@r');
  const treasure = treasureMoveCost(p, 0);
  const moves = [
    [word('ui.action.move'), MOVE_COST],
    [`${word('ui.action.move')}: ${word('term.rupture')}`, MOVE_RUPTURE_COST],
    [word('ui.action.carry'), treasure],
    [`${word('ui.action.jump')} (1)`, 3],
  ] as const;
  const works = [
    [word('ui.action.excavate'), EXCAVATE_COST],
    [word('drawn.empty'), EMPTY_DIRT_COST],
    [word('ui.action.bridge'), BRIDGE_COST],
    [`${word('ui.action.reinforce')}: ${word('term.concussion')}`, CLEAR_CONCUSSION_COST],
    [word('drawn.softenOne'), reinforceCost(p, 0, mapCell(1, 2), 'clear')],
    [word('ui.action.wall'), REMOVE_WALL_COST],
    [word('ui.action.cleanse'), CLEANSE_COST],
  ] as const;
  return (
    <table class="rb-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{word('ui.ap')}</th>
          <th scope="col">{word('drawn.dirt')}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(([name, base]) => {
          const [clean, dirty] = movePrices(base);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{clean}</td>
              <td>{dirty}</td>
            </tr>
          );
        })}
        {works.map(([name, cost]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cost}</td>
            <td>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const PRESETS = ['easy', 'normal', 'hard', 'book'] as const;
const Presets = ({ word }: { readonly word: Word }): JSX.Element => {
  const of = (preset: string) => resolveTable(game, 4, { preset }).options;
  const switches = [
    'layout',
    'tremor',
    'voidLane',
    'spread',
    'ruptureWound',
    'crushed',
    'wallEdges',
  ] as const;
  return (
    <table class="rb-table tight">
      <thead>
        <tr>
          <td />
          {PRESETS.map((preset) => (
            <th key={preset} scope="col">
              {word(`option.preset.${preset}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {switches.map((name) => (
          <tr key={name}>
            <th scope="row">{word(`option.${name}`)}</th>
            {PRESETS.map((preset) => (
              <td key={preset}>{word(`option.${name}.${of(preset)[name]}`)}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{word('option.healthShift')}</th>
          {PRESETS.map((preset) => {
            const shift = Number(of(preset).healthShift);
            return <td key={preset}>{shift > 0 ? `+${shift}` : String(shift).replace('-', '−')}</td>;
          })}
        </tr>
        <tr>
          <th scope="row">{word('option.abilities')}</th>
          {PRESETS.map((preset) => (
            <td key={preset}>{of(preset).abilities ? '✓' : '–'}</td>
          ))}
        </tr>
        {(['deck', 'walls', 'roundLimit'] as const).map((name) => (
          <tr key={name}>
            <th scope="row">{word(`option.${name}`)}</th>
            {PRESETS.map((preset) => (
              <td key={preset}>{of(preset)[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const drawings: Drawings = {
  jump: () => (
    <>
      <LittleMap
        p={JUMPS[0]}
        rows={1}
        columns={3}
        notes={notes([mapCell(1, 2), '2'], [mapCell(1, 3), '1'])}
      />
      <LittleMap
        p={JUMPS[1]}
        rows={1}
        columns={4}
        notes={notes([mapCell(1, 2), '2'], [mapCell(1, 3), '2'], [mapCell(1, 4), '1'])}
      />
    </>
  ),
  costs: Costs,
  line: () => <LittleMap p={withLine()} rows={1} columns={6} gem={NEW_TILE} />,
  lane: () => (
    <LittleMap
      p={LANE}
      rows={1}
      columns={5}
      struck={LANE_HIT}
      notes={notes(
        [mapCell(1, 2), '1 · 5'],
        [mapCell(1, 3), '2 · 6'],
        [mapCell(1, 4), '3'],
        [mapCell(1, 5), '4'],
      )}
    />
  ),
  ladder: Ladder,
  chain: () => (
    <>
      <LittleMap p={CHAIN} rows={3} columns={4} struck={STRUCK} />
      <span class="rb-big">→</span>
      <LittleMap p={afterChain()} rows={3} columns={4} />
    </>
  ),
  presets: Presets,
};
