// The bar above a page that says what the host announced, who invites this reader to a table, or that they are banned.
import { Button, IconButton, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { gameTitle, t } from '../i18n.ts';
import { houseNotice } from '../net/house-notice.ts';
import { nameHere } from '../settings/preferences.ts';
import { useBarHeight } from './use-bar-height.ts';

export function HouseNoticeBar(): JSX.Element | null {
  const notice = houseNotice.value;
  // What is fixed to the lower edge stands above it: it must not lie over what one writes or presses.
  const bar = useBarHeight('--notice', notice);
  if (!notice) return null;
  return (
    <div class="house-notice" role="alert" data-testid="house-notice" ref={bar}>
      <Sign name="info" size={16} />
      <p class="grow">
        {notice.kind === 'announced' ? (
          <>
            <b>{t('notice.host')}</b> {notice.text}
          </>
        ) : notice.kind === 'invited' ? (
          t('notice.invited', { name: nameHere(notice.name), game: gameTitle(notice.game) })
        ) : (
          t('error.banned')
        )}
      </p>
      {notice.kind === 'invited' && (
        <Button href={`/t/${notice.table}`} onClick={() => (houseNotice.value = undefined)}>
          {t('notice.to-table')}
        </Button>
      )}
      <IconButton sign="cross" label={t('close')} onClick={() => (houseNotice.value = undefined)} />
    </div>
  );
}
