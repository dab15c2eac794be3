// Open chairs of the server's lobby; nothing at all where no server answers.
import type { JSX } from 'preact';

export const OpenChairs = (): JSX.Element | null => null;
