/** Child process that decodes pictures: see picture-workers.ts. */
import sharp from 'sharp';
import { answerJobs } from '../platform/worker.ts';
import { type Look, lookOf } from './look.ts';
import { type Preparation, type PreparedPicture, preparePicture } from './picture.ts';
import { PictureRejected } from './picture-rejected.ts';

export type PictureJob =
  | { kind: 'prepare'; preparation: Preparation }
  | { kind: 'look'; file: Uint8Array }
  | { kind: 'size'; file: Uint8Array };

export interface PictureSize {
  width: number;
  height: number;
}

export type PictureAnswer =
  | { kind: 'prepared'; picture: PreparedPicture }
  /** The picture is large; send it again when large ones are allowed. */
  | { kind: 'large' }
  | { kind: 'rejected'; reason: PictureRejected['reason'] }
  | { kind: 'look'; look: Look }
  | { kind: 'size'; size: PictureSize };

async function prepare(preparation: Preparation): Promise<PictureAnswer> {
  try {
    const picture = await preparePicture(preparation);
    return picture ? { kind: 'prepared', picture } : { kind: 'large' };
  } catch (error) {
    if (error instanceof PictureRejected) return { kind: 'rejected', reason: error.reason };
    throw error;
  }
}

answerJobs(async (job: PictureJob): Promise<PictureAnswer> => {
  if (job.kind === 'prepare') return prepare(job.preparation);
  if (job.kind === 'look') return { kind: 'look', look: await lookOf(sharp(job.file)) };
  const { width, height } = (await sharp(job.file).metadata()).autoOrient;
  return { kind: 'size', size: { width, height } };
});
