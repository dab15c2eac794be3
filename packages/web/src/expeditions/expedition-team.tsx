// A team at one table: made or joined by a code, and ready one by one.
import { type Signal, useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { copyText } from '../components/copy-text.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { errorText, t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { changeMyTeam, type PartProps } from './expedition-api.ts';

/** Milliseconds: whether the others are ready, and whether the table is there. */
const LOOK = 3_000;

/** The code that a mate's link brought. */
const codeInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('team') ?? '';

export function ExpeditionTeam({ of, reload }: PartProps): JSX.Element {
  const { code, mates, most } = of.teams!;
  const problem = useSignal('');
  const typed = useSignal(codeInAddress());
  const isCopied = useSignal(false);
  useEffect(() => {
    if (code === null) return;
    const timer = setInterval(() => void reload(), LOOK);
    return () => clearInterval(timer);
  }, [code]);
  const change = async (wish: Parameters<typeof changeMyTeam>[1]): Promise<void> => {
    const done = await changeMyTeam(of.id, wish);
    problem.value = done.ok ? '' : errorText(done);
    await reload();
  };
  return (
    <div class="expedition-team">
      <h3 class="label">{t('expedition.team')}</h3>
      {code === null ? (
        <NoTeam most={most} typed={typed} change={change} />
      ) : (
        <OwnTeam code={code} mates={mates} most={most} isCopied={isCopied} change={change} />
      )}
      <ProblemNote text={problem.value} />
    </div>
  );
}

type Teams = NonNullable<PartProps['of']['teams']>;
interface TeamProps extends Pick<Teams, 'most'> {
  change(wish: Parameters<typeof changeMyTeam>[1]): Promise<void>;
}

function NoTeam({ most, typed, change }: TeamProps & { readonly typed: Signal<string> }): JSX.Element {
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    void change({ code: typed.value.trim() });
  };
  return (
    <>
      <p class="help">{t('expedition.team-text', { n: most })}</p>
      <Button sign="people" onClick={() => void change({})}>
        {t('expedition.team-make')}
      </Button>
      <form onSubmit={join}>
        <label class="field">
          <span>{t('expedition.team-code')}</span>
          <input
            value={typed.value}
            maxLength={24}
            onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
          />
        </label>
        <Button type="submit" disabled={typed.value.trim() === ''}>
          {t('expedition.team-join')}
        </Button>
      </form>
    </>
  );
}

function OwnTeam({
  code,
  mates,
  most,
  isCopied,
  change,
}: TeamProps & {
  readonly code: string;
  readonly mates: Teams['mates'];
  readonly isCopied: Signal<boolean>;
}): JSX.Element {
  const copy = async (): Promise<void> => {
    await copyText(`${location.origin}${location.pathname}#team=${code}`);
    isCopied.value = true;
  };
  return (
    <>
      <ul>
        {mates.map((mate, at) => (
          <li key={`${at}`}>
            <b>{nameHere(mate.name)}</b>
            <small>{readiness(mate)}</small>
          </li>
        ))}
      </ul>
      <p class="help">
        {t(mates.length < 2 ? 'expedition.team-invite' : 'expedition.team-how', {
          code,
          n: most - mates.length,
        })}
      </p>
      <div class="team-acts">
        {mates.length < most && (
          <Button sign="link" onClick={() => void copy()}>
            {t(isCopied.value ? 'expedition.team-copied' : 'expedition.team-link')}
          </Button>
        )}
        <Button tone="quiet" onClick={() => void change({ leave: true })}>
          {t('expedition.team-leave')}
        </Button>
      </div>
    </>
  );
}

const readiness = ({ ready, isMe }: Teams['mates'][number]): ComponentChildren =>
  ready === null ? (
    t(isMe ? 'expedition.team-you' : 'expedition.team-waits')
  ) : (
    <>
      <Sign name="check" size={14} /> {t('expedition.team-ready', { n: ready })}
    </>
  );
