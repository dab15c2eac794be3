// The five regions as pictures of three silhouettes and one lit window, and as small signs; plus the two cities.
import { memo } from '@undercroft/kit';
import type { JSX } from 'preact';

export const REGIONS = ['desert', 'forest', 'islands', 'caverns', 'mountains'] as const;
export type Region = (typeof REGIONS)[number] | 'city';

const PICTURES: Readonly<Record<Region, JSX.Element>> = {
  desert: (
    <>
      <circle class="sun" cx="104" cy="26" r="13" />
      <path class="s1" d="M0 58c18-12 38-16 58-8s34 2 52-6 24-6 34-4v44H0z" />
      <path
        class="s2"
        fill-rule="evenodd"
        d="M20 70V44h84v26zM25 70V55.5a5.5 5.5 0 0 1 11 0V70zM41 70V55.5a5.5 5.5 0 0 1 11 0V70zM57 70V55.5a5.5 5.5 0 0 1 11 0V70zM73 70V55.5a5.5 5.5 0 0 1 11 0V70zM89 70V55.5a5.5 5.5 0 0 1 11 0V70z"
      />
      <path
        class="s2"
        d="M22 44a11 13.6 0 0 1 22 0zM32.2 24.4h1.6v8h-1.6zM50 44a15 18.6 0 0 1 30 0zM64.2 19.4h1.6v8h-1.6zM90 44V30h12v14zM88 30h16v-3H88z"
      />
      <path class="lt" d="M60 60h5v10h-5z" />
      <path class="s3" d="M0 74c30-10 46-4 70-2s50-8 74-4v16H0z" />
    </>
  ),
  forest: (
    <>
      <path
        class="s1"
        d="M8 0h7l2 84H5zM34 0h5l1 84h-8zM112 0h6l3 84h-11zM134 0h8v84h-10zM0 18c12 8 30 8 44-2c12 10 30 9 42-2c14 10 40 10 58-2V0H0z"
      />
      <path class="s2" fill-rule="evenodd" d="M46 84V44a26 26 0 0 1 52 0v40zM58 84V46a14 14 0 0 1 28 0v38z" />
      <path
        class="ln2"
        d="M50 30c-4 14-2 30-6 50M94 30c5 12 2 32 7 50M66 21c-2 8 2 14-1 24M78 21c2 6-1 12 1 19M58 26c-3 6 0 12-2 18"
      />
      <path
        class="s2"
        d="M40 34c8-14 20-16 32-16s24 4 32 16c-6-4-10-4-14-1c-5-5-11-5-15 0c-5-5-11-5-16 0c-5-4-11-3-19 1z"
      />
      <path class="s3" d="M0 78c24-8 44-2 72-4s50-2 72 2v8H0z" />
      <circle class="lt" cx="72" cy="62" r="2.2" />
    </>
  ),
  islands: (
    <>
      <circle class="sun" cx="34" cy="22" r="9" />
      <path class="s1" d="M0 56c10-6 24-8 36-2h70c14-6 28-4 38 0v28H0z" />
      <path
        class="s2"
        fill-rule="evenodd"
        d="M48 60V38h60v22zM54 60V50.5a4.5 4.5 0 0 1 9 0V60zM69 60V50a6 6 0 0 1 12 0V60zM87 60V50.5a4.5 4.5 0 0 1 9 0V60z"
      />
      <path
        class="s2"
        d="M60 38a16 19.8 0 0 1 32 0zM75.2 12.2h1.6v8h-1.6zM40 60V30h8v30zM38 30l6-10 6 10zM108 60V26h8v34zM106 26l6-11 6 11z"
      />
      <path class="lt" d="M43 36h2.6v6H43zM111 33h2.6v6H111z" />
      <path class="s3" d="M0 61h144v23H0z" />
      <path class="ln" d="M6 67h26M44 66h44M98 68h38M18 73h40M72 74h54M4 79h36M58 80h30M104 79h34" />
    </>
  ),
  caverns: (
    <>
      <path
        class="s1"
        d="M0 0h144v12l-6 16-5-15-9 26-7-24-10 16-6-18-12 12-9-13-11 22-8-20-12 12-8-12-9 25-8-20-9 12-6-17-6 14z"
      />
      <path
        class="s2"
        fill-rule="evenodd"
        d="M14 84V50h116v34zM22 84V64a8 8 0 0 1 16 0V84zM46 84V64a8 8 0 0 1 16 0V84zM70 84V64a8 8 0 0 1 16 0V84zM94 84V64a8 8 0 0 1 16 0V84z"
      />
      <path class="s2" d="M10 50h124l-4-6H14z" />
      <path class="lt" d="M29 60l2 3-2 3-2-3zM53 60l2 3-2 3-2-3zM77 60l2 3-2 3-2-3zM101 60l2 3-2 3-2-3z" />
      <path class="s3" d="M0 84V74l8-12 6 14 10 2 8-8 5 8h60l7-14 6 12 10-4 7-12 6 16 11-6v14z" />
    </>
  ),
  mountains: (
    <>
      <path class="s1" d="M0 66L26 30l14 16 26-34 30 38 16-18 32 34v20H0z" />
      <path class="snow" d="M66 12l9 11.5-6-1.5-4 4-4-3-5 2z" />
      <path class="s2" d="M70 84l8-30 10-6V24h-3v-4h4v2h4v-2h4v2h4v-2h4v4h-3v22l22 8 20 30z" />
      <path class="lt" d="M95 30h3.4v7H95z" />
      <path class="s3" d="M0 84V70l22-8 24 8 26 2 30 6 42-4v10z" />
    </>
  ),
  city: (
    <>
      <circle class="sun" cx="72" cy="34" r="20" />
      <path class="s1" d="M0 60h20V40h14v20h16V30h12v30h20V24h12v36h18V38h14v22h18v24H0z" />
      <path
        class="s2"
        d="M10 84V54h14v30zM40 84V46h16v38zM66 84V38l8-12 8 12v46zM96 84V50h18v34zM122 84V58h12v26z"
      />
      <path class="lt" d="M46 54h3v6h-3zM72.5 46h3v7h-3zM103 58h3v6h-3z" />
      <path class="s3" d="M0 76h144v8H0z" />
    </>
  ),
};

