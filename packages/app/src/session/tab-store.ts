import { openStore } from './storage.ts';

/**
 * Storage of this tab: survives a reload and a language switch, and ends with the tab. If the browser blocks it: until
 * the page unloads.
 */
export const tabStore = openStore(() => sessionStorage);

/** Keys that belong to the session: recent items of the palette, and the address a code was sent to. */
const ofSession = ['recent', 'code-sent'] as const;

/** After sign-out: the next person in this tab must not see the previous session's values. */
export function clearSessionKeys(): void {
  for (const key of ofSession) tabStore.removeItem(key);
}
