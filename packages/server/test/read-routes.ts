// Everything that can be asked for over HTTP: the law of the wire reads it all.

/** How busy the machine is hangs on no secret, and is not the same in two houses. */
export const tellsLoad = (path: string): boolean => path === '/readyz';

/** Everything that can be asked for; what is the host's is refused alike. */
export function routesOf(
  event: string,
  game: string,
  person: string,
  tables: readonly string[],
  club = 'no-club',
  token = 'no-token',
): readonly string[] {
  return [
    ...tables.flatMap((id) =>
      ['', '/record', '/history?from=1&to=20'].map((path) => `/api/tables/${id}${path}`),
    ),
    ...[
      '',
      '/standings',
      '/standings?as=text',
      '/proof',
      '/fields',
      '/deals/1',
      '/deals/1?seat=0&instance=1',
    ].map((path) => `/api/events/${event}${path}`),
    `/api/events/again-${event}`,
    '/api/events',
    `/api/events?game=${game}`,
    '/api/events?state=over',
    `/api/seasons/${game}`,
    '/api/daily',
    `/api/daily/${game}/${event.slice(-10)}`,
    `/api/people/${person}`,
    '/api/puzzles',
    `/api/puzzles/next?game=${game}`,
    '/api/puzzles/daily',
    '/api/puzzles/none',
    `/api/packs/${game}`,
    '/api/games',
    `/api/games/${game}/finished`,
    `/api/ratings/${game}`,
    `/api/records/${tables[0]}`,
    '/api/tables',
    '/api/me',
    '/api/me/data',
    '/api/me/blocks',
    '/api/ties',
    `/api/ties/links/${token}`,
    '/api/clubs',
    '/api/seek',
    '/api/studies',
    ...['', '/chapters/1', '/file'].map((path) => `/api/studies/${tables[0]}${path}`),
    `/api/clubs/${club}`,
    `/api/clubs/${club}/events`,
    `/api/clubs/links/${token}`,
    '/api/push/key',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    ...['health', 'backup', 'tables', 'people', 'reports', `help/${game}`].map(
      (path) => `/api/admin/${path}`,
    ),
  ];
}

/** Routes that tell something and that the law does not read. */
export function unreadRoutes(paths: Readonly<Record<string, object>>): readonly string[] {
  const read = routesOf('e', 'g', 'p', ['t']).map((path) => path.split('?')[0]!);
  return Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path)
    .filter((path) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return !read.some((one) => pattern.test(one));
    });
}
