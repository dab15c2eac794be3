// Figures as the reader writes them: shares, changes with their sign, plain numbers.
import { spokenLanguageNow } from './i18n.ts';

/** With a real minus: that of most languages is a hyphen. */
const written = (value: number, style: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(spokenLanguageNow(), style).format(value).replace('-', '−');

/** A share that would be written as zero is zero, without a sign. */
const percent = (share: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string =>
  written(Math.abs(share) < 0.005 * 10 ** -digits ? 0 : share, {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay,
  });

/** `42%`, or `42 %` where the language wants it so. */
export const sayShare = (share: number, digits = 0): string => percent(share, digits, 'auto');

/** The same with its sign. */
export const sayChange = (change: number, digits = 0): string => percent(change, digits, 'exceptZero');

export const sayNumber = (value: number, digits = 1): string =>
  written(value, { maximumFractionDigits: digits });
