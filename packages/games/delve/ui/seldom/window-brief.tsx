// Beside the hand while a window is open: who has answered, and how to pass without being asked.
import { Button, SeatBadge, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answerOf, windowOf } from '../../src/rules/windows.ts';
import { askAlways, asksAlways, passRound } from '../auto-pass.ts';
import type { Props } from '../board-props.ts';

export function WindowBrief({ props }: { readonly props: Props }): JSX.Element {
  const { view, word, seats, open } = props;
  const [asks, setAsks] = useState(asksAlways);
  const pass = open.length > 1 ? open.find(({ choice }) => choice.kind === 'pass') : undefined;
  return (
    <div class={open.length > 0 ? 'brief slab window asked' : 'brief slab window'}>
      <span class="label">{word(`ui.window.${windowOf(view.step)}`)}</span>
      <ul class="calls">
        {view.circle.map((player) => {
          const has = answerOf(view, player).length > 0;
          return (
            <li key={player} class={has ? 'yes' : ''} title={seats[player]!.name}>
              <SeatBadge seat={seats[player]!} size={22} />
              <Sign name={has ? 'check' : 'more'} size={14} />
            </li>
          );
        })}
      </ul>
      <div class="hushes">
        {pass && (
          <Button
            onClick={() => {
              passRound(view.round);
              props.choose(pass.choice, true);
            }}
          >
            {word('ui.passRound')}
          </Button>
        )}
        <Button
          tone="quiet"
          pressed={asks}
          onClick={() => {
            askAlways(!asks);
            setAsks(!asks);
          }}
        >
          <Sign name={asks ? 'check' : 'minus'} size={13} />
          {word('ui.askAlways')}
        </Button>
      </div>
    </div>
  );
}
