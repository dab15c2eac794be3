// The plain table: any game without a drawn board, from its view, its drawing in characters and its texts.
import { useSignal } from '@preact/signals';
import type { DrawTable, Ink, Pen } from '@undercroft/kernel';
import { type BoardProps, Region, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { loadDrawing } from '../far-rooms.ts';
import { t } from '../i18n.ts';

/** Ink is written as private characters around the text, and read back when the lines are on the page. */
const OPEN = 0xe000;
const CLOSE = '\ue0ff';
const INKS: readonly Ink[] = [
  'plain',
  'dim',
  'strong',
  'accent',
  'good',
  'bad',
  'warn',
  'info',
  'seat0',
  'seat1',
  'seat2',
  'seat3',
  'seat4',
];

const penFor = (props: BoardProps, width: number): Pen => ({
  width,
  say: props.say,
  ink: (ink, text) => `${String.fromCharCode(OPEN + INKS.indexOf(ink))}${text}${CLOSE}`,
  name: (seat) => props.seats[seat]?.name ?? String(seat + 1),
});

/** A line with its inks as spans; inks do not nest deeper than the terminal's do. */
function inked(line: string): JSX.Element[] {
  const parts: JSX.Element[] = [];
  const stack: Ink[] = [];
  let text = '';
  const flush = (): void => {
    if (text)
      parts.push(
        <span key={parts.length} class={`ink-${stack.at(-1) ?? 'plain'}`}>
          {text}
        </span>,
      );
    text = '';
  };
  for (const letter of line) {
    const code = letter.charCodeAt(0);
    if (letter === CLOSE) {
      flush();
      stack.pop();
    } else if (code >= OPEN && code < OPEN + INKS.length) {
      flush();
      stack.push(INKS[code - OPEN]!);
    } else text += letter;
  }
  flush();
  return parts;
}

export function PlainTable(props: BoardProps & { readonly game: string }): JSX.Element {
  const drawing = useSignal<{ draw: DrawTable<unknown> | undefined } | undefined>(undefined);
  const columns = useSignal(80);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void loadDrawing(props.game).then((draw) => {
      drawing.value = { draw };
    });
  }, [props.game]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const probe = element.querySelector('.probe')!.getBoundingClientRect().width / 10;
      columns.value = Math.max(40, Math.floor((element.clientWidth - 24) / probe));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const draw = drawing.value?.draw;
  return (
    <>
      {props.seats.length > 1 && (
        <Region name="seats" label={t('table.seats')} class="plain-seats">
          {props.seats.map((seat) => (
            <div
              key={seat.seat}
              class={props.waiting.includes(seat.seat) ? 'slab plain-seat now' : 'slab plain-seat'}
            >
              <SeatBadge seat={seat} size={22} silent />
              <b>{seat.name}</b>
              {props.result?.points && <span class="fig">{props.result.points[seat.seat]}</span>}
            </div>
          ))}
        </Region>
      )}
      <Region name="board" label={t('table.board')} class="slab plain-board">
        <div class="plain-scroll" ref={box}>
          <span class="probe" aria-hidden="true">
            0000000000
          </span>
          {draw && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <pre tabIndex={0}>
              {draw(props.view, props.viewer, penFor(props, columns.value)).map((line, i) => (
                <div key={`line-${i + 1}`}>{line ? inked(line) : ' '}</div>
              ))}
            </pre>
          )}
          {drawing.value && !draw && <Tree name="" value={props.view} />}
        </div>
      </Region>
    </>
  );
}

/** A view field by field, for a game that has no drawing at all. */
function Tree({ name, value }: { readonly name: string; readonly value: unknown }): JSX.Element {
  if (
    typeof value !== 'object' ||
    value === null ||
    (Array.isArray(value) && value.every((v) => typeof v !== 'object'))
  )
    return (
      <div class="tree-leaf">
        <b>{name}</b> {Array.isArray(value) ? value.join(' ') : String(value)}
      </div>
    );
  return (
    <details open={name === ''}>
      <summary>{name || t('table.board')}</summary>
      {Object.entries(value).map(([key, item]) => (
        <Tree key={key} name={key} value={item} />
      ))}
    </details>
  );
}
