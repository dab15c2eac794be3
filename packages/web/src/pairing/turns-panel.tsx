// Waiting by turns: since when, the question about bots after a day, and the way out.
import { Button } from '@undercroft/kit';
import type { Paired, Seeking } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { sayDate, t } from '../i18n.ts';
import { PairedPanel } from './paired-panel.tsx';
import { seek as seekNow, unseek } from './seek.ts';
import { wishes } from './wishes.ts';

export function TurnsPanel({ seek }: { readonly seek: Seeking | Paired }): JSX.Element {
  if (seek.kind === 'paired') return <PairedPanel seek={seek} title={t('pairing.kept-by-turns')} />;
  const again = (mayBots: boolean): void => void seekNow({ ...wishes.value, pace: 'turns' }, mayBots);
  return (
    <section class="slab pad waiting" data-testid="waiting-turns">
      <h2 class="display">{t(seek.mayBots ? 'pairing.may-bots' : 'pairing.looking-turns')}</h2>
      <p class="summary">{t('pairing.turns-since', { when: sayDate(seek.since) })}</p>
      <div class="wish-acts">
        {seek.mayBots && (
          <>
            <Button tone="go" sign="bot" onClick={() => again(true)}>
              {t('pairing.bots-yes')}
            </Button>
            <Button sign="clock" onClick={() => again(false)}>
              {t('pairing.bots-no')}
            </Button>
          </>
        )}
        <Button sign="cross" onClick={() => void unseek('turns')}>
          {t('pairing.stop')}
        </Button>
      </div>
    </section>
  );
}
