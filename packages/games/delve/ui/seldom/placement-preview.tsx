// Beside the hand while a card is pointed at: what its placement would change, in numbers that the player watches.
import type { JSX } from 'preact';
import type { Choice } from '../../src/choices.ts';
import { diggerAt, isInPlay, type Position } from '../../src/position.ts';
import { totalRisk } from '../../src/rules/danger.ts';
import { catalogOf, type Props, titleOf } from '../board-props.ts';
import { duelOf, forecast, percent } from '../forecast.ts';

interface Row {
  readonly name: string;
  readonly was: string;
  readonly next: string;
}

/** With a real minus. */
const figure = (n: number): string => String(n).replace('-', '−');

function changes(props: Props, seat: number, choice: Choice): Row[] {
  const { view, viewer, word, seats } = props;
  const catalog = catalogOf(view);
  const before = forecast(view, viewer);
  const after = forecast(view, viewer, choice);
  const rows: Row[] = [];
  const add = (name: string, was: string, next: string): void => {
    if (was !== next) rows.push({ name, was, next });
  };
  for (let other = 1; other <= view.diggers.length; other++) {
    if (!isInPlay(view, other)) continue;
    const name = seats[other]!.name;
    const odds = [duelOf(before, other).chance, duelOf(after, other).chance] as const;
    if (seat === 0 || other === seat)
      add(seat === 0 ? name : word('ui.chance'), percent(odds[0], word), percent(odds[1], word));
    const risks = [
      totalRisk({ p: before, catalog }, other),
      totalRisk({ p: after, catalog }, other),
    ] as const;
    const risk = word('term.risk');
    add(other === seat ? risk : `${risk}, ${name}`, figure(risks[0]), figure(risks[1]));
  }
  const purse = (p: Position): string => String(seat === 0 ? p.field : diggerAt(p, seat).trinkets);
  add(word(seat === 0 ? 'term.field' : 'term.trinket'), purse(before), purse(after));
  return rows.slice(0, 5);
}

export const PlacementPreview = ({
  props,
  seat,
  choice,
}: {
  readonly props: Props;
  readonly seat: number;
  readonly choice: Extract<Choice, { kind: 'place' | 'guard' }>;
}): JSX.Element => (
  <div class="brief slab">
    <span class="label">{props.word('ui.after', { card: titleOf(props, choice.card) })}</span>
    <dl>
      {changes(props, seat, choice).map(({ name, was, next }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <s>{was}</s> <b>{next}</b>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
