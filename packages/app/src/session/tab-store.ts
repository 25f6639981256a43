import { openStore } from './storage.ts';

/**
 * What this tab alone remembers, through a reload and a change of language, and gone with it. Where the browser blocks it:
 * until the page is left.
 */
export const tabStore = openStore(() => sessionStorage);

/** The keys whose values are a session's: what the palette led to, and where a code was mailed. */
const ofSession = ['recent', 'code-sent'] as const;

/** After sign-out: the next person in this tab must not see the previous session's values. */
export function clearSessionKeys(): void {
  for (const key of ofSession) tabStore.removeItem(key);
}
