// The lab in the reader's language: its own words, the game's names for cards, sides and endings, and figures as people write them.
import { type Language, type Message, render, type Texts } from '@undercroft/kernel';
import type { Estimate } from './statistics.ts';
import type { RateOf } from './summary.ts';

/** How the lab speaks about one game in one language. */
export interface Words {
  readonly language: Language;
  say(id: string, args?: Message['args']): string;
  title(): string;
  thing(id: string): string;
  ending(reason: string): string;
  side(side: number): string;
  /** Whom or what a rate is of: "3 seats, The Ancient". */
  of(rate: RateOf): string;
  /** The line of a score sheet without its numbers. */
  source(key: string): string;
  counter(name: string): string;
  number(value: number, digits?: number): string;
  /** `56.1 %` */
  share(share: number): string;
  /** `+5.1`: points of a hundred. */
  points(share: number): string;
  /** `54.0 % to 58.1 %` */
  between(estimate: Estimate): string;
  /** `+3.9 to +6.2` */
  pointsBetween(estimate: Estimate): string;
}

/** Words from the lab's texts and the game's. */
export function wordsFor(own: Texts, game: Texts, language: Language): Words {
  const texts = { ...game, ...own };
  const say = (id: string, args: Message['args'] = {}): string => render(texts, language, { id, args });
  const written = (value: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(language, options).format(value);
  /** What would be written as zero is zero, without a sign. */
  const clean = (value: number, digits: number): number =>
    Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
  const number = (value: number, digits = 1): string =>
    written(clean(value, digits), { maximumFractionDigits: digits, minimumFractionDigits: 0 }).replace(
      '-',
      '−',
    );
  const share = (value: number): string =>
    say('lab.percent', {
      n: written(clean(100 * value, 1), { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
    });
  const points = (value: number): string =>
    written(clean(100 * value, 1), {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }).replace('-', '−');
  const named = (id: string, otherwise: string): string => game[id] ?? otherwise;
  const side = (one: number): string => named(`side.${one}`, say('lab.side', { n: one + 1 }));
  return {
    language,
    say,
    title: () => named('game.title', ''),
    thing: (id) => named(`card.${id}`, id),
    ending: (reason) => plain(named(`result.${reason}`, reason)),
    side,
    of: ({ seats, seat, side: one, bot, reason }) =>
      [
        seats !== undefined && say('lab.seats', { n: seats }),
        seat !== undefined && say('lab.seat', { n: seat + 1 }),
        // All on one side: the table itself.
        one !== undefined && (one > 0 || game['side.0'] !== undefined) && side(one),
        bot,
        reason !== undefined && plain(named(`result.${reason}`, reason)),
      ]
        .filter(Boolean)
        .join(', ') || say('lab.victories'),
    source: (key) => {
      const [id = '', ...args] = key.split(' ');
      if (texts[id] === undefined) return key;
      const given = Object.fromEntries(
        args.map((one) => one.split('=')).map(([name, of]) => [name, { id: of! }]),
      );
      return plain(render(texts, language, { id, args: given }));
    },
    counter: (name) => named(`counter.${name}`, name),
    number,
    share,
    points,
    between: ({ low, high }) => say('lab.between', { low: share(low), high: share(high) }),
    pointsBetween: ({ low, high }) => say('lab.between', { low: points(low), high: points(high) }),
  };
}

/** Without the numbers that a report has no use for. */
const plain = (text: string): string =>
  text
    .replace(/\{[^}]*\}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s:.]+$/, '')
    .trim();
