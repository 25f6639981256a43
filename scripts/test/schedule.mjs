/**
 * Works through `jobs` in order with at most `places` taken at once. One that needs more places than are free waits,
 * and those behind it wait too: the order stays the order.
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
