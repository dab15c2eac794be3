// The end of a game, on the board: where every point came from, seat by seat, and where the game turned.
import { useSignal } from '@preact/signals';
import type { Result, ScoreLine, Seat } from '@undercroft/kernel';
import { IconButton, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayNumber } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import { LazyStudyButton } from '../study/lazy-study-button.ts';
import type { ModelProps } from './table-model.ts';
import { TurningPoint } from './turning-point.tsx';
import '../../css/end-of-game.css';

export function EndOfGame({ model, result }: ModelProps & { readonly result: Result }): JSX.Element | null {
  const isOpen = useSignal(true);
  const { view } = model.board.value;
  const lines = useMemo(() => model.source.game.score?.(view) ?? [], [view]);
  if (!isOpen.value) return null;
  // A game without points leaves the board in sight.
  const hasCount = lines.length > 0;
  const close = <IconButton sign="cross" label={t('end.board')} onClick={() => (isOpen.value = false)} />;
  return (
    <section
      class={hasCount ? 'end-of-game' : 'end-of-game uncounted'}
      aria-label={t('result.title')}
      data-testid="end-of-game"
    >
      {hasCount && (
        <div class="slab">
          <header>
            <h2 class="display">{t('end.count')}</h2>
            {close}
          </header>
          <Count model={model} result={result} lines={lines} />
        </div>
      )}
      {model.source.replayAddress && (
        <TurningPoint model={model} result={result} close={hasCount ? undefined : close}>
          {model.source.record && !model.source.expedition && (
            <LazyStudyButton id={model.source.id} record={model.source.record} />
          )}
        </TurningPoint>
      )}
    </section>
  );
}

interface Source {
  readonly name: string;
  readonly points: number;
  readonly clause: string;
}

/** What gave points to one seat; the same source named several times counts once. */
function sourcesOf(
  lines: readonly ScoreLine[],
  seat: Seat,
  say: (line: ScoreLine) => string,
): readonly Source[] {
  const found = new Map<string, Source>();
  for (const line of lines) {
    if (line.seat !== seat || line.points === 0) continue;
    const name = say(line);
    found.set(name, { name, clause: line.clause, points: (found.get(name)?.points ?? 0) + line.points });
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

/** Bars of all seats on one scale; a dashed line shows how far the second came. */
function Count({
  model,
  result,
  lines,
}: ModelProps & { readonly result: Result; readonly lines: readonly ScoreLine[] }): JSX.Element {
  const seats = [...model.seats.value].sort(
    (a, b) => (result.places[a.seat] ?? 9) - (result.places[b.seat] ?? 9),
  );
  const sources = new Map(
    seats.map(({ seat }) => [seat, sourcesOf(lines, seat, ({ source }) => model.say(source))]),
  );
  const gained = (seat: Seat): number =>
    (sources.get(seat) ?? []).reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const most = Math.max(1, ...seats.map(({ seat }) => gained(seat)));
  const total = (seat: Seat): number => result.points?.[seat] ?? gained(seat);
  return (
    <ol class="count">
      {seats.map((seat) => (
        <li key={seat.seat} class={result.winners.includes(seat.seat) ? 'won' : ''}>
          <span class="count-who">
            <SeatBadge seat={seat} size={22} silent />
            <b>{seat.name}</b>
          </span>
          <div class="count-of">
            <ul class="count-bar" aria-label={seat.name}>
              {(sources.get(seat.seat) ?? []).map(({ name, points, clause }, i) => (
                <li
                  key={name}
                  class={points < 0 ? 'part minus' : `part tone-${i % 4}`}
                  style={{ flexBasis: `${(Math.abs(points) / most) * 100}%` }}
                  title={`${name}: ${sayNumber(points)} (${clause})`}
                >
                  <span class="vh">{name}: </span>
                  {sayNumber(points)}
                </li>
              ))}
            </ul>
            <p class="count-names" aria-hidden="true">
              {(sources.get(seat.seat) ?? []).map(({ name }) => name).join(' · ')}
            </p>
          </div>
          <output class="count-sum display">{sayNumber(total(seat.seat))}</output>
        </li>
      ))}
    </ol>
  );
}
