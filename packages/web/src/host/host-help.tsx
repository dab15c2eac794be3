// Help by bots at the host's desk: who chose as the strongest bot would have, beside the others of the same fields. It proves nothing.
import { useSignal } from '@preact/signals';
import type { HelpRow } from '@undercroft/events';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import { sayShare } from '../format-numbers.ts';
import { gameCards } from '../games.ts';
import { errorText, gameTitle, t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import type { AskHost } from './ask-host.ts';

interface HelpFound {
  /** Runs that were looked at, and those that still will be. */
  readonly looked: number;
  readonly left: number;
  readonly rows: readonly (HelpRow & { readonly name: string; readonly events: readonly string[] })[];
}

const seconds = (pace: number): number => Math.round(pace / 100) / 10;

export function HostHelp({ ask }: { readonly ask: AskHost }): JSX.Element {
  const game = useSignal(gameCards[0]!.name);
  const found = useSignal<HelpFound | undefined>(undefined);
  const problem = useSignal('');
  const look = async (): Promise<void> => {
    const answer = await ask<HelpFound>('GET', `help/${game.value}`);
    problem.value = answer.ok ? '' : errorText(answer);
    if (answer.ok) found.value = answer.data;
  };
  const remove = async (person: string, events: readonly string[]): Promise<void> => {
    for (const event of events) await ask('POST', `events/${event}/entrants/${person}`, { removed: true });
    await look();
  };
  return (
    <section class="host-help">
      <h2 class="label">{t('host.help')}</h2>
      <p class="help">{t('host.help-text')}</p>
      <form
        class="host-say"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <select
          aria-label={t('host.game')}
          value={game.value}
          onChange={({ currentTarget }) => {
            game.value = currentTarget.value;
            found.value = undefined;
          }}
        >
          {gameCards.map(({ name }) => (
            <option key={name} value={name}>
              {gameTitle(name)}
            </option>
          ))}
        </select>
        <Button type="submit">{t('host.help-look')}</Button>
      </form>
      <ProblemNote text={problem.value} />
      {found.value && (
        <>
          <p role="status">{t('host.help-left', { looked: found.value.looked, left: found.value.left })}</p>
          <ul class="host-rows">
            {found.value.rows.map((row) => (
              <HelpLine key={row.person} row={row} onRemove={() => void remove(row.person, row.events)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function HelpLine({
  row: { person, name, runs, own, others, surprise, pace, othersPace },
  onRemove,
}: {
  readonly row: HelpFound['rows'][number];
  onRemove(): void;
}): JSX.Element {
  return (
    <li>
      <span class="grow">
        <b>{nameHere(name)}</b>
        <small>
          {t('host.help-row', {
            n: runs,
            own: sayShare(own),
            others: sayShare(others),
            surprise: surprise.toFixed(1),
            pace: seconds(pace),
            othersPace: seconds(othersPace),
          })}
        </small>
      </span>
      <Button sign="eye" href={`/people/${person}`}>
        {t('tables.open')}
      </Button>
      <SureButton words={t('host.help-remove')} onSure={onRemove} />
    </li>
  );
}
