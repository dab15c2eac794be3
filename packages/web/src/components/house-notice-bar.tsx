// The bar above a page that says what the host announced, or that this reader is banned.
import { IconButton, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { houseNotice } from '../net/house-notice.ts';
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
        ) : (
          t('error.banned')
        )}
      </p>
      <IconButton sign="cross" label={t('close')} onClick={() => (houseNotice.value = undefined)} />
    </div>
  );
}
