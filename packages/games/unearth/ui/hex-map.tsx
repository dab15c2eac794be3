// A seat's tableau: stones, wonders, unfinished rings, and the cells where the next stone may go.
import { type BoardProps, Hex, hexCentre, memo, type OpenChoice, Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Choice } from '../src/choices.ts';
import { STONE_COLOURS } from '../src/content/stones.ts';
import { BLOCKED } from '../src/content/wonders.ts';
import { wonderId } from '../src/phrases/names.ts';
import {
  cellAt,
  cellOfStone,
  cellOfWonder,
  colourOfStone,
  kindOfWonder,
  NEIGHBOURS,
  qOf,
  rOf,
} from '../src/rules/hexes.ts';
import { stoneFill } from './piece-names.ts';

export interface HexMapProps {
  readonly stones: readonly number[];
  readonly wonders: readonly number[];
  readonly seat: number;
  readonly radius: number;
  /** Open choices that place a stone or build; only for the owner. */
  readonly open?: readonly OpenChoice<Choice>[];
  readonly word: BoardProps['word'];
  /** Shows the empty cells around, as the owner's tableau does. */
  readonly frontier?: boolean;
  readonly label: string;
  /** The `data-zone` that new stones come out of. */
  readonly from?: string;
  /** With letters on what is built and on rings in progress, where they can be read. */
  readonly isLettered?: boolean;
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

/** Empty cells to show: those around the stones, where asked for; the outline of a ring where nothing lies yet. */
function emptyCells(stones: readonly number[], wonders: readonly number[], frontier = false): Set<number> {
  const taken = new Set([...stones.map(cellOfStone), ...wonders.map(cellOfWonder)]);
  const middle = cellAt(0, 0);
  if (taken.size === 0) return new Set([middle, ...NEIGHBOURS.map((step) => middle + step)]);
  if (!frontier) return new Set();
  const cells = stones.flatMap((stone) => NEIGHBOURS.map((step) => cellOfStone(stone) + step));
  return new Set(cells.filter((cell) => !taken.has(cell)));
}

const isSameList = (before: readonly unknown[] = [], now: readonly unknown[] = []): boolean =>
  before.length === now.length && before.every((entry, i) => entry === now[i]);

/** Most entries leave most tableaus as they were. */
const isSameMap = (before: HexMapProps, now: HexMapProps): boolean =>
  isSameList(before.stones, now.stones) &&
  isSameList(before.wonders, now.wonders) &&
  isSameList(before.open, now.open) &&
  before.label === now.label &&
  before.frontier === now.frontier &&
  before.isLettered === now.isLettered &&
  before.word === now.word;

/** The open choices by the cell that they are about. */
function choicesByCell(open: readonly OpenChoice<Choice>[]): Map<number, OpenChoice<Choice>[]> {
  const found = new Map<number, OpenChoice<Choice>[]>();
  for (const entry of open) {
    const { choice } = entry;
    if (choice.kind !== 'cell' && choice.kind !== 'build') continue;
    const cell = cellAt(choice.q, choice.r);
    found.set(cell, [...(found.get(cell) ?? []), entry]);
  }
  return found;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const placeOf = (cell: number, radius: number): Place => {
  const [x, y] = hexCentre(qOf(cell), rOf(cell), radius);
  return { x, y, radius };
};

/** The frame around all these cells and the middle. */
function frameOf(cells: Iterable<number>, radius: number) {
  const places = [...cells].map((cell) => placeOf(cell, radius));
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(0, ...xs) - radius - MARGIN;
  const top = Math.min(0, ...ys) - radius - MARGIN;
  const width = Math.max(0, ...xs) + radius + MARGIN - left;
  const height = Math.max(0, ...ys) + radius + MARGIN - top;
  return { left, top, width, height };
}

/** Letters in hexes, in radii, and the least that they may measure on screen. */
const LETTER = 0.8;
const LEAST_LETTER = 12;

/** Marks a drawing in which letters would be too small; styles leave them out. */
function useReadableLetters(width: number, height: number, radius: number) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([{ contentRect: room } = { contentRect: new DOMRect() }]) => {
      const scale = Math.min(room.width / width, room.height / height);
      drawing.current?.toggleAttribute('data-small', LETTER * radius * scale < LEAST_LETTER);
    });
    observer.observe(drawing.current!);
    return () => observer.disconnect();
  }, [width, height, radius]);
  return drawing;
}

