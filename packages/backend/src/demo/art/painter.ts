/** A child process that paints pictures. */
import sharp from 'sharp';
import { answerJobs } from '../../platform/worker.ts';
import { paintPicture } from './families.ts';
import type { PaintJob } from './studio.ts';

// There is a process per core already.
sharp.concurrency(1);
sharp.cache(false);

answerJobs(({ family, seed, size }: PaintJob) => paintPicture(family, seed, size));
