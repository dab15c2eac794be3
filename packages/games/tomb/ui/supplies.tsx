import { Region } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { COLOURS, WALLS } from '../src/content/pieces.ts';
import { lootLeft, roundOf } from '../src/position.ts';
import { cellName } from '../src/rules/geometry.ts';
import type { Props } from './board-props.ts';
import { shakenCells } from './island.tsx';

/** More cells than this are only counted, so that the strip stays one line. */
const MOST_NAMED = 2;

const Supply = ({
  label,
  focus,
  isWarning,
  children,
}: {
  readonly label: string;
  readonly focus: string;
  readonly isWarning?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class={isWarning ? 'g warn' : 'g'} data-focus={focus}>
    <span class="label">{label}</span>
    <span class="v">{children}</span>
  </div>
);

export function Supplies({ view, word }: Props): JSX.Element {
  const letter = (colour: number): string => word(`term.${COLOURS[colour]}.letter`);
  const shaken = shakenCells(view);
  const rounds = view.settings.roundLimit - roundOf(view);
  const worst = view.discards.indexOf(1);
  return (
    <Region name="meter" label={word('ui.supplies')} class="status slab">
      <Supply label={word('term.cleansed')} focus="cleansed">
        {[0, 1, 2].map((colour) => {
          const isDone = view.cleansed[colour] === 1;
          const name = word(isDone ? 'ui.cleansed.done' : 'ui.cleansed.open', {
            colour: word(`term.${COLOURS[colour]}`),
          });
          return (
            <svg
              key={colour}
              class={`cl c${colour}${isDone ? ' on' : ''}`}
              width="26"
              height="26"
              viewBox="-13 -13 26 26"
              role="img"
              aria-label={name}
            >
              <circle r="11" />
              <text y="4.500">{isDone ? '✓' : letter(colour)}</text>
            </svg>
          );
        })}
      </Supply>
      <Supply label={word('ui.wallsLeft')} focus="wallSupply" isWarning={view.wallSupply <= 3}>
        <b>{view.wallSupply}</b>
        <small>{word('ui.of', { n: WALLS })}</small>
      </Supply>
      <Supply label={word('ui.loot')} focus="loot">
        <b>{lootLeft(view)}</b>
        <small>
          {word('ui.lootParts', { treasure: lootLeft(view) - view.loot[3]!, dirt: view.loot[3]! })}
        </small>
      </Supply>
      <Supply label={word('term.discards')} focus="discards" isWarning={worst >= 0}>
        <span class="disc">
          {[0, 1, 2].map((colour) => (
            <span key={colour} class={`tr c${colour}`}>
              {letter(colour)} {view.discards[colour]}
            </span>
          ))}
        </span>
        {worst >= 0 && <small>{word('ui.oneMore', { letter: letter(worst) })}</small>}
      </Supply>
      <Supply label={word('ui.rounds')} focus="rounds" isWarning={rounds <= 2 && view.turn > 0}>
        <b>{Math.max(0, rounds)}</b>
        <small>{word('ui.untilSealed')}</small>
      </Supply>
      <Supply label={word('ui.atRisk')} focus="atRisk" isWarning={shaken.length > 0}>
        <b title={shaken.map(cellName).join(' ')}>
          {shaken.length > 0 ? shaken.slice(0, MOST_NAMED).map(cellName).join(' ') : '–'}
        </b>
        {shaken.length > MOST_NAMED && <small>{`+${shaken.length - MOST_NAMED}`}</small>}
      </Supply>
    </Region>
  );
}
