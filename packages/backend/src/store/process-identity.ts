/** Tells processes apart: a process number alone may have been given to another process since. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field, the program's name, may itself hold spaces and brackets. The 22nd is the start in clock ticks.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks && `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

function startElsewhere(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** When a process started, in words that only need to be equal; undefined where it cannot be known. */
export const startOf = (pid: number) => (process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid));

/** Whether the very process that had this number and start still runs. */
export function isRunning(pid: number, startedAt: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = startOf(pid);
  return startedAt === null || start === undefined || start === startedAt;
}
