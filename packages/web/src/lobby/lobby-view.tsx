// Before the game: whose table it is, the seats with their roles, what was agreed, and the link to send.

import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import { type Command, type Connection, type FollowedTable, tableSwitches } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CopyLink } from '../components/copy-link.tsx';
import { lazy } from '../components/lazy.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { doorOf, gameCardOf } from '../games.ts';
import { ensureTextPart, errorText, gameTitle, t } from '../i18n.ts';
import { you } from '../net/connection.ts';
import { language, nameHere } from '../settings/preferences.ts';
import { optionRows } from '../setup/option-rows.ts';
import { refusedBy } from '../sources/table-source.ts';
import { LobbySeats } from './lobby-seats.tsx';

const InviteFriends = lazy(async () => {
  const [{ InviteFriends }] = await Promise.all([
    import('../friends/invite-friends.tsx'),
    ensureTextPart('friends'),
  ]);
  return InviteFriends;
});

const isFull = ({ seats }: FollowedTable['info']): boolean =>
  seats.every(({ person, bot }) => person !== undefined || bot !== undefined);

/** Long enough for everybody who is here; whoever is not gives no word to the luck. */
const PATIENCE = 4_000;

/** Once every seat is taken, opens this seat's part of the luck; does not wait for ever for those of others. */
function useOpening({ info, seat }: FollowedTable, act: (command: Command) => Promise<void>): void {
  const isDue = seat !== null && info.autoStart && isFull(info);
  useEffect(() => {
    if (!isDue) return;
    void import('../net/own-nonces.ts').then(({ openedNonce }) => {
      const nonce = openedNonce(info, seat);
      if (nonce !== undefined) void act({ kind: 'sit', seat, nonce });
    });
    const waiting = setTimeout(() => void act({ kind: 'start' }), PATIENCE);
    return () => clearTimeout(waiting);
  }, [isDue]);
}

export function LobbyView({
  connection,
  table,
}: {
  readonly connection: Connection;
  readonly table: FollowedTable;
}): JSX.Element {
  const problem = useSignal('');
  const { info, seat: mine, id } = table;
  const host = info.seats.find(({ person }) => person === info.host)?.name;
  const isGuest = mine === null && you.value?.id !== info.host;
  const act = async (command: Command): Promise<void> => {
    problem.value = '';
    const refused = refusedBy(await connection.send(command, id));
    if (refused) problem.value = errorText(refused);
  };
  useOpening(table, act);
  const invite = <Invite key="invite" table={id} isMain={mine !== null} isMine={!isGuest} />;
  const seats = (
    <section key="seats" class="slab pad">
      <h2 class="display">{t('lobby.seats')}</h2>
      <LobbySeats table={table} act={act} />
      <p class="help">
        {t(
          info.keptUntil !== undefined
            ? 'lobby.kept-seats'
            : info.autoStart
              ? 'lobby.waiting'
              : 'lobby.host-starts',
        )}
      </p>
      {!info.autoStart && you.value?.id === info.host && (
        <Button tone="go" sign="play" disabled={!isFull(info)} onClick={() => void act({ kind: 'start' })}>
          {t('setup.start')}
        </Button>
      )}
      <ProblemNote text={problem.value} />
    </section>
  );
  return (
    <PageShell class="lobby-page">
      <div data-game={info.game} class="lobby">
        <div class="door">{doorOf(info.game) && <img src={doorOf(info.game)} alt="" />}</div>
        <div>
          <h1 class="display">{gameTitle(info.game)}</h1>
          <p class="invited">
            {isGuest && host !== undefined && <b>{t('lobby.invited', { name: nameHere(host) })} </b>}
            {gameCardOf(info.game)?.texts[language.value]['game.subtitle']}
          </p>
          {/* People who were put together invite nobody. */}
          {info.keptUntil !== undefined ? seats : isGuest ? [seats, invite] : [invite, seats]}
          <Agreed table={table} />
        </div>
      </div>
    </PageShell>
  );
}

function Invite({
  table,
  isMain,
  isMine,
}: {
  readonly table: string;
  readonly isMain: boolean;
  readonly isMine: boolean;
}): JSX.Element {
  return (
    <section class="slab pad">
      <h2 class="display">{t('lobby.invite')}</h2>
      <p class="help">{t('lobby.invite-text')}</p>
      <CopyLink link={`${location.origin}/t/${table}`} label={t('lobby.invite')} isMain={isMain} />
      {isMine && <InviteFriends table={table} />}
    </section>
  );
}

/** What one agrees to by sitting down: the pace, the table's switches and every option in words. */
function Agreed({ table: { info } }: { readonly table: FollowedTable }): JSX.Element {
  const rows = optionRows(info.game, info.options).map(({ title, word }) => [title, word] as const);
  const switches = tableSwitches.map((name) => [t(`switch.${name}`), t(info[name] ? 'yes' : 'no')] as const);
  return (
    <section class="slab pad agreed">
      <h2 class="display">{t('lobby.agreed')}</h2>
      <dl>
        <div>
          <dt>{t('setup.pace')}</dt>
          <dd>{t(`setup.pace.${info.pace}`)}</dd>
        </div>
        {[...switches, ...rows].map(([title, word]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a class="clause" href={`/games/${info.game}`}>
          {t('lobby.about')}
        </a>
      </p>
    </section>
  );
}
