// A whole page for what cannot be shown: why, and the way on.
import type { ComponentChildren, JSX } from 'preact';
import { EmptyState } from './empty-state.tsx';
import { PageShell } from './page-shell.tsx';

interface MissingPageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

export const MissingPage = (props: MissingPageProps): JSX.Element => (
  <PageShell>
    <EmptyState level={1} cracked {...props} />
  </PageShell>
);
