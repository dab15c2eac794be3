// Why the server closed a socket.

export const CLOSE = {
  noSession: 4401,
  banned: 4403,
  tooSlow: 4408,
  tooMuch: 4429,
  silent: 4410,
  shuttingDown: 4503,
} as const;
