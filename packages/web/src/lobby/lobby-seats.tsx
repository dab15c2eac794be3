// The seats of a table that has not begun: who sits where and as what, and which of them one may take.

import { Button, SeatBadge, type SeatLabel } from '@undercroft/kit';
import type { Command, FollowedTable, SeatInfo, TableInfo } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { botTitle } from '../bots/bot-levels.ts';
import { botNameOf } from '../bots/bot-names.ts';
import { NameField } from '../components/form-fields.tsx';
import { gameCardOf } from '../games.ts';
import { t } from '../i18n.ts';
import { rename, serverBot, you } from '../net/connection.ts';
import { url } from '../router.ts';
import { marksFor, roleOf } from '../seat-roles.ts';
import { nameHere, preferences } from '../settings/preferences.ts';
import { seatViewsOf } from '../sources/server-seats.ts';
import type { SeatView } from '../sources/table-source.ts';
import { distinctNames, seatLetters } from '../table/seat-letters.ts';

interface LobbySeatsProps {
  readonly table: FollowedTable;
  act(command: Command): Promise<void>;
}

export function LobbySeats({ table, act }: LobbySeatsProps): JSX.Element {
  const { info } = table;
  const seatViews = seatViewsOf(table);
  const { open, sit } = useSitting(table, seatViews, act);
  const letters = seatLetters(seatViews.map(({ name }) => name));
  const names = distinctNames(seatViews, nameHere);
  const marks = marksFor(gameCardOf(info.game), info.seats.length);
  const best = open.find((seat) => info.seats[seat]!.reserved === you.value?.id) ?? open[0];
  return (
    <>
      {open.length > 0 && <NameField label={t('lobby.your-name')} />}
      <ol class="lobby-seats">
        {seatViews.map((seatView, seat) => (
          <LobbySeat
            key={`seat-${seat + 1}`}
            info={info}
            seat={seat}
            view={seatView}
            badge={{
              mark: marks[seat]!,
              letter: seatView.kind === 'empty' ? '' : letters[seat]!,
              name: names[seat]!,
            }}
            isBest={seat === best}
            onSit={open.includes(seat) ? () => void sit(seat) : undefined}
            act={act}
          />
        ))}
      </ol>
    </>
  );
}

/** The seats that one may take, and sitting down in one of them. */
function useSitting(
  { info, seat: mine }: FollowedTable,
  seatViews: readonly SeatView[],
  act: LobbySeatsProps['act'],
) {
  const me = you.value?.id;
  const open = info.seats.flatMap(({ person, for: purpose, reserved }, seat) => {
    const isFree = person === undefined && purpose === 'person' && seatViews[seat]!.kind === 'empty';
    return mine === null && isFree && (reserved === undefined || reserved === me) ? [seat] : [];
  });
  const sit = async (seat: number): Promise<void> => {
    if (preferences.value.name) await rename(preferences.value.name);
    const { newNonce } = await import('../net/own-nonces.ts');
    const isOpen = ({ for: purpose, person }: SeatInfo): boolean =>
      purpose === 'person' && person === undefined;
    const willOthersSit = info.seats.filter(isOpen).length > 1;
    await act({ kind: 'sit', seat, nonce: newNonce(info, seat, willOthersSit && info.autoStart) });
  };
  // Whoever plays again comes with the seat in the address.
  useEffect(() => {
    const wanted = url.peek().searchParams.get('sit');
    if (wanted === null || me === undefined) return;
    history.replaceState(null, '', location.pathname);
    const seat = Number(wanted);
    if (info.seats[seat]?.reserved === me && open.includes(seat)) void sit(seat);
  }, [me]);
  return { open, sit };
}

interface LobbySeatProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly view: SeatView;
  readonly badge: Pick<SeatLabel, 'mark' | 'letter' | 'name'>;
  readonly isBest: boolean;
  /** For a seat that one may take. */
  readonly onSit: (() => void) | undefined;
  act(command: Command): Promise<void>;
}

function LobbySeat({ info, seat, view, badge, isBest, onSit, act }: LobbySeatProps): JSX.Element {
  const role = roleOf(gameCardOf(info.game), info.seats.length, seat);
  const about = [
    role,
    view.level && botTitle(view.level),
    view.kind === 'empty' && keptFor(info.seats[seat]!),
  ];
  const setBot = async (): Promise<void> =>
    act({
      kind: 'setChair',
      seat,
      chair: { kind: 'bot', level: await serverBot(), name: botNameOf(seat) },
    });
  return (
    <li class="tb">
      <SeatBadge seat={badge} size={26} silent />
      <span class="grow">
        <b>{view.isMe ? t('lobby.you', { name: badge.name }) : badge.name}</b>
        {about.some(Boolean) && <small>{about.filter(Boolean).join(' · ')}</small>}
      </span>
      {onSit && (
        <Button tone={isBest ? 'go' : 'plain'} onClick={onSit}>
          {role ? t('lobby.sit-as', { role }) : t('lobby.sit-here')}
        </Button>
      )}
      {view.kind === 'empty' && you.value?.id === info.host && (
        <Button onClick={setBot}>{t('lobby.set-bot')}</Button>
      )}
      {view.isMe && <Button onClick={() => void act({ kind: 'leave' })}>{t('lobby.stand-up')}</Button>}
    </li>
  );
}

function keptFor({ reserved, reservedName }: SeatInfo): string {
  if (reserved === undefined) return '';
  return reserved === you.value?.id
    ? t('lobby.kept-for-you')
    : t('lobby.kept-for', { name: nameHere(reservedName ?? '') });
}
