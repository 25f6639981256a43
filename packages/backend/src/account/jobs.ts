import type { Job } from '../platform/jobs.ts';

/** What time does here. */
export const jobs: Job[] = [];
