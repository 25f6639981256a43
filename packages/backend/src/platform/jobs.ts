/** Jobs driven by time: expiry, closing, reminders. Their messages go to the outbox. */
import { jobs as accountJobs } from '../account/jobs.ts';
import { jobs as crowdfundingJobs } from '../crowdfunding/jobs.ts';
import { jobs as customOrderJobs } from '../custom-orders/jobs.ts';
import { jobs as exhibitionJobs } from '../exhibitions/jobs.ts';
import { jobs as orderJobs } from '../orders/jobs.ts';
import { jobs as paymentJobs } from '../payments/jobs.ts';
import { jobs as referralJobs } from '../referrals/jobs.ts';
import type { Services } from '../services.ts';

/** Does what is due at `services.now()`. Idempotent, and safe to run in two instances at once. */
export type Job = (services: Services) => Promise<void>;

const jobs: readonly Job[] = [
  ...accountJobs,
  ...paymentJobs,
  ...orderJobs,
  ...customOrderJobs,
  ...crowdfundingJobs,
  ...exhibitionJobs,
  ...referralJobs,
];

/**
 * Runs every job once; a failure does not stop the others. Shutdown skips the rest.
 *
 * @param onFailure called with each failure
 * @param onDone called with each job's name, its duration in milliseconds, and whether it succeeded
 */
export async function runJobs(
  services: Services,
  onFailure: (error: unknown) => void,
  onDone: (name: string, milliseconds: number, succeeded: boolean) => void = () => {},
): Promise<void> {
  await services.clock.follow();
  for (const job of jobs) {
    if (services.shutdown.requested.aborted) return;
    const begun = performance.now();
    let succeeded = true;
    try {
      await job(services);
    } catch (error) {
      succeeded = false;
      onFailure(error);
    }
    onDone(job.name, performance.now() - begun, succeeded);
  }
}
