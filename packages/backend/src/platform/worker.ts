/** The child side of a worker pool: runs jobs in sequence and ends with its parent. */
import { writeFile } from 'node:fs/promises';

/** A job message. */
export interface Order {
  job: unknown;
  /** Bytes of memory that the whole process may use for it. */
  memory: number;
}

/** The reply. */
export type Report =
  | { kind: 'done'; answer: unknown }
  | { kind: 'failed'; message: string; stack: string | undefined; code: string | undefined }
  | { kind: 'out of memory' };

/** Interval of the memory check, in milliseconds. */
const watchPause = 50;

const send = (report: Report, done?: () => void) => process.send?.(report, undefined, undefined, done);

/** Immediate, because an orderly exit would wait for native threads such as libvips'. */
const end = () => process.kill(process.pid, 'SIGKILL');

function reportOf(error: unknown): Report {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'failed', message, stack, code: (error as NodeJS.ErrnoException | null)?.code };
}

/** Runs the jobs of the parent's pool. */
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
  // Terminals and service managers signal the whole process group; the parent decides how running jobs end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  // Make the OOM killer prefer this process over the server. The file exists only on Linux.
  writeFile('/proc/self/oom_score_adj', '500').catch(() => {});
}
