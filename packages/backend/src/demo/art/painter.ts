/** A worker of the studio. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { paintPicture } from './families.ts';
import type { Commission } from './studio.ts';

// One picture at a time in each worker: the cores are shared out already.
sharp.concurrency(1);

parentPort?.on('message', async ({ index, commission }: { index: number; commission: Commission }) => {
  const { family, seed, size } = commission;
  parentPort?.postMessage({ index, picture: await paintPicture(family, seed, size) });
});
