// Rows of the host's desk, each with what can be done about it. What others would feel asks a second time.
import { Button } from '@undercroft/kit';
import type { TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { SureButton } from '../components/sure-button.tsx';
import { shortTitle } from '../games.ts';
import { gameTitle, sayDate, t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import type { HostPerson, HostReport } from './ask-host.ts';

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  act(method: 'POST', path: string, body: object): Promise<void>;
  /** Goes to somebody in the list of people: names may be equal, people are not. */
  onPerson(id: string): void;
}

const NamesAt = ({
  card,
  onPerson,
}: Pick<RowsProps<never>, 'onPerson'> & { readonly card: TableCard }): JSX.Element => (
  <span class="host-names">
    {card.seats.map(({ name, bot, person }, seat) => [
      seat > 0 && ', ',
      person === undefined ? (
        nameHere(name ?? bot ?? '–')
      ) : (
        <button key={person} type="button" title={person} onClick={() => onPerson(person)}>
          {nameHere(name ?? '')}
        </button>
      ),
    ])}
  </span>
);

const isOpen = (card: TableCard | null | undefined): boolean =>
  card?.state === 'open' || card?.state === 'playing';

const CloseTable = ({ id, act }: Pick<RowsProps<never>, 'act'> & { readonly id: string }): JSX.Element => (
  <SureButton
    words={t('host.close')}
    onSure={() => void act('POST', `tables/${id}/close`, { why: t('host.closed-by') })}
  />
);

/** Nobody looks into a run whose deal others still play: the host no more than a stranger. */
const OpenTable = ({
  id,
  card,
}: {
  readonly id: string;
  readonly card: TableCard | null | undefined;
}): JSX.Element =>
  (card?.openAt ?? 0) > Date.now() ? (
    <small>{t('replay.event-running')}</small>
  ) : (
    <Button sign="eye" href={`/t/${id}`}>
      {t('tables.open')}
    </Button>
  );

export const TableRows = ({ rows, act, onPerson }: RowsProps<TableCard>): JSX.Element => (
  <ul class="host-rows">
    {rows.map((card) => (
      <li key={card.id} data-game={card.game}>
        <span class="grow">
          <b>{shortTitle(gameTitle(card.game))}</b> <NamesAt card={card} onPerson={onPerson} />
          <small>
            {t(`host.table.${card.state}`)} · {sayDate(card.since)}
          </small>
        </span>
        <OpenTable id={card.id} card={card} />
        {isOpen(card) && <CloseTable id={card.id} act={act} />}
      </li>
    ))}
  </ul>
);

export const PeopleRows = ({ rows, act }: Omit<RowsProps<HostPerson>, 'onPerson'>): JSX.Element => (
  <ul class="host-rows">
    {rows.map(({ id, name, guest, muted, banned, created }) => {
      const stand = (change: object) => (): void => void act('POST', `people/${id}`, change);
      const standing = [banned && t('host.banned'), muted && t('host.muted'), guest && t('host.guest')];
      return (
        <li key={id} class={banned || muted ? 'marked' : ''}>
          <span class="grow">
            <b>{nameHere(name)}</b>
            {standing.map(
              (word) =>
                word && (
                  <span key={word} class="chip">
                    {word}
                  </span>
                ),
            )}
            <small>
              {id} · {sayDate(created)}
            </small>
          </span>
          {muted ? (
            <Button onClick={stand({ muted: false })}>{t('host.unmute')}</Button>
          ) : (
            <SureButton words={t('host.mute')} onSure={stand({ muted: true })} />
          )}
          {banned ? (
            <Button onClick={stand({ banned: false })}>{t('host.unban')}</Button>
          ) : (
            <SureButton words={t('host.ban')} onSure={stand({ banned: true })} />
          )}
        </li>
      );
    })}
  </ul>
);

export const ReportRows = ({ rows, act, onPerson }: RowsProps<HostReport>): JSX.Element => (
  <ul class="host-rows">
    {rows.map(({ id, at, words, name, person, table, card }) => (
      <li key={id}>
        <span class="grow">
          <b>{words}</b>
          <small>
            {t('host.reported-by', { name: nameHere(name ?? person) })} · {sayDate(at)}
            {card && (
              <>
                {` · ${shortTitle(gameTitle(card.game))}: `}
                <NamesAt card={card} onPerson={onPerson} />
              </>
            )}
          </small>
        </span>
        <OpenTable id={table} card={card} />
        {isOpen(card) && <CloseTable id={table} act={act} />}
      </li>
    ))}
  </ul>
);
