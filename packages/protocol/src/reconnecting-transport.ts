// A transport that is kept open: reconnects with back-off, notices silence, and calls at a steady beat.

/** One transport: a WebSocket in a browser, a pair of queues in a test. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

/** What a transport tells. `closed` comes exactly once, also when it never opened. */
export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  closed(code?: number): void;
}

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

export interface ReconnectSettings {
  /** Opens a fresh transport. */
  open(events: TransportEvents): Transport;
  /** Milliseconds without a message after which the transport is dropped. */
  readonly silence: number;
  /** Milliseconds between two beats. */
  readonly beat: number;
  /** Back-off: doubles from `first` to `most`, and a random part of it is waited. */
  readonly backOff: { readonly first: number; readonly most: number };
  readonly random: () => number;
  readonly now: () => number;
  onOpen(): void;
  onText(text: string): void;
  onBeat(): void;
  onStatus(status: Status, code?: number): void;
}

/** A connection that comes back by itself. */
export interface ReconnectingTransport {
  status(): Status;
  /** Grows with every new transport: what was planned for an older one no longer counts. */
  generation(): number;
  /** False when there is no open transport. */
  send(text: string): boolean;
  /** The server answered: the next back-off begins small again. */
  proved(): void;
  connect(): void;
  reconnect(): void;
  close(): void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one machine whose states all turn on the same few variables
export function createReconnectingTransport(settings: ReconnectSettings): ReconnectingTransport {
  const { now, random } = settings;
  const { first, most } = settings.backOff;
  let status: Status = 'connecting';
  let transport: Transport | undefined;
  let generation = 0;
  let failures = 0;
  let heardAt = now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const become = (next: Status, code?: number): void => {
    if (status === next) return;
    status = next;
    settings.onStatus(next, code);
  };

  const connect = (): void => {
    become('connecting');
    const mine = ++generation;
    const isCurrent = (): boolean => mine === generation && status !== 'closed';
    transport = settings.open({
      opened: () => {
        if (isCurrent()) opened();
      },
      received: (text) => {
        if (!isCurrent()) return;
        heardAt = now();
        settings.onText(text);
      },
      closed: (code) => {
        if (isCurrent()) lost(code);
      },
    });
  };

  const opened = (): void => {
    become('open');
    heardAt = now();
    settings.onOpen();
    clearInterval(beat);
    beat = setInterval(() => {
      if (now() - heardAt > settings.silence) reconnect();
      else settings.onBeat();
    }, settings.beat);
  };

  const lost = (code?: number): void => {
    drop();
    become('waiting', code);
    const ceiling = Math.min(most, first * 2 ** failures++);
    retry = setTimeout(connect, ceiling / 2 + random() * (ceiling / 2));
  };

  const drop = (): void => {
    generation++;
    clearTimeout(retry);
    clearInterval(beat);
    const old = transport;
    transport = undefined;
    old?.close();
  };

  const reconnect = (): void => {
    if (status === 'closed') return;
    drop();
    connect();
  };

  return {
    status: () => status,
    generation: () => generation,
    send(text) {
      if (status !== 'open' || !transport) return false;
      transport.send(text);
      return true;
    },
    proved() {
      failures = 0;
    },
    connect,
    reconnect,
    close() {
      drop();
      become('closed');
    },
  };
}