export const RegionArt = memo(
  ({ region }: { readonly region: Region }): JSX.Element => (
    <svg class="scene" viewBox="0 0 144 84" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class="s0" width="144" height="84" />
      {PICTURES[region]}
    </svg>
  ),
);

const SIGNS: Readonly<Record<Region, JSX.Element>> = {
  desert: <path d="M1 12c2.5-5 4.5-6 6.5-2.5C9 7 11 7 13 12zM9.5 1.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4z" />,
  forest: <path d="M7 .5l4 6H9.5l3 4.5H8v2.5H6V11H1.5l3-4.5H3z" />,
  islands: (
    <path
      d="M1 5q1.5-2.5 3 0t3 0 3 0 3 0M1 9.5q1.5-2.5 3 0t3 0 3 0 3 0"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
    />
  ),
  caverns: <path d="M7 .5l3.5 4L7 13.5 3.5 4.5zM11.5 7l1.5 2-1.5 4-1.5-4zM2.5 7L4 9l-1.5 4L1 9z" />,
  mountains: <path d="M.5 12.5L5 3l3 5.5L9.5 6l4 6.5z" />,
  city: <path d="M1 13V6h3v7zM5.5 13V2h3v11zM10 13V5h3v8z" />,
};

export const RegionSign = memo(
  ({ region, size = 13 }: { readonly region: Region; readonly size?: number }): JSX.Element => (
    <svg class="rg" width={size} height={size} viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
      {SIGNS[region]}
    </svg>
  ),
);
