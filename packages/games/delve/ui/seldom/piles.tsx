// A tab beside the log: what lies in the piles, as far as it is public.
import { HIDDEN } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { catalogOf, type Props, titleOf } from '../board-props.ts';

/** Names with their counts: "Brush 2, Lantern". */
function listed(props: Props, cards: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const card of cards) if (card !== HIDDEN) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => titleOf(props, card) + (n > 1 ? ` ×${n}` : '')).join(', ');
}

export function Piles(props: Props): JSX.Element {
  const { view, word } = props;
  const piles = [
    ['expeditionPile', view.expeditionPile],
    ['expeditionDiscard', view.expeditionDiscard],
    ['ancientPile', view.ancientPile],
    ['ancientDiscard', view.ancientDiscard],
    ['influenceDiscard', view.influenceDiscard],
    ['banished', view.banished],
    ['removed', view.removed],
    ['abilitiesLeft', view.abilitiesLeft],
    ['relicsLeft', view.relicsLeft],
  ] as const;
  const stacks = catalogOf(view).deck.negatives.map(
    (card, at) => `${titleOf(props, card)} ${view.stacks[at]}`,
  );
  return (
    <dl class="piles">
      {piles.map(([zone, cards]) => (
        <div key={zone} data-zone={zone}>
          <dt>
            {word(`zone.${zone}`)} <b>{cards.length}</b>
          </dt>
          <dd>{listed(props, cards)}</dd>
        </div>
      ))}
      <div>
        <dt>{word('zone.stacks')}</dt>
        <dd>{stacks.join(', ')}</dd>
      </div>
    </dl>
  );
}
