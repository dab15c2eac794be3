// A seat's tableau: stones, wonders, rings on their way, and the cells where the next stone may go.
import { Hex, hexCentre, type OpenChoice, Piece, useBoard, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import type { Choice } from '../src/choice.ts';
import { BLOCKED } from '../src/content/wonders.ts';
import {
  cellAt,
  cellOfStone,
  cellOfWonder,
  colourOfStone,
  kindOfWonder,
  NEIGHBOURS,
  qOf,
  rOf,
} from '../src/hexes.ts';
import { stoneFill, wonderText } from './named.ts';

export interface HexMapProps {
  readonly stones: readonly number[];
  readonly wonders: readonly number[];
  readonly seat: number;
  readonly radius: number;
  /** Open choices that place a stone or build; only for the owner. */
  readonly open?: readonly OpenChoice<Choice>[];
  /** Shows the empty cells around, as the owner's tableau does. */
  readonly frontier?: boolean;
  readonly label: string;
  /** The `data-zone` that new stones come out of. */
  readonly from?: string;
}

const MARGIN = 3;

/** Rings on their way: empty cells with four or five stones around. */
function ringsOnTheirWay(stones: readonly number[], wonders: readonly number[]): Map<number, number> {
  const around = new Map<number, number>();
  const taken = new Set([...stones.map(cellOfStone), ...wonders.map(cellOfWonder)]);
  for (const stone of stones)
    for (const step of NEIGHBOURS) {
      const cell = cellOfStone(stone) + step;
      if (!taken.has(cell)) around.set(cell, (around.get(cell) ?? 0) + 1);
    }
  for (const [cell, count] of around) if (count < 4) around.delete(cell);
  return around;
}

function frontierOf(stones: readonly number[], wonders: readonly number[]): Set<number> {
  const taken = new Set([...stones.map(cellOfStone), ...wonders.map(cellOfWonder)]);
  const cells = stones.flatMap((stone) => NEIGHBOURS.map((step) => cellOfStone(stone) + step));
  return new Set(cells.filter((cell) => !taken.has(cell)));
}

export function HexMap({
  stones,
  wonders,
  seat,
  radius,
  open = [],
  frontier,
  label,
  from,
}: HexMapProps): JSX.Element {
  const word = useBoard()?.word ?? ((id: string) => id);
  const byCell = new Map<number, OpenChoice<Choice>[]>();
  for (const entry of open) {
    const { choice } = entry;
    if (choice.kind !== 'cell' && choice.kind !== 'build') continue;
    const cell = cellAt(choice.q, choice.r);
    byCell.set(cell, [...(byCell.get(cell) ?? []), entry]);
  }
  const rings = ringsOnTheirWay(stones, wonders);
  const empty = frontier ? frontierOf(stones, wonders) : new Set<number>();
  const cells = [
    ...new Set([
      ...stones.map(cellOfStone),
      ...wonders.map(cellOfWonder),
      ...empty,
      ...byCell.keys(),
      ...rings.keys(),
    ]),
  ];
  const centre = (cell: number): readonly [number, number] => hexCentre(qOf(cell), rOf(cell), radius);
  const xs = cells.map((cell) => centre(cell)[0]);
  const ys = cells.map((cell) => centre(cell)[1]);
  const left = Math.min(0, ...xs) - radius - MARGIN;
  const top = Math.min(0, ...ys) - radius - MARGIN;
  const width = Math.max(0, ...xs) + radius + MARGIN - left;
  const height = Math.max(0, ...ys) + radius + MARGIN - top;
  const at = (cell: number): { x: number; y: number } => ({ x: centre(cell)[0], y: centre(cell)[1] });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      class="hexmap"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      role="group"
      aria-label={label}
    >
      {[...empty].map(
        (cell) => !byCell.has(cell) && <Hex key={`e${cell}`} {...at(cell)} radius={radius} fill="cell" />,
      )}
      {stones.map((stone) => (
        <Piece
          key={`s${stone}`}
          as="g"
          id={`stone-${seat}-${cellOfStone(stone)}`}
          {...(from !== undefined && { from })}
          label={word(`stone.${['black', 'red', 'blue', 'yellow'][colourOfStone(stone)]}`)}
        >
          <Hex {...at(cellOfStone(stone))} radius={radius} fill={stoneFill(colourOfStone(stone))} />
        </Piece>
      ))}
      {wonders.map((entry) => {
        const wonder = kindOfWonder(entry);
        const name = word(`card.${wonderText(wonder)}`);
        return (
          <Piece key={`w${entry}`} as="g" id={`wonder-${seat}-${cellOfWonder(entry)}`} label={name}>
            <Hex
              {...at(cellOfWonder(entry))}
              radius={radius}
              fill="won"
              text={wonder === BLOCKED ? '×' : name[0]!}
            />
            <title>{name}</title>
          </Piece>
        );
      })}
      {[...rings].map(([cell, count]) =>
        byCell.has(cell) ? null : (
          <Hex key={`r${cell}`} {...at(cell)} radius={radius} fill="ring" text={`${count}/6`} />
        ),
      )}
      <Zone as="g" label={word('ui.cells')} id={`cells-${seat}`}>
        {[...byCell].map(([cell, choices]) => (
          <Piece
            key={`o${cell}`}
            as="g"
            focus={`cell-${qOf(cell)}-${rOf(cell)}`}
            label={choices[0]!.text}
            choices={choices}
          >
            <Hex
              {...at(cell)}
              radius={radius}
              fill={choices[0]!.choice.kind === 'build' ? 'ring' : 'can'}
              text={rings.has(cell) ? `${rings.get(cell)}/6` : undefined}
            />
          </Piece>
        ))}
      </Zone>
    </svg>
  );
}
