// The drawn examples of Unearth, with its own dice, stones and regions.
import { Die, type Drawings, Hex, hexCentre, type SeatMark, type Word } from '@undercroft/kit';
import type { JSX } from 'preact';
import { RUIN_COLOURS, SET_POINTS } from '../src/content/ruins.ts';
import type { Formula } from '../src/content/wonders.ts';
import { NOTHING } from '../src/position.ts';
import { meetsFormula } from '../src/rules/formulas.ts';
import { cellOfStone, colourOfStone, qOf, rOf } from '../src/rules/hexes.ts';
import { dieKind, RING, regionOfColour, stoneFill } from '../ui/piece-names.ts';
import { RegionSign } from '../ui/region-art.tsx';
import {
  examples,
  FORMULAS,
  LOWER,
  OPEN_AROUND,
  ORDER,
  orders,
  PAIRS,
  RINGS,
  SHUT_IN,
  type ShownDie,
  SURROUNDED,
  setTotal,
  TEST,
  TIES,
  TWO_RINGS,
  UPPER,
  winnerOf,
} from './examples.ts';
import { formulaFact, stonesFact } from './lists.ts';
import '../ui/board.css';

const Dice = ({ dice, word }: { readonly dice: readonly ShownDie[]; readonly word: Word }): JSX.Element => {
  const seats = [...new Set(dice.map(({ seat }) => seat))];
  const winner = winnerOf(dice);
  return (
    <table class="rb-table">
      <tbody>
        {seats.map((seat) => {
          const name = word(`seat.${seat}`);
          const info = { mark: (seat + 1) as SeatMark, letter: name[0]!, name };
          return (
            <tr key={seat}>
              <th scope="row">{name}</th>
              <td>
                {dice
                  .filter((one) => one.seat === seat)
                  .map(({ die, value }) => (
                    <Die key={die} kind={dieKind(die)} value={value} seat={info} size={40} />
                  ))}
              </td>
              <td>{winner === seat ? '✓' : winner === NOTHING ? '=' : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

interface Cell {
  readonly cell: number;
  readonly fill: Parameters<typeof Hex>[0]['fill'];
  readonly text?: string;
}

const RADIUS = 18;
const Cells = ({ cells }: { readonly cells: readonly Cell[] }): JSX.Element => {
  const places = cells.map(({ cell }) => hexCentre(qOf(cell), rOf(cell), RADIUS));
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const left = Math.min(...xs) - RADIUS;
  const top = Math.min(...ys) - RADIUS - 1;
  const width = Math.max(...xs) + RADIUS - left;
  const height = Math.max(...ys) + RADIUS + 1 - top;
  return (
    <svg width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {cells.map(({ cell, fill, text }, i) => (
        <Hex key={cell} x={places[i]![0]} y={places[i]![1]} radius={RADIUS} fill={fill} text={text} />
      ))}
    </svg>
  );
};

const stoneCell = (stone: number): Cell => ({
  cell: cellOfStone(stone),
  fill: stoneFill(colourOfStone(stone)),
});

type Fill = Parameters<typeof Hex>[0]['fill'];
const Ring = ({
  places,
}: {
  readonly places: readonly { readonly fill: Fill; readonly text?: string }[];
}): JSX.Element => (
  <svg width="34" height="34" viewBox="-20 -20 40 40" aria-hidden="true">
    {places.map(({ fill, text }, i) => {
      const [q, r] = RING[i]!;
      const [x, y] = hexCentre(q, r, 6.6);
      return <Hex key={`${q}:${r}`} x={x} y={y} radius={6.4} fill={fill} text={text} />;
    })}
  </svg>
);

const ringPlaces = (counts: readonly number[]) =>
  counts.flatMap((count, colour) =>
    Array.from({ length: count }, () => ({ fill: stoneFill(colour) as Fill })),
  );

const formulaPlaces = (formula: Formula) => {
  if (formula.kind === 'sets')
    return formula.sizes.flatMap((size, group) =>
      Array.from({ length: size }, () => ({ fill: 'same' as Fill, text: String(group + 1) })),
    );
  const fixed = ringPlaces(formula.least);
  return [...fixed, ...Array.from({ length: 6 - fixed.length }, () => ({ fill: 'any' as Fill }))];
};

const Formulas = ({ word }: { readonly word: Word }): JSX.Element => (
  <table class="rb-table tight">
    <thead>
      <tr>
        <td />
        {FORMULAS.map((formula, i) => (
          <th key={`f${i + 1}`} scope="col">
            <Ring places={formulaPlaces(formula)} />
            <span class="vh">{word(formulaFact(formula).id, formulaFact(formula).args)}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {RINGS.map((ring) => (
        <tr key={ring.join()}>
          <th scope="row">
            <Ring places={ringPlaces(ring)} />
            <span class="vh">{word(stonesFact(ring).id, stonesFact(ring).args)}</span>
          </th>
          {FORMULAS.map((formula, i) => (
            <td key={`f${i + 1}`}>{meetsFormula(formula, ring) ? <b class="up">✓</b> : '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Step = ({ value }: { readonly value: number }): JSX.Element => (
  <Die kind="d6" value={value} size={36} />
);
const Sign = ({ children }: { readonly children: string }): JSX.Element => (
  <span class="rb-big">{children}</span>
);

export const drawings: Drawings = {
  order: () => (
    <table class="rb-table">
      <tbody>
        {(
          [
            ['−1, +2', orders[0]],
            ['+2, −1', orders[1]],
          ] as const
        ).map(([way, end]) => (
          <tr key={way}>
            <td>
              <Step value={ORDER.natural} />
            </td>
            <td>{way}</td>
            <td>
              <Step value={end} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  test: ({ word }) => (
    <>
      <Step value={TEST.natural} />
      <Sign>−1 =</Sign>
      <Step value={TEST.natural + TEST.delta} />
      <table class="rb-table">
        <tbody>
          <tr>
            <th scope="row">{word('option.edition.english')}</th>
            <td>{String(examples.test!.english)} → –</td>
          </tr>
          <tr>
            <th scope="row">{word('option.edition.russian')}</th>
            <td>
              {String(examples.test!.russian)} → <b class="up">✓</b>
            </td>
          </tr>
        </tbody>
      </table>
    </>
  ),
  enclosed: () => (
    <Cells
      cells={[
        ...OPEN_AROUND.map((cell) => ({ cell, fill: 'can' as const })),
        ...SURROUNDED.map(stoneCell),
        { cell: SHUT_IN, fill: 'cell', text: '×' },
      ]}
    />
  ),
  rings: ({ word }) => (
    <Cells
      cells={[
        ...TWO_RINGS.map(stoneCell),
        { cell: LOWER, fill: 'won', text: word('card.greater')[0]! },
        { cell: UPPER, fill: 'ring', text: '6/6' },
      ]}
    />
  ),
  formulas: Formulas,
  faces: ({ word }) => <Dice dice={TIES.faces} word={word} />,
  second: ({ word }) => <Dice dice={TIES.second} word={word} />,
  missing: ({ word }) => <Dice dice={TIES.missing} word={word} />,
  unbreakable: ({ word }) => <Dice dice={TIES.unbreakable} word={word} />,
  sets: ({ word }) => (
    <table class="rb-table">
      <thead>
        <tr>
          <th scope="col">{word('zone.claimed')}</th>
          {SET_POINTS.slice(1).map((points, i) => (
            <th key={points} scope="col">
              {i + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{word('term.points', { n: 0 }).replace('0', '').trim()}</th>
          {SET_POINTS.slice(1).map((points) => (
            <td key={points}>{points}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            {RUIN_COLOURS.map((colour, i) => (
              <RegionSign key={colour} region={regionOfColour(i)} size={16} />
            ))}{' '}
            × {PAIRS}
          </th>
          <td colSpan={5}>
            <b>{setTotal}</b>
          </td>
        </tr>
      </tbody>
    </table>
  ),
};
