// The clauses that a passage states, small and beside it, each an address of its own; what is ours has a mark.
import type { Ours } from '@undercroft/kernel';
import type { JSX } from 'preact';
import type { Clause } from '../game-card.ts';
import { t } from '../i18n.ts';
import { clauseRows } from './clause-ids.ts';
import { stripMarkup } from './strip-markup.ts';

const MARKS: Readonly<Record<Ours, string>> = { reading: '†', design: '‡' };

export const OursMark = ({ ours }: { readonly ours: Ours | undefined }): JSX.Element | null =>
  ours === undefined ? null : (
    <abbr class="rb-ours" title={t(`rules.ours-${ours}`)}>
      {MARKS[ours]}
    </abbr>
  );

/** A clause of the ledger with its address, in a list of them. */
export const ClauseRow = ({
  game,
  clause: { id, text, ours },
  anchor,
  isWanted = false,
}: {
  readonly game: string;
  readonly clause: Clause;
  readonly anchor?: string | undefined;
  readonly isWanted?: boolean;
}): JSX.Element => (
  <div id={anchor} class={isWanted ? 'clause-row wanted' : 'clause-row'}>
    <dt>
      <a href={`/games/${game}/rules#${id}`}>{id}</a>
      <OursMark ours={ours} />
    </dt>
    <dd>{stripMarkup(text)}</dd>
  </div>
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
