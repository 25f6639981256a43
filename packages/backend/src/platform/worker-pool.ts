/**
 * Work that may take much memory, or bring a process down, in processes of their own. They are begun when there is
 * work and ended when there is none, which gives their memory back for certain; one that is lost takes its job with it
 * and nothing else.
 */
import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import type { Order, Report } from './worker.ts';

/**
 * Why a job has no answer: it took more memory or time than it may, it brought its process down, something else ended
 * the process (a system short of memory), or the pool was closed.
 */
type Cause = 'memory' | 'time' | 'crash' | 'killed' | 'closed';

export class WorkerLost extends Error {
  override readonly cause: Cause;

  constructor(cause: Cause) {
    super(`a worker process was lost: ${cause}`);
    this.cause = cause;
  }

  /** Whether the job had no part in it, and may well be done the next time. */
  get isPassing(): boolean {
    return this.cause === 'killed' || this.cause === 'closed';
  }
}

export interface PoolOptions {
  /** The file to run; it calls `answerJobs`. */
  program: string;
  /** Processes at once, and so jobs. */
  most: number;
  /** Milliseconds without a job after which a process ends. */
  idle: number;
  /** Options of Node.js. */
  flags?: readonly string[];
}

export interface JobBounds {
  /** Bytes of memory that the process may take while it does the job. */
  memory?: number;
  /** Milliseconds. */
  time?: number;
}

/** What a worker gets of our environment: no addresses of databases, and no secrets. */
const handedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'SystemRoot'];

const environment = () => ({
  ...Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  // Each thread of glibc would keep what it has freed for itself.
  MALLOC_ARENA_MAX: '2',
});

class Worker {
  readonly process: ChildProcess;
  idleTimer: NodeJS.Timeout | undefined;

  constructor(program: string, flags: readonly string[]) {
    this.process = fork(program, [], { serialization: 'advanced', env: environment(), execArgv: [...flags] });
    this.process.on('error', () => {});
    this.#hold(false);
  }

  /** Whether the process is waited for before ours ends. */
  #hold(isHeld: boolean): void {
    if (isHeld) this.process.ref();
    else this.process.unref();
    if (isHeld) this.process.channel?.ref();
    else this.process.channel?.unref();
  }

  /** @throws WorkerLost, and what the job throws */
  async do(job: unknown, { memory = Number.POSITIVE_INFINITY, time }: JobBounds): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<Report>();
    let cause: Cause | undefined;
    const lost = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(new WorkerLost(cause ?? (code === null && signal === 'SIGKILL' ? 'killed' : 'crash')));
    const told = (report: Report) => {
      if (report.kind === 'out of memory') cause = 'memory';
      else resolve(report);
    };
    const overrun = () => {
      cause = 'time';
      this.end();
    };
    const timer = time === undefined ? undefined : setTimeout(overrun, time);
    this.process.on('message', told).once('exit', lost).once('error', reject);
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
      this.process.off('message', told).off('exit', lost).off('error', reject);
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
  /** Waits for a free process. @throws WorkerLost, and what the job throws */
  run(job: Job, bounds?: JobBounds): Promise<Answer>;
  /** Ends all processes; jobs that run, or wait, fail with WorkerLost. */
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
  const giveBack = (worker: Worker) => {
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
          giveBack(worker);
        }
      }),
    close() {
      isClosed = true;
      for (const worker of all) worker.end();
    },
  };
}
