/**
 * A picture worker that fails as specified after the end of the picture: it crashes, is killed, takes more and more memory,
 * or never answers. It creates files beside the picture that tell that it runs, and how many do.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { preparePicture } from '../../src/images/picture.ts';
import type { PictureAnswer, PictureJob } from '../../src/images/picture-worker.ts';
import { answerJobs } from '../../src/platform/worker.ts';
import type { Oddity } from './odd-pictures.ts';

const allocated: Buffer[] = [];

const actions: Record<Oddity, (folder: string) => Promise<void>> = {
  crash: async () => process.abort(),
  killed: async () => {
    process.kill(process.pid, 'SIGKILL');
    await pause(60_000);
  },
  hungry: async () => {
    for (;;) {
      allocated.push(Buffer.alloc(8 * 1024 ** 2, 1));
      await pause(10);
    }
  },
  hang: () => pause(600_000),
  count: async (folder) => {
    const marker = join(folder, `running-${process.pid}`);
    await writeFile(marker, '');
    await pause(200);
    const running = (await readdir(folder)).filter((name) => name.startsWith('running-')).length;
    await writeFile(join(folder, `were-${running}`), '');
    await rm(marker);
  },
};

const isOddity = (name: string | undefined): name is Oddity => name !== undefined && name in actions;

answerJobs(async (job: PictureJob): Promise<PictureAnswer> => {
  if (job.kind !== 'prepare') throw new Error(`not supported here: ${job.kind}`);
  const { path } = job.preparation;
  const folder = dirname(path);
  await writeFile(join(folder, `worker-${process.pid}`), '');
  const picture = await preparePicture(job.preparation);
  if (!picture) return { kind: 'large' };
  const [, oddity] = /odd:(\w+)$/.exec((await readFile(path)).toString('latin1')) ?? [];
  if (isOddity(oddity)) await actions[oddity](folder);
  return { kind: 'prepared', picture };
});
