/** Identifies processes by id and start time, since ids are reused. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The fields of proc(5)'s stat from the third on: the second, the program's name, may contain spaces and brackets. */
function fieldsOnLinux(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function startOnLinux(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The 22nd field is the start time in clock ticks.
    const ticks = fieldsOnLinux(pid)[19];
    return ticks && `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

function stateOnLinux(pid: number): string | undefined {
  try {
    return fieldsOnLinux(pid)[0];
  } catch {
    return undefined;
  }
}

function readPs(pid: number, field: 'lstart' | 'state'): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** A process's start time as an opaque text; undefined if unknown. */
export const startOf = (pid: number) => (process.platform === 'linux' ? startOnLinux(pid) : readPs(pid, 'lstart'));

/** True for a zombie: it has ended but still has an id and accepts signals. */
function isEnded(pid: number): boolean {
  const state = process.platform === 'linux' ? stateOnLinux(pid) : readPs(pid, 'state');
  return state !== undefined && /^[ZX]/.test(state);
}

/** True if the process with this id and start time still runs. */
export function isRunning(pid: number, startedAt: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (isEnded(pid)) return false;
  const start = startOf(pid);
  return startedAt === null || start === undefined || start === startedAt;
}
