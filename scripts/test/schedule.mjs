/**
 * Runs `jobs` in order, occupying at most `places` at once. A job that needs more places than are free waits, and so do
 * those behind it: the order is kept.
 *
 * @template {{ load: number }} Job
 * @template Result
 * @param {Job[]} jobs
 * @param {number} places
 * @param {(job: Job) => Promise<Result>} work must not reject
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export async function schedule(jobs, places, work) {
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  /** @type {Result[]} */
  const results = [];
  let free = places;
  for (const [index, job] of jobs.entries()) {
    while (free < job.load) await Promise.race(running);
    free -= job.load;
    const task = work(job).then((result) => {
      results[index] = result;
      free += job.load;
      running.delete(task);
    });
    running.add(task);
  }
  await Promise.all(running);
  return results;
}
