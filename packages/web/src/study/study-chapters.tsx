// The games of a study room: which one is looked at, and another one added by its link.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameTitle, t } from '../i18n.ts';
import { addChapter } from './open-study.ts';
import type { DeskProps } from './study-desk.ts';
import { isLeading } from './study-room.ts';

export function StudyChapters({ desk: { room, table } }: DeskProps): JSX.Element | null {
  const { chapters, phase } = room.study.value;
  const leads = isLeading(room);
  const link = useSignal('');
  const problem = useSignal('');
  const isBusy = useSignal(false);
  if (chapters.length === 1 && !leads) return null;
  const add = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = await addChapter(room.id, link.value.trim());
    if (!problem.value) link.value = '';
    isBusy.value = false;
  };
  return (
    <section class="study-part" aria-label={t('studies.chapters')}>
      <h3>{t('studies.chapters')}</h3>
      <ol class="study-moments">
        {chapters.map(({ game }, i) => (
          <li key={i}>
            <button
              type="button"
              class="branch"
              aria-current={table.chapter === i ? 'true' : undefined}
              onClick={() => room.go({ chapter: i, branch: '', at: 0, eyes: 'spectator' })}
            >
              <span class="fig">{i + 1}</span> {gameTitle(game)}
            </button>
          </li>
        ))}
      </ol>
      {leads && phase === 'open' && (
        <details class="by-keys">
          <summary>{t('studies.add')}</summary>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void add();
            }}
          >
            <input
              type="text"
              aria-label={t('studies.add-link')}
              placeholder={t('studies.add-link')}
              value={link.value}
              onInput={(event) => (link.value = event.currentTarget.value)}
            />
            <Button type="submit" sign="plus" disabled={link.value.trim() === '' || isBusy.value}>
              {t('studies.add-it')}
            </Button>
          </form>
          {problem.value && <p role="alert">{problem.value}</p>}
        </details>
      )}
    </section>
  );
}
