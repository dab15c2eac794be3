// The form of wishes: games, numbers of seats, pace, counting, and when bots may come.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { RadioGroup } from '../components/form-fields.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { PickMany } from './pick-many.tsx';
import { seek } from './seek.ts';
import { BOTS_AFTER, seatsOf, sharedGames, wish, wishes } from './wishes.ts';

export function WishForm({ submit, onSent }: { readonly submit: string; onSent?(): void }): JSX.Element {
  const problem = useSignal('');
  const busy = useSignal(false);
  const { games, seats, pace, rated, botsAfter } = wishes.value;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    problem.value = await seek(wishes.value);
    busy.value = false;
    if (problem.value === '') onSent?.();
  };
  return (
    <form class="slab pad wishes" onSubmit={(event) => void send(event)}>
      <PickMany
        title={t('pairing.games')}
        help={t('pairing.any-help')}
        values={sharedGames}
        picked={games}
        name={(name) => shortTitle(gameTitle(name))}
        onPick={(picked) => wish({ games: picked })}
      />
      <PickMany
        title={t('pairing.seats')}
        values={seatsOf(games)}
        picked={seats}
        name={String}
        onPick={(picked) => wish({ seats: picked })}
      />
      <RadioGroup
        title={t('setup.pace')}
        value={pace}
        values={['live', 'turns']}
        name={(value) => t(`setup.pace.${value}`)}
        onPick={(value) => wish({ pace: value })}
        help={pace === 'turns' ? t('pairing.turns-help') : undefined}
      />
      <RadioGroup
        title={t('pairing.counting')}
        value={rated}
        values={['either', 'rated', 'unrated']}
        name={(value) => t(`pairing.counting.${value}`)}
        onPick={(value) => wish({ rated: value })}
        help={t('pairing.counting-help')}
      />
      {pace === 'live' && (
        <RadioGroup
          title={t('pairing.bots')}
          value={String(botsAfter)}
          values={BOTS_AFTER.map(String)}
          name={(value) =>
            value === 'null' ? t('pairing.bots-never') : t('pairing.bots-after', { n: Number(value) })
          }
          onPick={(value) => wish({ botsAfter: value === 'null' ? null : Number(value) })}
        />
      )}
      <ProblemNote text={problem.value} />
      <div class="wish-acts">
        <Button tone="go" type="submit" sign="play" disabled={busy.value}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
