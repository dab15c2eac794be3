// My friends and who is here of them, who asks me, whom I asked, and invitations to tables.
import { Button } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { EmptyState } from '../components/empty-state.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { SureButton } from '../components/sure-button.tsx';
import { gameTitle, t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { PersonRow } from './person-row.tsx';
import { type Ties, useRequest } from './ties-api.ts';

export function FriendLists({ ties }: { readonly ties: Ties }): JSX.Element {
  const { problem, act } = useRequest();
  const { friends, asked, asking, invitations } = ties;
  const end = (person: string) => () => void act('DELETE', `/api/ties/${person}`);
  return (
    <div class="friend-lists">
      <ProblemNote text={problem} />
      {invitations.length > 0 && (
        <List title={t('friends.invitations')}>
          {invitations.map(({ table, game, ...person }) => (
            <PersonRow key={table} person={person} about={gameTitle(game)}>
              <Button tone="go" href={`/t/${table}`}>
                {t('notice.to-table')}
              </Button>
            </PersonRow>
          ))}
        </List>
      )}
      {asking.length > 0 && (
        <List title={t('friends.asking')}>
          {asking.map((person) => (
            <AskingRow
              key={person.person}
              person={person}
              onAgree={() => void act('PUT', `/api/ties/${person.person}`, {})}
              onDecline={end(person.person)}
            />
          ))}
        </List>
      )}
      {friends.length > 0 ? (
        <List title={t('friends.friends')}>
          {friends.map((friend) => (
            <PersonRow key={friend.person} person={friend} about={friend.here && <Here />}>
              <SureButton words={t('friends.end')} onSure={end(friend.person)} />
            </PersonRow>
          ))}
        </List>
      ) : (
        <EmptyState title={t('friends.none')} text={t('friends.none-text')}>
          <Button href="/me">{t('profile.met')}</Button>
        </EmptyState>
      )}
      {asked.length > 0 && (
        <List title={t('friends.asked')}>
          {asked.map((person) => (
            <PersonRow key={person.person} person={person}>
              <Button onClick={end(person.person)}>{t('friends.take-back')}</Button>
            </PersonRow>
          ))}
        </List>
      )}
    </div>
  );
}

function AskingRow({
  person,
  onAgree,
  onDecline,
}: {
  readonly person: Ties['asking'][number];
  onAgree(): void;
  onDecline(): void;
}): JSX.Element {
  const name = nameHere(person.name);
  return (
    <PersonRow person={person}>
      <Button tone="go" label={t('friends.agree-to', { name })} onClick={onAgree}>
        {t('friends.agree')}
      </Button>
      <Button label={t('friends.decline-to', { name })} onClick={onDecline}>
        {t('friends.decline')}
      </Button>
    </PersonRow>
  );
}

/** A lamp, and the word for it. */
export const Here = (): JSX.Element => (
  <span class="is-here">
    <i aria-hidden="true" />
    {t('friends.here')}
  </span>
);

const List = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section>
    <h2 class="label">{title}</h2>
    <ul class="table-list">{children}</ul>
  </section>
);
