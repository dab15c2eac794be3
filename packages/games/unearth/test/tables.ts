// Every kind of table: seat counts, editions, promos on and off.

export const tables = [2, 3, 4].flatMap((seats) =>
  ['english', 'russian'].flatMap((edition) =>
    [false, true].map((promos) => ({ seats, options: { edition, promos } })),
  ),
);
