// One's own deals of an expedition: sealed, under way, or over; after the close with the field that each stood in.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { sayShare } from '../format-numbers.ts';
import { gameCardOf } from '../games.ts';
import { errorText, t } from '../i18n.ts';
import { go } from '../router.ts';
import { roleOf } from '../seat-roles.ts';
import { beginMyDeal, type Expedition, type Field, type MyDeal, proofAddress } from './expedition-api.ts';
import { sayMoment } from './expedition-title.ts';
import { FieldDots } from './field-dots.tsx';
import type { SealsSeen } from './kept-seals.ts';

/** The field of each deal that I played, by its number. */
export type Fields = ReadonlyMap<number, Field>;

interface DealsProps {
  readonly of: Expedition;
  readonly me: string;
  readonly fields: Fields;
  /** The deal that is compared beside. */
  readonly chosen: number | undefined;
  readonly choose: (deal: number) => void;
  readonly levelName: (level: string) => string;
  readonly seals: SealsSeen;
  readonly reload: () => Promise<void>;
}

export function ExpeditionDeals(props: DealsProps): JSX.Element {
  const { of, chosen, choose } = props;
  const problem = useSignal('');
  const begin = async ({ number }: MyDeal, together: boolean): Promise<void> => {
    const begun = await beginMyDeal(of.id, number, together);
    problem.value = begun.ok ? '' : errorText(begun);
    if (begun.ok && begun.data.table !== null) go(`/t/${begun.data.table}`);
    else if (begun.ok) await props.reload();
  };
  const mayBegin = of.state === 'open' && of.evening === null;
  const next = mayBegin ? of.deals.find(({ table }) => table === null)?.number : undefined;
  return (
    <section class="slab expedition-deals">
      <h2 class="display">{t('expedition.deals', { n: of.deals.length })}</h2>
      <ol>
        {of.deals.map((deal) => (
          <li key={deal.number} class={deal.number === (chosen ?? next) ? 'on' : ''}>
            <span class={deal.table === null ? 'door' : 'door lit'}>{deal.number}</span>
            <DealRow {...props} deal={deal} isNext={deal.number === next} begin={begin} choose={choose} />
          </li>
        ))}
      </ol>
      <ProblemNote text={problem.value} />
      {of.state === 'over' && of.isCounted && (
        <Button sign="again" href={`/expeditions/again-${of.id}`}>
          {t('expedition.again')}
        </Button>
      )}
      <Seals of={of} seen={props.seals} />
    </section>
  );
}

interface RowProps extends DealsProps {
  readonly deal: MyDeal;
  readonly isNext: boolean;
  readonly begin: (deal: MyDeal, together: boolean) => Promise<void>;
}

function DealRow({ of, me, fields, deal, isNext, begin, choose, levelName }: RowProps): JSX.Element {
  const field = fields.get(deal.number);
  const isUnderWay = deal.mine?.state === 'playing' && of.state !== 'over';
  const own = field?.runs.find(({ person }) => person === me);
  const percent = own?.percent;
  const mates = of.teams?.mates ?? [];
  const isTeam = mates.length > 1;
  const isReady = mates.some(({ isMe, ready }) => isMe && ready === deal.number);
  const chair = seatOfDeal(of, deal);
  return (
    <>
      <span class="grow">
        <b>{resultText(of, deal)}</b>
        {isNext && of.kind !== 'again' && <small>{t('expedition.first-look')}</small>}
        <small>{field ? t('expedition.seat-runs', { seat: chair, n: field.count }) : chair}</small>
        {own?.mark && <small>{t(`expedition.mark.${own.mark}`)}</small>}
        {own?.isGiven && <small>{t('expedition.given')}</small>}
      </span>
      {isNext && !isReady && (
        <span class="begin-acts">
          <Button tone={isTeam ? 'quiet' : 'go'} onClick={() => void begin(deal, false)}>
            {t(isTeam ? 'expedition.begin-alone' : 'expedition.begin')}
          </Button>
          {isTeam && (
            <Button tone="go" onClick={() => void begin(deal, true)}>
              {t('expedition.begin-together')}
            </Button>
          )}
        </span>
      )}
      {isNext && isReady && <small role="status">{t('expedition.ready')}</small>}
      {isUnderWay && (
        <Button tone="go" href={`/t/${deal.table}`}>
          {t('tables.resume')}
        </Button>
      )}
      {deal.percent !== null && <b>{sayShare(deal.percent / 100)}</b>}
      {deal.table !== null && !isUnderWay && of.state !== 'over' && of.kind !== 'again' && (
        <small class="sealed">
          <Sign name="lock" size={14} /> {t('expedition.compared-at', { when: sayMoment(of.openAt) })}
        </small>
      )}
      {field && percent !== undefined && (
        <button
          type="button"
          class="percent"
          aria-label={t('expedition.compare-deal', { n: deal.number })}
          onClick={() => choose(deal.number)}
        >
          <FieldDots field={field} me={me} names={levelName} />
          <b>{sayShare(percent / 100)}</b>
        </button>
      )}
    </>
  );
}

/** The side where sides differ, else the chair by its number. */
export function seatOfDeal({ game, seats, state, teams }: Expedition, { seat, people }: MyDeal): string {
  if (teams && people > 1) return t('expedition.team-of', { n: people });
  if (seat === null) return state === 'over' ? '' : t('expedition.seat-later');
  if (seats === 1) return t('expedition.alone');
  return roleOf(gameCardOf(game), seats, seat) ?? t('expedition.seat', { n: seat + 1, of: seats });
}

function resultText({ state }: Expedition, { table, mine, instance }: MyDeal): string {
  if (table === null)
    return t(
      state === 'over'
        ? 'expedition.not-played'
        : instance === 0
          ? 'expedition.sibling'
          : 'expedition.sealed',
    );
  if (mine === null) return t('expedition.gone');
  if (mine.state === 'abandoned') return t(mine.isTimeUp ? 'expedition.unfinished' : 'expedition.given-up');
  if (mine.points !== null) return t('expedition.points', { n: mine.points });
  if (mine.won !== null) return t(mine.won ? 'expedition.won' : 'expedition.lost');
  return t(state === 'over' ? 'expedition.unfinished' : 'expedition.under-way');
}

/** The fingerprints that were published before the opening; after the close the file that proves everything. */
function Seals({ of, seen }: { readonly of: Expedition; readonly seen: SealsSeen }): JSX.Element {
  return (
    <details class="seal">
      <summary>
        <Sign name="shield" size={16} /> {t(of.state === 'over' ? 'expedition.proof' : 'expedition.seals')}
      </summary>
      <p class="help">{t(of.state === 'over' ? 'expedition.proof-text' : 'expedition.seals-text')}</p>
      {of.state === 'over' && (
        <Button sign="download" href={proofAddress(of.id)}>
          {t('expedition.proof-file')}
        </Button>
      )}
      {seen !== 'unseen' && (
        <p class={seen === 'differs' ? 'why refused' : 'help'}>{t(`expedition.seals-${seen}`)}</p>
      )}
      {of.deals.map(({ number, seals }) => (
        <p key={number}>
          <small>{t('expedition.deal', { n: number })}</small>
          {seals.map(({ instance, commitment }) => (
            <code key={instance}>
              {instance === 0 && `${t('expedition.sibling-seal')} `}
              {commitment}
            </code>
          ))}
        </p>
      ))}
    </details>
  );
}
