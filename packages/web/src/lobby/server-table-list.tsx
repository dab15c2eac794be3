// What the server offers: my tables there, open seats of others; nothing at all where no server answers.
import { useSignal } from '@preact/signals';
import { Button, SeatBadge, Sign } from '@undercroft/kit';
import type { TableCard } from '@undercroft/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Logo } from '../components/logo.tsx';
import { gameCardOf, shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { marksFor, roleOf } from '../seat-roles.ts';
import { nameHere } from '../settings/preferences.ts';
import { seatLetters } from '../table/seat-letters.ts';

type Net = typeof import('../net/connection.ts');

/** The lobby of the server, followed while something shows it. */
export function useLobby(): Net | undefined {
  const net = useSignal<Net | undefined>(undefined);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void loadPart(() => import('../net/connection.ts')).then(async (loaded) => {
      const connection = await loaded.serverConnection();
      if (!connection || isGone) return;
      connection.followLobby(true);
      stop = () => connection.followLobby(false);
      net.value = loaded;
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return net.value;
}

const known = (card: TableCard): boolean => gameCardOf(card.game) !== undefined;

/** Tables that wait for somebody or are being played. */
export const inPlay = (cards: readonly TableCard[]): readonly TableCard[] =>
  cards.filter((card) => known(card) && (card.state === 'open' || card.state === 'playing'));

export function ServerTables({
  net,
  game,
}: {
  readonly net: Net;
  /** Of this game only. */
  readonly game?: string;
}): JSX.Element | null {
  const lobby = net.lobby.value;
  if (!lobby) return null;
  const isWanted = (card: TableCard): boolean => game === undefined || card.game === game;
  const mine = inPlay(lobby.mine).filter(isWanted);
  const open = lobby.open.filter(
    (card) => known(card) && isWanted(card) && !lobby.mine.some(({ id }) => id === card.id),
  );
  return (
    <>
      {mine.length > 0 && (
        <MineThere isHeaded={game !== undefined}>
          {mine.slice(0, 3).map((card) => (
            <ServerTableRow key={card.id} card={card} me={net.you.value?.id} />
          ))}
        </MineThere>
      )}
      {open.length > 0 && (
        <section class="opent">
          <h2 class="label">{t('home.open')}</h2>
          <ul>
            {open.slice(0, 4).map((card) => (
              <ServerTableRow key={card.id} card={card} me={net.you.value?.id} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** My tables there; at home they stand under the heading of those on this device. */
const MineThere = ({
  isHeaded,
  children,
}: {
  readonly isHeaded: boolean;
  readonly children: ComponentChildren;
}): JSX.Element =>
  isHeaded ? (
    <section class="opent">
      <h2 class="label">{t('nav.tables')}</h2>
      <ul>{children}</ul>
    </section>
  ) : (
    <ul class="opent mine">{children}</ul>
  );

/** Whom an open table still looks for, where seats are unlike. */
function freeRoles({ game, seats }: TableCard): readonly string[] {
  const free = seats.flatMap(({ person, bot }, seat) =>
    person === undefined && bot === undefined ? [roleOf(gameCardOf(game), seats.length, seat)] : [],
  );
  const roles = [...new Set(free.filter((role) => role !== undefined))];
  return roles.length > 0 ? [t('home.looking-for', { roles: roles.join(', ') })] : [];
}

/** One table of the server: its seats, and whether it waits for me. */
export function ServerTableRow({
  card,
  me,
}: {
  readonly card: TableCard;
  readonly me: string | undefined;
}): JSX.Element {
  const names = card.seats.map(({ name }) => nameHere(name ?? ''));
  const letters = seatLetters(names.map((name, seat) => name || String(seat + 1)));
  const marks = marksFor(gameCardOf(card.game), card.seats.length);
  const mySeat = card.seats.findIndex(({ person }) => person !== undefined && person === me);
  const isMine = mySeat >= 0;
  const host = card.seats.find(({ person }) => person !== undefined && person === card.host)?.name;
  const whose = isMine || host === undefined ? [] : [nameHere(host)];
  const isMyTurn = isMine && card.waiting.includes(mySeat);
  const isOver = card.state === 'finished' || card.state === 'abandoned';
  // A run of an expedition that others are still playing can be opened, not watched.
  const isHeld = (card.openAt ?? 0) > Date.now();
  const label = isOver
    ? t(isHeld ? 'tables.open' : 'tables.watch')
    : isMyTurn
      ? t('tables.your-turn')
      : isMine
        ? t('tables.open')
        : t('home.sit');
  return (
    <li class={isMyTurn ? 'tb hot' : 'tb'} data-game={card.game}>
      <span class="tm">
        <Logo size={20} />
      </span>
      <span class="grow">
        <b>{shortTitle(gameTitle(card.game))}</b>
        <small>
          {isOver
            ? t('tables.over')
            : [...whose, t(`setup.pace.${card.pace}`), ...freeRoles(card)].join(' · ')}
        </small>
      </span>
      <span class="ss">
        {card.seats.map(({ person, bot, name }, seat) =>
          person === undefined && bot === undefined ? (
            <i key={`free-${seat + 1}`} class="free-seat">
              <Sign name="plus" size={11} />
            </i>
          ) : (
            <SeatBadge
              key={`seat-${seat + 1}`}
              seat={{ mark: marks[seat]!, letter: letters[seat]!, name: nameHere(name ?? bot ?? '') }}
              size={17}
            />
          ),
        )}
      </span>
      <Button tone={isMyTurn ? 'go' : 'plain'} href={`/t/${card.id}`}>
        {label}
      </Button>
    </li>
  );
}