const StoneHex = ({
  stone,
  map: { seat, radius, from, word },
}: {
  readonly stone: number;
  readonly map: HexMapProps;
}): JSX.Element => (
  // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
  <g
    class="piece"
    data-piece={`stone-${seat}-${cellOfStone(stone)}`}
    data-from={from}
    role="img"
    aria-label={word(`stone.${STONE_COLOURS[colourOfStone(stone)]}`)}
  >
    <Hex {...placeOf(cellOfStone(stone), radius)} fill={stoneFill(colourOfStone(stone))} />
  </g>
);

function WonderHex({
  built,
  isLettered,
  map: { seat, radius, word },
}: {
  readonly built: number;
  readonly isLettered: boolean;
  readonly map: HexMapProps;
}): JSX.Element {
  const wonder = kindOfWonder(built);
  const name = word(`card.${wonderId(wonder)}`);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
    <g class="piece" data-piece={`wonder-${seat}-${cellOfWonder(built)}`} role="img" aria-label={name}>
      <Hex
        {...placeOf(cellOfWonder(built), radius)}
        fill="won"
        text={isLettered ? (wonder === BLOCKED ? '×' : name[0]) : undefined}
        textSize={LETTER}
      />
      <title>{name}</title>
    </g>
  );
}

/** A cell that something can be laid on now. */
function OpenCell({
  cell,
  choices,
  radius,
  text,
}: {
  readonly cell: number;
  readonly choices: NonNullable<HexMapProps['open']>;
  readonly radius: number;
  readonly text: string | undefined;
}): JSX.Element {
  const { text: label, choice } = choices[0]!;
  return (
    <Piece as="g" focus={`cell-${qOf(cell)}-${rOf(cell)}`} label={label} choices={choices}>
      <Hex
        {...placeOf(cell, radius)}
        fill={choice.kind === 'build' ? 'ring' : 'can'}
        text={text}
        textSize={LETTER}
      />
    </Piece>
  );
}

export const HexMap = memo(function HexMap(map: HexMapProps): JSX.Element {
  const { stones, wonders, seat, radius, open = [], frontier, label, word, isLettered = false } = map;
  const byCell = choicesByCell(open);
  const rings = ringsOnTheirWay(stones, wonders);
  const empty = emptyCells(stones, wonders, frontier);
  const { left, top, width, height } = frameOf(
    [...stones.map(cellOfStone), ...wonders.map(cellOfWonder), ...empty, ...byCell.keys(), ...rings.keys()],
    radius,
  );
  const drawing = useReadableLetters(width, height, radius);
  const progress = (cell: number): string | undefined =>
    isLettered && rings.has(cell) ? `${rings.get(cell)}/6` : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <svg
      ref={drawing}
      class="hexmap"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ '--wide': width, '--high': height }}
      role="group"
      aria-label={label}
    >
      {[...empty].map(
        (cell) => !byCell.has(cell) && <Hex key={`e${cell}`} {...placeOf(cell, radius)} fill="cell" />,
      )}
      {stones.map((stone) => (
        <StoneHex key={`s${stone}`} stone={stone} map={map} />
      ))}
      {wonders.map((built) => (
        <WonderHex key={`w${built}`} built={built} isLettered={isLettered} map={map} />
      ))}
      {[...rings.keys()].map((cell) =>
        byCell.has(cell) ? null : (
          <Hex
            key={`r${cell}`}
            {...placeOf(cell, radius)}
            fill="ring"
            text={progress(cell)}
            textSize={LETTER}
          />
        ),
      )}
      <Zone as="g" label={word('ui.cells')} id={`cells-${seat}`}>
        {[...byCell].map(([cell, choices]) => (
          <OpenCell key={`o${cell}`} cell={cell} choices={choices} radius={radius} text={progress(cell)} />
        ))}
      </Zone>
    </svg>
  );
}, isSameMap);
