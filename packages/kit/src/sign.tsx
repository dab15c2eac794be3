// Our own signs of the interface: 20 px box, one stroke, round ends.
import type { JSX } from 'preact';
import { memo } from './memo.ts';

const SIGNS = {
  theme: 'M15.5 12.5A6.5 6.5 0 1 1 8 4a5 5 0 0 0 7.5 8.5z',
  settings: 'M4 6h7M15 6h1M4 14h1M9 14h7M13 4v4M7 12v4',
  people:
    'M7 9.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5zM2.5 16c.3-3 2-4.5 4.5-4.5s4.2 1.5 4.5 4.5M13 9.5a2 2 0 1 0 0-4M14 11.7c1.9.4 3.2 1.8 3.5 4.3',
  clock: 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM10 6.5V10l2.5 1.8',
  plus: 'M10 4.5v11M4.5 10h11',
  minus: 'M4.5 10h11',
  arrow: 'M4 10h12M11.5 5.5L16 10l-4.5 4.5',
  back: 'M16 10H4M8.5 5.5L4 10l4.5 4.5',
  link: 'M8.5 11.5l3-3M9.5 6.5l1.7-1.7a3 3 0 0 1 4.2 4.2L13.7 10.7M10.5 13.5l-1.7 1.7a3 3 0 0 1-4.2-4.2l1.7-1.7',
  shield: 'M10 3.5l5.5 2v4.5c0 3.5-2.5 5.5-5.5 6.5c-3-1-5.5-3-5.5-6.5V5.5z',
  play: 'M6.5 4.5l9 5.5l-9 5.5z',
  pause: 'M7 4.5v11M13 4.5v11',
  list: 'M4 6h12M4 10h12M4 14h8',
  book: 'M10 5.5C8 4 5.5 4 3.5 4.5v11c2-.5 4.5-.5 6.5 1c2-1.5 4.5-1.5 6.5-1v-11C14.5 4 12 4 10 5.5zM10 5.5v11',
  info: 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM10 9v4.2M10 6.4v.2',
  undo: 'M4 7h7.5a4.5 4.5 0 0 1 0 9H7M4 7l3.5-3.5M4 7l3.5 3.5',
  search: 'M8.5 3.5a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM12.3 12.3l4.2 4.2',
  hidden: 'M3 10s2.6-4.5 7-4.5S17 10 17 10s-2.6 4.5-7 4.5S3 10 3 10zM4 16L16 4',
  eye: 'M3 10s2.6-4.5 7-4.5S17 10 17 10s-2.6 4.5-7 4.5S3 10 3 10zM10 8a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  cross: 'M5 5l10 10M15 5L5 15',
  lock: 'M5.5 9h9v7h-9zM7.5 9V6.5a2.5 2.5 0 0 1 5 0V9',
  bolt: 'M11 3L5 11.5h4L8.5 17l6-8.5h-4z',
  chat: 'M4 4.5h12v8.5H9.5L6 16v-3H4z',
  flag: 'M5.5 17V3.5M5.5 4.5h9l-2 3.5 2 3.5h-9',
  bulb: 'M7.5 14.5h5M8.5 17h3M10 3a5 5 0 0 0-3 9c.4.4.5 1 .5 1.5h5c0-.5.1-1.1.5-1.5A5 5 0 0 0 10 3z',
  bot: 'M5 8h10v7.5H5zM10 8V4.5M8 11.5h.01M12 11.5h.01M10 4.5h.01',
  copy: 'M7 7h9v9.5H7zM4 13V3.5h9',
  download: 'M10 3.5v9M6.5 9.5L10 13l3.5-3.5M4.5 16.5h11',
  upload: 'M10 13V4M6.5 7.5L10 4l3.5 3.5M4.5 16.5h11',
  first: 'M5 5v10M15 5l-7 5 7 5z',
  last: 'M15 5v10M5 5l7 5-7 5z',
  previous: 'M12.5 5l-6 5 6 5',
  next: 'M7.5 5l6 5-6 5',
  again: 'M15.5 10a5.5 5.5 0 1 1-1.7-4M15.5 3v3.5H12',
} as const;

export type SignName = keyof typeof SIGNS;

export const Sign = memo(
  ({
    name,
    size = 20,
    class: extra,
  }: {
    readonly name: SignName;
    readonly size?: number;
    readonly class?: string;
  }): JSX.Element => (
    <svg class={extra ? `ui ${extra}` : 'ui'} style={{ '--px': size }} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  ),
);
