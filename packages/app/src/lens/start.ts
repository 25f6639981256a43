import type { Services } from '../services/services.ts';

/** Before the first screen: whether this tab looks through a role. Few do, and nothing of it comes to the others. */
export async function restoreLensAtStart(services: Services): Promise<void> {
  try {
    if (sessionStorage.lens) await (await import('./lens.ts')).restoreLens(services);
  } catch {
    /* No storage, or no connection: one's own view. */
  }
}
