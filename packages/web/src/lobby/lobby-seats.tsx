// The seats of a table that has not begun: who sits where and as what, and which of them one may take.

import { Button, SeatBadge } from '@undercroft/kit';
import type { Command, FollowedTable, SeatInfo } from '@undercroft/protocol';
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
import { distinctNames, seatLetters } from '../table/seat-letters.ts';

interface LobbySeatsProps {
  readonly table: FollowedTable;
  act(command: Command): Promise<void>;
}

export function LobbySeats({ table, act }: LobbySeatsProps): JSX.Element {
  const { info, seat: mine } = table;
  const me = you.value?.id;
  const seatViews = seatViewsOf(table);
  const letters = seatLetters(seatViews.map(({ name }) => name));
  const names = distinctNames(seatViews, nameHere);
  const marks = marksFor(gameCardOf(info.game), info.seats.length);
  const mayTake = (seat: number): boolean => {
    const { person, for: purpose, reserved } = info.seats[seat]!;
    const isFree = person === undefined && purpose === 'person' && seatViews[seat]!.kind === 'empty';
    return mine === null && isFree && (reserved === undefined || reserved === me);
  };
  const open = seatViews.flatMap((_, seat) => (mayTake(seat) ? [seat] : []));
  const best = open.find((seat) => info.seats[seat]!.reserved === me) ?? open[0];
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
    if (info.seats[seat]?.reserved === me && mayTake(seat)) void sit(seat);
  }, [me]);
  return (
    <>
      {open.length > 0 && <NameField label={t('lobby.your-name')} />}
      <ol class="lobby-seats">
        {seatViews.map((seatView, seat) => {
          const { reserved, reservedName } = info.seats[seat]!;
          const role = roleOf(gameCardOf(info.game), info.seats.length, seat);
          const about = [
            role,
            seatView.level && botTitle(seatView.level),
            seatView.kind === 'empty' &&
              reserved !== undefined &&
              (reserved === me
                ? t('lobby.kept-for-you')
                : t('lobby.kept-for', { name: nameHere(reservedName ?? '') })),
          ];
          return (
            <li key={`seat-${seat + 1}`} class="tb">
              <SeatBadge
                seat={{
                  mark: marks[seat]!,
                  letter: seatView.kind === 'empty' ? '' : letters[seat]!,
                  name: names[seat]!,
                }}
                size={26}
                silent
              />
              <span class="grow">
                <b>{seatView.isMe ? t('lobby.you', { name: names[seat]! }) : names[seat]}</b>
                {about.some(Boolean) && <small>{about.filter(Boolean).join(' · ')}</small>}
              </span>
              {mayTake(seat) && (
                <Button tone={seat === best ? 'go' : 'plain'} onClick={() => void sit(seat)}>
                  {role ? t('lobby.sit-as', { role }) : t('lobby.sit-here')}
                </Button>
              )}
              {seatView.kind === 'empty' && me === info.host && (
                <Button
                  onClick={async () =>
                    act({
                      kind: 'setChair',
                      seat,
                      chair: { kind: 'bot', level: await serverBot(), name: botNameOf(seat) },
                    })
                  }
                >
                  {t('lobby.set-bot')}
                </Button>
              )}
              {seatView.isMe && (
                <Button onClick={() => void act({ kind: 'leave' })}>{t('lobby.stand-up')}</Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
