// A table was found: the way to the seat that is kept there.
import { Button } from '@undercroft/kit';
import type { Paired } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';

interface Props {
  readonly seek: Paired;
  readonly title: string;
}

export const PairedPanel = ({ seek, title }: Props): JSX.Element => (
  <section class="slab pad waiting">
    <h2 class="display">{title}</h2>
    <div class="wish-acts">
      <Button tone="go" href={`/t/${seek.table}?sit=${seek.seat}`}>
        {t('pairing.sit-down')}
      </Button>
    </div>
  </section>
);
