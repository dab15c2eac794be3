// A link to give away: to be asked by, or to join a club by. A new one ends the one before.
import { newId } from '../new-id.ts';
import type { Link } from '../store/sql-links.ts';

interface Links {
  setLink(owner: string, link: Link): Promise<unknown>;
}

export async function giveLink(links: Links, owner: string, lasts: number): Promise<Link> {
  const link = { token: newId(20), expires: Date.now() + lasts };
  await links.setLink(owner, link);
  return link;
}
