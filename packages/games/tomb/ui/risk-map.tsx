// The risk of this turn on the island: what each cell may suffer if the active pawn ends its actions where it is asked about.
import type { JSX } from 'preact';
import { IS_SOLID } from '../src/content/pieces.ts';
import type { Position } from '../src/position.ts';
import { CELLS, cellName } from '../src/rules/geometry.ts';
import { type Risk, riskFrom } from '../src/rules/risk.ts';
import type { Props } from './board-props.ts';
import { cornerOf, TILE } from './cell-geometry.ts';
import { useLetters } from './island-scale.ts';

/** More cards would keep the page busy for seconds, and no team lives that long; the first ones are counted then. */
const MOST_CARDS = 6;

const known = new WeakMap<Position, Map<number, Risk>>();

/** Worked out once for each view and cell. */
export function riskOf(view: Position, from: number): Risk {
  const risks = known.get(view) ?? new Map<number, Risk>();
  known.set(view, risks);
  const shown = view.tremors > MOST_CARDS ? { ...view, tremors: MOST_CARDS } : view;
  const risk = risks.get(from) ?? riskFrom(shown, from);
  risks.set(from, risk);
  return risk;
}

/** Is there a tremor ahead in this turn? */
export const isBeforeTremor = ({ phase, pawns, active }: Position): boolean =>
  (phase === 'actions' || phase === 'wall') && pawns[active]! < CELLS;

/** In whole percent, but never 0 for what may happen, nor 100 for what may not. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** The cells with something to lose, worst first: a pawn or a treasure where the ground may break or fall. */
export function cellsAtRisk(view: Position): readonly { readonly cell: number; readonly chance: number }[] {
  if (!isBeforeTremor(view)) return [];
  const { breaks, falls } = riskOf(view, view.pawns[view.active]!);
  const held = new Set([...view.pawns, ...view.treasures.map((treasure) => Math.floor(treasure / 3))]);
  return [...held]
    .filter((cell) => cell < CELLS)
    .map((cell) => ({ cell, chance: breaks[cell]! + falls[cell]! }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}

export interface RiskMapProps {
  readonly props: Props;
  /** Where the turn would end. */
  readonly from: number;
  /** None once the actions are over: then it ends where the pawn stands, and touches are for the walls. */
  readonly ask: ((cell: number) => void) | undefined;
}

export function RiskMap({ props: { view, word }, from, ask }: RiskMapProps): JSX.Element {
  const size = useLetters(13, 22);
  const { shakes, breaks, falls } = riskOf(view, from);
  return (
    <g class={ask ? 'risks' : 'risks still'}>
      {view.ground.map((ground, cell) => {
        if (cell >= CELLS || !IS_SOLID[ground]) return null;
        const { x, y } = cornerOf(cell);
        const worse = breaks[cell]! + falls[cell]!;
        const all = worse + shakes[cell]!;
        const n = percent(all);
        // With several cards every cell of a lane may break; what is likelier counts.
        const isWorse = worse > 0 && worse >= shakes[cell]!;
        const name = word(isWorse ? 'ui.risk.worse' : all > 0 ? 'ui.risk.shakes' : 'ui.risk.safe', {
          cell: cellName(cell),
          n,
        });
        const kind = cell === from ? 'here' : isWorse ? 'worse' : all > 0 ? 'shakes' : 'safe';
        const drawn = (
          <>
            <title>{name}</title>
            <rect x={x} y={y} width={TILE} height={TILE} rx="3" />
            {all > 0 && size !== undefined && (
              <g transform={`translate(${x + TILE / 2} ${y})`}>
                <rect class="tag" x={-1.7 * size} y="1" width={3.4 * size} height={1.1 * size} rx="3" />
                <text y={1 + 0.92 * size} style={{ fontSize: size }}>
                  {word('ui.percent', { n })}
                </text>
              </g>
            )}
          </>
        );
        if (!ask)
          return (
            <g key={cell} class={`risk ${kind}`} data-risk={cell}>
              {drawn}
            </g>
          );
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawing has no button
          <g
            key={cell}
            class={`risk ${kind}`}
            role="button"
            tabIndex={0}
            aria-label={name}
            data-risk={cell}
            onClick={() => ask(cell)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              ask(cell);
            }}
          >
            {drawn}
          </g>
        );
      })}
    </g>
  );
}

/** What it means for people, in one line for each of them. */
export function RiskNote({ props, from }: { readonly props: Props; readonly from: number }): JSX.Element {
  const { view, word, seats } = props;
  const { hurts, loses } = riskOf(view, from);
  const how =
    view.phase === 'actions' ? `${word('ui.risk.how')} ${word('ui.risk.ask')}` : word('ui.risk.how');
  const hurt = seats
    .filter(({ seat }) => hurts[seat]! > 0)
    .sort((a, b) => hurts[b.seat]! - hurts[a.seat]!)
    .map(({ seat, name }) => word('ui.risk.hurt', { name, n: percent(hurts[seat]!) }));
  return (
    <div class="g risk-note" role="status" title={how}>
      <b>{word('ui.risk.from', { cell: cellName(from) })}</b>
      <span>{hurt.length > 0 ? hurt.join(' · ') : word('ui.risk.nobody')}</span>
      {loses > 0 && <span class="bad">{word('ui.risk.loses', { n: percent(loses) })}</span>}
      {view.tremors > MOST_CARDS && <span>{word('ui.risk.first', { n: MOST_CARDS })}</span>}
      <small>{how}</small>
    </div>
  );
}
