/** The other side of a worker pool: a process that does one job after another and ends with its parent. */
import { writeFile } from 'node:fs/promises';

/** A job as it comes. */
export interface Order {
  job: unknown;
  /** Bytes of memory that the whole process may take for it. */
  memory: number;
}

/** What goes back. */
export type Report =
  | { kind: 'done'; answer: unknown }
  | { kind: 'failed'; message: string; stack: string | undefined; code: string | undefined }
  | { kind: 'out of memory' };

/** In milliseconds, between two looks at how much memory the process takes. */
const watchPause = 50;

const send = (report: Report, done?: () => void) => process.send?.(report, undefined, undefined, done);

/** At once, also while libvips or another library works on a thread: an orderly exit would wait for that. */
const end = () => process.kill(process.pid, 'SIGKILL');

function reportOf(error: unknown): Report {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'failed', message, stack, code: (error as NodeJS.ErrnoException | null)?.code };
}

/** Answers the jobs of the pool that has started this process. */
export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  let memory = Number.POSITIVE_INFINITY;
  let isOver = false;
  const watch = setInterval(() => {
    if (isOver || process.memoryUsage.rss() <= memory) return;
    isOver = true;
    send({ kind: 'out of memory' }, end);
  }, watchPause);
  watch.unref();

  process.on('message', async (order: Order) => {
    memory = order.memory;
    const report = await work(order.job as Job).then((answer): Report => ({ kind: 'done', answer }), reportOf);
    if (!isOver) send(report);
  });
  process.on('disconnect', end);
  // A terminal, or the service manager, tells the whole group to stop: what is under way is the parent's to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  // Where the system runs out of memory it ends this process before the one that serves. Other systems have no such file.
  writeFile('/proc/self/oom_score_adj', '500').catch(() => {});
}
