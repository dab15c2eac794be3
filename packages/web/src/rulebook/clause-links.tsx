// The clauses that a passage states, small and beside it, each an address of its own; what is ours has a mark.
import type { Ours } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { clauseRows } from './clause-ids.ts';

const MARKS: Readonly<Record<Ours, string>> = { reading: '†', design: '‡' };

export const OursMark = ({ ours }: { readonly ours: Ours | undefined }): JSX.Element | null =>
  ours === undefined ? null : (
    <abbr class="rb-ours" title={t(`rules.ours-${ours}`)}>
      {MARKS[ours]}
    </abbr>
  );

/** What the marks mean, once on a page. */
export const OursKey = (): JSX.Element => (
  <p class="label rb-key">
    <OursMark ours="reading" /> {t('rules.ours-reading')} · <OursMark ours="design" />{' '}
    {t('rules.ours-design')}
  </p>
);

export const ClauseLinks = ({
  game,
  clauses,
  ours,
}: {
  readonly game: string;
  readonly clauses: readonly string[];
  readonly ours: ReadonlyMap<string, Ours>;
}): JSX.Element | null =>
  clauses.length === 0 ? null : (
    <span class="rb-ids">
      {clauseRows(clauses, ours).map(({ first, label, ours: mark }) => (
        <a key={first} href={`/games/${game}/rules#${first}`}>
          {label}
          <OursMark ours={mark} />
        </a>
      ))}
    </span>
  );
