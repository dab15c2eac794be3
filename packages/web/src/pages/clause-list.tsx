// A game's rules by clause, with a search over all of them.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Clause } from '../game-card.ts';
import { t } from '../speech.ts';
import { plainText } from './plain-text.ts';

export function ClauseList({
  game,
  clauses,
  find = '',
  level = 2,
}: {
  readonly game: string;
  readonly clauses: readonly Clause[];
  readonly find?: string;
  readonly level?: 2 | 3;
}): JSX.Element {
  const wanted = useSignal(find);
  const Heading = level === 2 ? 'h2' : 'h3';
  const words = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = clauses.filter(({ id, text, chapter }) => {
    const all = `${id} ${text} ${chapter}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const chapters = [...new Set(found.map(({ chapter }) => chapter))];
  return (
    <div class="clauses">
      <label class="search">
        <span class="vh">{t('rules.search')}</span>
        <input
          type="search"
          placeholder={t('rules.search')}
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      <p class="label" aria-live="polite">
        {t('rules.found', { n: found.length })}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter}>
          <Heading class="display" lang="en">
            {chapter}
          </Heading>
          <dl lang="en">
            {found
              .filter((clause) => clause.chapter === chapter)
              .map(({ id, text }) => (
                <div key={id} id={id} class="clause-row">
                  <dt>
                    <a href={`/games/${game}/rules#${id}`}>{id}</a>
                  </dt>
                  <dd>{plainText(text)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
