// Every choice with what it gives away: a bar with its range, how many people chose it, the answer first.
import { useSignal } from '@preact/signals';
import { canonicalJson } from '@undercroft/kernel';
import { Button, type OpenChoice } from '@undercroft/kit';
import type { Price } from '@undercroft/puzzles';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import type { PuzzleDesk } from './puzzle-desk.ts';
import { shownStep } from './puzzle-desk.ts';

/** So many rows are shown at once, and the chosen one wherever it stands. */
const SHOWN = 6;

interface PricedRow {
  readonly place: number;
  readonly key: string;
  readonly text: string;
  readonly price: Price;
  readonly isBest: boolean;
  readonly isMine: boolean;
  /** The share of people who chose it; undefined where nobody else has tried. */
  readonly share: number | undefined;
}

function rowsOf(desk: PuzzleDesk): readonly PricedRow[] {
  const { source, model, mine } = desk;
  const step = shownStep(desk);
  if (!step) return [];
  const chosen = mine.value?.steps[step.number]?.chosen;
  const people = chosen?.reduce((sum, n) => sum + n, 0) ?? 0;
  return source
    .choicesOf(step.view)
    .map((choice, place) => ({
      place,
      key: canonicalJson(choice),
      text: model.say(source.game.phrases.choice(choice, step.view, source.puzzle.seat)),
      price: step.box.prices[place]!,
      isBest: step.box.answers.includes(place),
      isMine: step.place === place,
      share: chosen && people > 1 ? chosen[place]! / people : undefined,
    }))
    .sort((a, b) => Number(b.isBest) - Number(a.isBest) || a.price.value - b.price.value);
}

export function PuzzlePrices({ desk }: { readonly desk: PuzzleDesk }): JSX.Element {
  const isWhole = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const rows = rowsOf(desk);
  const { looked } = desk.source;
  const lookedKey = looked.value === undefined ? undefined : canonicalJson(looked.value);
  const listed = rows.filter(
    ({ isMine, key }, i) => isWhole.value || i < SHOWN || isMine || key === lookedKey,
  );
  useEffect(() => {
    list.current?.querySelector('.looked')?.scrollIntoView({ block: 'nearest' });
  }, [lookedKey]);
  const most = Math.max(...rows.map(({ price }) => price.high), 0.01);
  return (
    <>
      <ol class="puzzle-prices" ref={list}>
        {listed.map((row) => (
          <Row key={row.key} row={row} most={most} isLooked={row.key === lookedKey} desk={desk} />
        ))}
      </ol>
      {listed.length < rows.length && (
        <Button tone="quiet" onClick={() => (isWhole.value = true)}>
          {t('puzzle.all-choices', { n: rows.length })}
        </Button>
      )}
      <p class="puzzle-note">{t('puzzle.prices-note')}</p>
    </>
  );
}

function Row({
  row,
  most,
  isLooked,
  desk,
}: {
  readonly row: PricedRow;
  readonly most: number;
  readonly isLooked: boolean;
  readonly desk: PuzzleDesk;
}): JSX.Element {
  const { text, price, isBest, isMine, share } = row;
  const open: OpenChoice | undefined = desk.model.open.value[row.place];
  const notes = [
    isBest && t('puzzle.best'),
    isMine && t('puzzle.yours'),
    share !== undefined && t('puzzle.of-people', { share: sayShare(share) }),
  ].filter(Boolean);
  const at = (value: number): number => (100 * Math.max(0, Math.min(most, value))) / most;
  const [low, high] = [sayShare(Math.max(0, price.low)), sayShare(price.high)];
  const range = isBest || low === high ? '' : t('puzzle.range', { low, high });
  const classes = [isBest && 'best', isMine && !isBest && 'missed', isLooked && 'looked'];
  return (
    <li
      class={classes.filter(Boolean).join(' ')}
      onPointerEnter={() => void desk.model.point(open)}
      onPointerLeave={() => void desk.model.point(undefined)}
    >
      <span class="name">
        {text}
        <small>{notes.join(' · ')}</small>
      </span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="100" height="8" />
        <rect class="bar" width={at(price.value)} height="8" />
        {!isBest && <line x1={at(price.low)} x2={at(price.high)} y1="4" y2="4" />}
      </svg>
      <span class="fig" title={range}>
        {isBest ? '0' : sayShare(-price.value)}
        <span class="vh"> {range}</span>
      </span>
    </li>
  );
}
