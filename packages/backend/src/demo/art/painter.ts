/** A process of the studio. */
import sharp from 'sharp';
import { answerJobs } from '../../platform/worker.ts';
import { paintPicture } from './families.ts';
import type { Commission } from './studio.ts';

// One picture at a time in each process: the cores are shared out already.
sharp.concurrency(1);
sharp.cache(false);

answerJobs(({ family, seed, size }: Commission) => paintPicture(family, seed, size));
