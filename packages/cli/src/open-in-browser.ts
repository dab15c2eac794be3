// Opens an address in the default browser; where there is none, the printed address is enough.
import { spawn } from 'node:child_process';

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

export function openInBrowser(address: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? [];
  if (!command) return;
  const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
