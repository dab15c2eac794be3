// A table of the server: not connected yet.
import type { JSX } from 'preact';
import { Loading } from './niche.tsx';

export const RemotePage = (): JSX.Element => <Loading />;
