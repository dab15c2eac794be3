// The browser's transport: a WebSocket behind the connection's interface. Node's own WebSocket fits as well.
import type { Transport, TransportEvents } from './connection.ts';

/** Opens a socket to the address of the server's socket (`wss://host/socket`). */
export function openWebSocket(address: string, events: TransportEvents): Transport {
  const socket = new WebSocket(address);
  let isOver = false;
  const over = (code?: number): void => {
    if (isOver) return;
    isOver = true;
    events.closed(code);
  };
  socket.onopen = () => events.opened();
  socket.onmessage = (message) => events.received(String(message.data));
  socket.onclose = (event) => over(event.code);
  socket.onerror = () => over();
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}
