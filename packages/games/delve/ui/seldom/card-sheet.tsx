// The whole card, with everything the small faces leave out.
import { Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import { catalogOf, HAZARDS, type Props } from '../board-props.ts';
import { Emblem, kindOf } from '../card-face.tsx';

export function CardSheet({
  props,
  card,
  onClose,
}: {
  readonly props: Props;
  readonly card: number;
  readonly onClose: () => void;
}): JSX.Element {
  const { view, word } = props;
  const catalog = catalogOf(view);
  const entry = catalog.entries[card]!;
  const facts: (readonly [string, string])[] = [];
  if ('cost' in entry) facts.push([word('term.cost'), String(entry.cost)]);
  if (entry.deck === 'expedition') facts.push([word('term.risk'), String(entry.risk)]);
  if (entry.deck === 'ancient') facts.push([word('term.hazard'), HAZARDS[entry.hazard]!]);
  if ('windows' in entry)
    facts.push([word('ui.windows'), entry.windows.map((window) => word(`ui.phase.${window}`)).join(', ')]);
  if (catalog.cooldown[card]! > 0) facts.push([word('term.cooldown'), String(catalog.cooldown[card])]);
  if ('copies' in entry) facts.push([word('ui.copies'), String(entry.copies)]);
  return (
    <Sheet
      title={word(`card.${entry.id}`)}
      closeLabel={word('ui.close')}
      onClose={onClose}
      class="delve-sheet"
    >
      <div class="closer">
        <span class="dwell">
          <Emblem of={entry.id} size={84} />
        </span>
        <p class="label">
          {kindOf(props, card)}
          {'starter' in entry && ` · ${word('term.starter')}`}
        </p>
        <p class="full">{word(`card.${entry.id}.text`)}</p>
        {catalog.banish[card] && <p class="full">{word('ui.banish')}</p>}
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
}
