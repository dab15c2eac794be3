// The mark of the house: an arch with a flame under it.
import type { JSX } from 'preact';

export const Logo = ({ size = 24 }: { readonly size?: number }): JSX.Element => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 22V11a9 9 0 0 1 18 0v11h-3.5V11a5.5 5.5 0 0 0-11 0v11z" fill="currentColor" />
    <path
      d="M12 10.5c2.3 2.5 3 4.2 3 5.9a3 3 0 0 1-6 0c0-1.2.5-2 1.3-2.9c.2.8.6 1.2 1.1 1.3c-.3-1.6-.1-2.9.6-4.3z"
      fill="currentColor"
    />
  </svg>
);
