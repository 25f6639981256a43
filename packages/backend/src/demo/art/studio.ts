/** Paints pictures in parallel, in child processes, so that their memory is freed when they end. */
import { availableParallelism } from 'node:os';
import { programAt } from '../../platform/programs.ts';
import { openWorkerPool } from '../../platform/worker-pool.ts';
import type { Size } from './canvas.ts';
import type { Family } from './families.ts';

export interface PaintJob {
  family: Family;
  seed: string;
  size: Size;
}

/** In milliseconds; the pool is closed after the last picture anyway. */
const idle = 60_000;

/** Yields the pictures in order. Paints only a few ahead, because all of them take two hundred megabytes. */
export async function* paintAll(jobs: readonly PaintJob[]): AsyncGenerator<Uint8Array> {
  const most = Math.min(4, availableParallelism(), jobs.length);
  const program = programAt('demo/art/painter');
  const pool = openWorkerPool<PaintJob, Uint8Array>({ program, most, idle, flags: ['--max-semi-space-size=2'] });
  const ahead = 2 * most;
  const painted: Promise<Uint8Array>[] = [];
  let next = 0;
  try {
    while (next < jobs.length || painted.length > 0) {
      for (const job of jobs.slice(next, next + ahead - painted.length)) {
        const picture = pool.run(job);
        // A rejection before it is awaited must not end the process; awaiting it still throws.
        picture.catch(() => {});
        painted.push(picture);
        next += 1;
      }
      const first = await painted.shift();
      if (first) yield first;
    }
  } finally {
    pool.close();
  }
}
