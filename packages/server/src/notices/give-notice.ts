// Gives one person a notice in every way they wished for; a browser that is gone is forgotten.
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { NoticeSender, TurnNotice } from './sender.ts';

export async function giveNotice(
  { store, metrics }: ServerContext,
  sender: NoticeSender,
  person: Person,
  notice: TurnNotice,
): Promise<void> {
  if (person.settings.webhook) await sender.webhook(person.settings.webhook, notice);
  for (const subscription of await store.people.pushes(person.id))
    if (!(await sender.push(subscription, notice)))
      await store.people.removePush((JSON.parse(subscription) as { endpoint: string }).endpoint, person.id);
  metrics.count('notices_sent');
}
