/** Paints pictures side by side, one process for each core: their memory goes back when they end. */
import { availableParallelism } from 'node:os';
import { programAt } from '../../platform/programs.ts';
import { openWorkerPool } from '../../platform/worker-pool.ts';
import type { Size } from './canvas.ts';
import type { Family } from './families.ts';

export interface Commission {
  family: Family;
  seed: string;
  size: Size;
}

/** Milliseconds: all are ended when the last picture is painted. */
const idle = 60_000;

/** Paints a few ahead of whoever takes the pictures, in order; not all, which would be two hundred megabytes. */
export async function* paintAll(commissions: readonly Commission[]): AsyncGenerator<Uint8Array> {
  const most = Math.min(4, availableParallelism(), commissions.length);
  const program = programAt('demo/art/painter');
  const pool = openWorkerPool<Commission, Uint8Array>({ program, most, idle, flags: ['--max-semi-space-size=2'] });
  const ahead = 2 * most;
  const painted: Promise<Uint8Array>[] = [];
  let next = 0;
  try {
    while (next < commissions.length || painted.length > 0) {
      for (const commission of commissions.slice(next, next + ahead - painted.length)) {
        const picture = pool.run(commission);
        // One that fails before anybody waits for it must not end the process; whoever waits still hears of it.
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
