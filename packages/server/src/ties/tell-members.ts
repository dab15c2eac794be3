// Something is new in a club: its members read again, but for those who are apart from the one who did it.
import type { ServerContext } from '../server-context.ts';

export async function tellMembers(
  { store, visitors }: ServerContext,
  club: string,
  by: string,
): Promise<void> {
  visitors.news(...(await store.clubs.members(club, by)).map(({ person }) => person));
}
