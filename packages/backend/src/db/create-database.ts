/** Child process that creates an embedded database: see database.ts. */
import { answerJobs } from '../platform/worker.ts';
import { openPglite } from './open-pglite.ts';

answerJobs(async (folder: string) => {
  const pglite = await openPglite({ dataDir: folder });
  await pglite.close();
});
