/** Paints pictures side by side, one worker for each core. */
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Size } from './canvas.ts';
import type { Family } from './families.ts';

export interface Commission {
  family: Family;
  seed: string;
  size: Size;
}

interface Painted {
  index: number;
  picture: Uint8Array;
}

/** Beside this file, as TypeScript or, in the bundle, as JavaScript. */
const painter = join(import.meta.dirname, `painter${extname(import.meta.filename)}`);

/**
 * @returns one promise for each commission, in order; all are settled when the workers have ended
 */
export function paintAll(commissions: readonly Commission[]): Promise<Uint8Array>[] {
  const waiting = commissions.map(() => Promise.withResolvers<Uint8Array>());
  const crew = Math.min(4, availableParallelism(), commissions.length);
  let next = 0;
  for (let member = 0; member < crew; member++) {
    const worker = new Worker(painter);
    const giveWork = () => {
      const index = next++;
      const commission = commissions[index];
      if (commission) worker.postMessage({ index, commission });
      else void worker.terminate();
    };
    worker.on('message', ({ index, picture }: Painted) => {
      waiting[index]?.resolve(picture);
      giveWork();
    });
    worker.on('error', (error) => {
      for (const { reject } of waiting) reject(error);
    });
    giveWork();
  }
  // A picture that fails before anybody waits for it must not end the process; whoever waits still hears of it.
  for (const { promise } of waiting) promise.catch(() => {});
  return waiting.map(({ promise }) => promise);
}
