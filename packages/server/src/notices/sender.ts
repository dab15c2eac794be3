// Sends a notice out: browser push with the server's own keys, or a webhook; never into the host's own network.
import { lookup } from 'node:dns';
import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Store } from '../store/port.ts';

export interface TurnNotice {
  /** `paired`: a seat is kept at a table; `bots`: nobody was found in a day, may bots sit down? `club`: a table was opened in one. */
  readonly kind: 'turn' | 'finished' | 'paired' | 'bots' | 'club';
  readonly table: string;
  readonly game: string;
  readonly seat: number | null;
  readonly person: string | null;
  readonly url: string;
}

export interface NoticeSender {
  /** Answers false when the subscription is gone and should be forgotten. */
  push(subscription: string, notice: TurnNotice): Promise<boolean>;
  webhook(address: string, notice: TurnNotice): Promise<void>;
  /** The public half of the push keys, for browsers. */
  readonly publicKey: string;
}

/** Networks that are no part of the public internet. */
const NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/127 fc00::/7 fe80::/10 ff00::/8 64:ff9b::/96 2002::/16`;
const PRIVATE = new BlockList();
for (const [, net, bits] of NETWORKS.matchAll(/(\S+)\/(\d+)/g))
  PRIVATE.addSubnet(net!, Number(bits), isIP(net!) === 6 ? 'ipv6' : 'ipv4');

export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address);
  return kind !== 0 && !PRIVATE.check(address, kind === 6 ? 'ipv6' : 'ipv4');
};

/** Checked at the moment of connecting, so that a name cannot turn to another address after the check. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    if (found.length === 0) return done(new Error(`${host} is not a public address`), '', 0);
    if (options.all) return (done as (error: null, all: typeof found) => void)(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};

/** Loaded when it is first needed: most starts have their keys already, and most tables send no push. */
const webPush = async () => (await import('web-push')).default;

export async function createNoticeSender(store: Store, contact: string): Promise<NoticeSender> {
  const kept = await store.meta('vapid-keys');
  const fresh = kept ?? JSON.stringify((await webPush()).generateVAPIDKeys());
  const { value } = await store.keepOnce('vapid-keys', () => fresh);
  const keys = JSON.parse(value) as { publicKey: string; privateKey: string };
  const agent = new Agent({ lookup: publicLookup, timeout: 10_000 });
  return {
    publicKey: keys.publicKey,
    async push(subscription, notice) {
      // The library makes the message; it is sent from here, because the library reads addresses in another way than
      // the check does.
      const { endpoint, headers, body } = (await webPush()).generateRequestDetails(
        JSON.parse(subscription),
        JSON.stringify(notice),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: 24 * 60 * 60,
          topic: notice.table || notice.kind,
        },
      );
      const status = await post(endpoint, body!, headers, agent);
      if (status === 404 || status === 410) return false;
      if (status >= 300) throw new Error(`push answered ${status}`);
      return true;
    },
    async webhook(address, notice) {
      const body = Buffer.from(JSON.stringify(notice));
      const status = await post(address, body, { 'content-type': 'application/json' }, agent);
      if (status >= 300) throw new Error(`webhook answered ${status}`);
    },
  };
}

/** A literal private address would never be looked up, so it is checked before; and a name is made of letters of names. */
export function isWebhookAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isName = isIP(host) === 0 && /^[a-z0-9_.-]+$/.test(host);
  return protocol === 'https:' && !username && !password && (isName || isPublicAddress(host));
}

/** Answers the status. Redirects are not followed, and what the other side says is not read. */
function post(address: string, body: Buffer, headers: OutgoingHttpHeaders, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!isWebhookAllowed(address)) return reject(new Error('not an allowed address'));
    const sent = request(
      new URL(address),
      { method: 'POST', agent, timeout: 10_000, headers: { ...headers, 'content-length': body.length } },
      (response) => {
        resolve(response.statusCode ?? 500);
        response.destroy();
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}
