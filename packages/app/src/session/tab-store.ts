import { openStore } from './storage.ts';

/**
 * What this tab alone remembers, through a reload and a change of language, and gone with it. Where the browser blocks it:
 * until the page is left.
 */
export const tabStore = openStore(() => sessionStorage);

/** The keys whose values are a session's: what the palette led to, and where a code was mailed. */
const ofSession = ['recent', 'code-sent'] as const;

/** The session is over: whoever comes next to this tab does not read of it. */
export function forgetSession(): void {
  for (const key of ofSession) tabStore.removeItem(key);
}
