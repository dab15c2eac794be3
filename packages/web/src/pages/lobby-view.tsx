// Before the game: the link to send, the chairs, who sits where.
import { useSignal } from '@preact/signals';
import { Button, SeatBadge, type SeatMark } from '@undercroft/kit';
import type { Connection, FollowedTable } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { cardOf, doorOf } from '../games.ts';
import { nonce, rename, serverBot, you } from '../net/line.ts';
import { language, prefer, preferences } from '../preferences.ts';
import { refusedBy, sittingsOf } from '../sources/remote-table.ts';
import { t, wordsFor } from '../speech.ts';
import { seatLetters } from '../table/seat-letters.ts';
import { Shell } from './shell.tsx';

export function LobbyView({
  line,
  table,
}: {
  readonly line: Connection;
  readonly table: FollowedTable;
}): JSX.Element {
  const problem = useSignal('');
  const isCopied = useSignal(false);
  const { info, seat: mine, id } = table;
  const sittings = sittingsOf(table);
  const letters = seatLetters(sittings.map(({ name }) => name));
  const isHost = you.value?.id === info.host;
  const link = `${location.origin}/t/${id}`;
  const name = cardOf(info.game)?.texts[language.value]['game.title'] ?? info.game;
  const act = async (deed: Parameters<Connection['send']>[0]): Promise<void> => {
    problem.value = '';
    const refused = refusedBy(await line.send(deed, id));
    if (refused) problem.value = wordsFor(refused);
  };
  const sit = async (seat: number): Promise<void> => {
    if (preferences.value.name) await rename(preferences.value.name);
    await act({ kind: 'sit', seat, nonce: nonce() });
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    isCopied.value = true;
  };
  return (
    <Shell class="lobby-page">
      <div data-game={info.game} class="lobby">
        <div class="door">{doorOf(info.game) && <img src={doorOf(info.game)} alt="" />}</div>
        <div>
          <h1 class="display">{name}</h1>
          <section class="slab pad">
            <h2 class="display">{t('lobby.invite')}</h2>
            <p class="help">{t('lobby.invite-text')}</p>
            <div class="invite">
              <input
                type="text"
                readOnly
                value={link}
                aria-label={t('lobby.invite')}
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button tone={mine === null ? 'plain' : 'go'} sign="copy" onClick={() => void copy()}>
                {isCopied.value ? t('copied') : t('lobby.copy')}
              </Button>
            </div>
          </section>
          <section class="slab pad">
            <h2 class="display">{t('lobby.chairs')}</h2>
            {mine === null && (
              <label class="field">
                <span>{t('lobby.your-name')}</span>
                <input
                  type="text"
                  maxLength={24}
                  autocomplete="nickname"
                  value={preferences.value.name}
                  onInput={(event) => prefer({ name: event.currentTarget.value })}
                />
              </label>
            )}
            <ol class="chairs">
              {sittings.map((sitting, seat) => (
                <li key={`chair-${seat + 1}`} class="tb">
                  <SeatBadge
                    seat={{ mark: ((seat % 5) + 1) as SeatMark, letter: letters[seat]!, name: sitting.name }}
                    size={26}
                    silent
                  />
                  <span class="grow">
                    <b>{sitting.name}</b>
                    {sitting.level && <small>{t(`bot.${sitting.level}`)}</small>}
                  </span>
                  {sitting.kind === 'empty' && mine === null && (
                    <Button tone="go" onClick={() => void sit(seat)}>
                      {t('lobby.sit-here')}
                    </Button>
                  )}
                  {sitting.kind === 'empty' && isHost && (
                    <Button
                      onClick={async () =>
                        act({ kind: 'setChair', seat, chair: { kind: 'bot', level: await serverBot() } })
                      }
                    >
                      {t('lobby.set-bot')}
                    </Button>
                  )}
                  {sitting.isMe && (
                    <Button onClick={() => void act({ kind: 'leave' })}>{t('lobby.stand-up')}</Button>
                  )}
                </li>
              ))}
            </ol>
            <p class="help">{t('lobby.waiting')}</p>
            {problem.value && (
              <p class="why refused" role="alert">
                {problem.value}
              </p>
            )}
          </section>
        </div>
      </div>
    </Shell>
  );
}
