// Figures as the reader writes them: shares, changes with their sign, plain numbers.
import { spokenLanguageNow } from '../i18n.ts';

const written = (value: number, style: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(spokenLanguageNow(), style).format(value);

/** `42 %` */
export const sayShare = (share: number, digits = 0): string =>
  written(Math.abs(share) < 0.005 * 10 ** -digits ? 0 : share, {
    style: 'percent',
    maximumFractionDigits: digits,
  });

/** `+42 %` */
export const sayChange = (change: number, digits = 0): string =>
  written(Math.abs(change) < 0.005 * 10 ** -digits ? 0 : change, {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });

export const sayNumber = (value: number, digits = 1): string =>
  written(value, { maximumFractionDigits: digits });
