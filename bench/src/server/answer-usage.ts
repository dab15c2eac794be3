// The server's half of the measuring: says that it is ready, and answers how much CPU time and memory it has used.

export function answerUsage(address: string): void {
  process.on('message', () => {
    globalThis.gc?.();
    process.send!({ cpu: process.cpuUsage(), main: process.threadCpuUsage(), memory: process.memoryUsage() });
  });
  // A driver that fell must not leave its server behind.
  process.on('disconnect', () => process.exit(1));
  console.log(`ready ${address}`);
}
