/** What happens because time passes: expiry, closing, reminders. What they have to say waits in the outbox. */
import { jobs as accountJobs } from '../account/jobs.ts';
import { jobs as crowdfundingJobs } from '../crowdfunding/jobs.ts';
import { jobs as customOrderJobs } from '../custom-orders/jobs.ts';
import { jobs as exhibitionJobs } from '../exhibitions/jobs.ts';
import { jobs as orderJobs } from '../orders/jobs.ts';
import { jobs as paymentJobs } from '../payments/jobs.ts';
import { jobs as referralJobs } from '../referrals/jobs.ts';
import type { Services } from '../services.ts';

/** Does what is due at `services.now()`. Doing it again, or in two backends at once, changes nothing more. */
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
 * Runs every job once; one that fails does not keep the others from running. When the process stops the rest is left.
 *
 * @param onFailure told of each failure
 * @param onDone told of each job's name, how long it took, in milliseconds, and whether it succeeded
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
