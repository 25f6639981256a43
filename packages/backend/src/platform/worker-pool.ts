/**
 * Runs jobs that may use much memory or crash in child processes. Processes start on demand and exit when idle, which
 * reliably frees their memory; a crash loses only its own job.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import pLimit from 'p-limit';
import type { Order, Report } from './worker.ts';

/**
 * Why a job has no result: it exceeded its memory or time, it crashed the process, something else killed the process
 * (such as the OOM killer), or the pool was closed.
 */
type Cause = 'memory' | 'time' | 'crash' | 'killed' | 'closed';

export class WorkerLost extends Error {
  override readonly cause: Cause;

  constructor(cause: Cause) {
    super(`a worker process was lost: ${cause}`);
    this.cause = cause;
  }

  /** True if the job was not the cause, so that a retry may succeed. */
  get isPassing(): boolean {
    return this.cause === 'killed' || this.cause === 'closed';
  }
}

export interface PoolOptions {
  /** The file to run; it calls `answerJobs`. */
  program: string;
  /** Maximum processes, each running one job. */
  most: number;
  /** Idle milliseconds after which a process exits. */
  idle: number;
  /** Node.js options. */
  flags?: readonly string[];
}

export interface JobBounds {
  /** Bytes of memory that the process may use for the job. */
  memory?: number;
  /** Milliseconds. */
  time?: number;
}

/** Environment variables passed to workers: no database URLs and no secrets. */
const handedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'SystemRoot'];

const environment = () => ({
  ...Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  // Otherwise each glibc thread keeps its freed memory, and freed pictures stay with the process.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
});

/**
 * Lets requests go first where the processors are busy. The operating system's niceness, 0 being the server's: with
 * the highest, 19, an upload would wait for as long as the server is busy.
 */
const niceness = 4;

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}

class Worker {
  readonly process: ChildProcess;
  idleTimer: NodeJS.Timeout | undefined;

  constructor(program: string, flags: readonly string[]) {
    this.process = fork(program, [], { serialization: 'advanced', env: environment(), execArgv: [...flags] });
    this.process.on('error', () => {});
    if (this.process.pid !== undefined) lowerPriority(this.process.pid);
    this.#hold(false);
  }

  /** Whether our process stays alive for the child. */
  #hold(isHeld: boolean): void {
    if (isHeld) this.process.ref();
    else this.process.unref();
    if (isHeld) this.process.channel?.ref();
    else this.process.channel?.unref();
  }

  /** @throws WorkerLost, or the job's own error */
  async do(job: unknown, { memory = Number.POSITIVE_INFINITY, time }: JobBounds): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<Report>();
    let cause: Cause | undefined;
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(new WorkerLost(cause ?? (code === null && signal === 'SIGKILL' ? 'killed' : 'crash')));
    const onMessage = (report: Report) => {
      if (report.kind === 'out of memory') cause = 'memory';
      else resolve(report);
    };
    const overrun = () => {
      cause = 'time';
      this.end();
    };
    const timer = time === undefined ? undefined : setTimeout(overrun, time);
    this.process.on('message', onMessage).once('exit', onExit).once('error', reject);
    this.#hold(true);
    try {
      const order: Order = { job, memory };
      this.process.send(order, (error) => error && this.end());
      const report = await promise;
      if (report.kind === 'done') return report.answer;
      if (report.kind === 'failed')
        throw Object.assign(new Error(report.message), { stack: report.stack, code: report.code });
      throw new WorkerLost('memory');
    } finally {
      clearTimeout(timer);
      this.process.off('message', onMessage).off('exit', onExit).off('error', reject);
      this.#hold(false);
    }
  }

  get isAlive(): boolean {
    return this.process.connected && this.process.exitCode === null && this.process.signalCode === null;
  }

  end(): void {
    clearTimeout(this.idleTimer);
    this.process.kill('SIGKILL');
  }
}

export interface WorkerPool<Job, Answer> {
  /** Waits for a free process. @throws WorkerLost, or the job's own error */
  run(job: Job, bounds?: JobBounds): Promise<Answer>;
  /** Kills all processes; running and queued jobs fail with WorkerLost. */
  close(): void;
}

export function openWorkerPool<Job, Answer>({ program, most, idle, flags = [] }: PoolOptions): WorkerPool<Job, Answer> {
  const limit = pLimit(most);
  const all = new Set<Worker>();
  const free: Worker[] = [];
  let isClosed = false;

  const begin = () => {
    const worker = new Worker(program, flags);
    all.add(worker);
    worker.process.once('exit', () => all.delete(worker));
    return worker;
  };
  const take = () => {
    for (let worker = free.pop(); worker; worker = free.pop()) {
      clearTimeout(worker.idleTimer);
      if (worker.isAlive) return worker;
    }
    return begin();
  };
  const release = (worker: Worker) => {
    if (!worker.isAlive || isClosed) return worker.end();
    free.push(worker);
    worker.idleTimer = setTimeout(() => {
      free.splice(free.indexOf(worker), 1);
      worker.end();
    }, idle).unref();
  };
  return {
    run: (job, bounds = {}) =>
      limit(async () => {
        if (isClosed) throw new WorkerLost('closed');
        const worker = take();
        try {
          return (await worker.do(job, bounds)) as Answer;
        } catch (error) {
          throw isClosed && error instanceof WorkerLost ? new WorkerLost('closed') : error;
        } finally {
          release(worker);
        }
      }),
    close() {
      isClosed = true;
      for (const worker of all) worker.end();
    },
  };
}
