// The wonders on the table: named ones with their formulas, and the two stacks of tokens.
import { Hex, hexCentre, memo, openFor, Piece, Zone } from '@undercroft/kit';
import type { JSX } from 'preact';
import { type Formula, GREATER, LESSER, NAMED_WONDERS } from '../src/content/wonders.ts';
import { wonderId, wonderText } from '../src/phrases/names.ts';
import { OUT, type Position, SHOWN } from '../src/position.ts';
import type { Props } from './board-props.ts';
import { RING, stoneFill } from './piece-names.ts';

/** The six places of a formula: stones of a colour, any stone, or the number of the group that they join. */
function placesOf(
  formula: Formula,
): readonly { readonly fill: ReturnType<typeof stoneFill> | 'any' | 'same'; readonly text?: string }[] {
  if (formula.kind === 'sets')
    return formula.sizes.flatMap((size, group) =>
      Array.from({ length: size }, () => ({ fill: 'same' as const, text: String(group + 1) })),
    );
  const fixed = formula.least.flatMap((count, colour) =>
    Array.from({ length: count }, () => ({ fill: stoneFill(colour) })),
  );
  return [...fixed, ...Array.from({ length: 6 - fixed.length }, () => ({ fill: 'any' as const }))];
}

export const FormulaRing = memo(
  ({ formula }: { readonly formula: Formula }): JSX.Element => (
    <svg class="formula" viewBox="-20 -20 40 40" aria-hidden="true">
      {placesOf(formula).map(({ fill, text }, i) => {
        const [q, r] = RING[i]!;
        const [x, y] = hexCentre(q, r, 6.6);
        return <Hex key={`${q}:${r}`} x={x} y={y} radius={6.4} fill={fill} text={text} textSize={1.82} />;
      })}
    </svg>
  ),
);

/** What it does, in as few words as fit beside the formula; the whole text is one touch away. */
const shortTextId = (wonder: number, view: Position): string => {
  const id = wonderId(wonder);
  return id === 'tomb-of-the-last-age' ? wonderText(wonder, view).id : `card.${id}.short`;
};

export function WonderShelf({ view, word, open, seats }: Props): JSX.Element {
  const shown = view.named.flatMap((place, wonder) => (place === OUT ? [] : [wonder]));
  const tokens = [
    [LESSER, 'lesser', view.lesserLeft.length],
    [GREATER, 'greater', view.greaterLeft.length],
  ] as const;
  const builds = (wonder: number) =>
    openFor(open, (choice) => choice.kind === 'build' && choice.wonder === wonder);
  return (
    <Zone label={word('zone.wonders')} id="wonders" class="wonders">
      {shown.map((wonder) => {
        const { id, formula } = NAMED_WONDERS[wonder]!;
        const owner = view.named[wonder] === SHOWN ? undefined : seats[view.named[wonder]!];
        const name = word(`card.${id}`);
        const built = owner && word('ui.builtBy', { name: owner.name });
        return (
          <Piece
            key={id}
            id={`named-${id}`}
            label={`${name}. ${built ?? word(wonderText(wonder, view).id)}`}
            choices={builds(wonder)}
            class={owner ? 'wonder built' : 'wonder'}
          >
            <FormulaRing formula={formula} />
            <span class="words" title={word(wonderText(wonder, view).id)}>
              <b>{name}</b>
              <small>{built ?? word(shortTextId(wonder, view))}</small>
            </span>
          </Piece>
        );
      })}
      {tokens.map(([wonder, id, left]) => (
        <Piece
          key={id}
          id={`token-${id}`}
          label={`${word(`zone.${id}`)}: ${left}`}
          choices={builds(wonder)}
          class={left === 0 ? 'wonder tok built' : 'wonder tok'}
        >
          <span class={`hexn ${id}`} aria-hidden="true">
            {word(`card.${id}`)[0]}
          </span>
          <span class="words">
            <b>{word(`zone.${id}`)}</b>
            <small>{word(`ui.tokens.${id}`, { n: left })}</small>
          </span>
        </Piece>
      ))}
    </Zone>
  );
}
