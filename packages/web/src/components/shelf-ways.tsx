// The shelves beside each other on a phone: lessons, puzzles, rules, lab.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';

const SHELVES = { learn: 'nav.learn', puzzles: 'nav.puzzles', rules: 'nav.rules', lab: 'nav.lab' } as const;

export const ShelfWays = ({ on }: { readonly on: keyof typeof SHELVES }): JSX.Element => (
  <nav class="shelves only-phone" aria-label={t('nav.shelves')}>
    {Object.entries(SHELVES).map(([to, text]) => (
      <a key={to} href={`/${to}`} aria-current={to === on ? 'page' : undefined}>
        {t(text)}
      </a>
    ))}
  </nav>
);
