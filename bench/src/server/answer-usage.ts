// The server's half of the measuring: says that it is ready, and answers how much CPU time and memory it has used.

export function answerUsage(address: string): void {
  process.on('message', () => {
    const asked = process.cpuUsage();
    globalThis.gc?.();
    const [cpu, main] = [process.cpuUsage(), process.threadCpuUsage()];
    process.send!({ asked, cpu, main, memory: process.memoryUsage() });
  });
  // A driver that fell must not leave its server behind.
  process.on('disconnect', () => process.exit(1));
  console.log(`ready ${address}`);
}
