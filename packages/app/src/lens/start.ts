import type { Services } from '../services/services.ts';

/** Before the first screen: restores the role this tab views as. Rarely used, so its code is loaded only if needed. */
export async function restoreLensAtStart(services: Services): Promise<void> {
  try {
    if (sessionStorage.lens) await (await import('./lens.ts')).restoreLens(services);
  } catch {
    /* No storage or no connection: show the user's own view. */
  }
}
