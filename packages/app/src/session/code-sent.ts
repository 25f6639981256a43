import { tabStore } from './tab-store.ts';

/* In the tab's own storage, as a proof is (decision 6): a reload and a change of language have it, another tab does not. */
const KEY = 'code-sent';

/** How long a code holds, in milliseconds: later another one is asked for. The backend's `emailProof.codeLife`. */
const LIFE_MS = 600_000;

interface CodeSent {
  email: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** The address to which a code was mailed from this tab that still holds; empty where there is none. */
export function codeSentTo(now = Date.now()): string {
  try {
    const { email, at } = (JSON.parse(tabStore.getItem(KEY) ?? 'null') ?? {}) as Partial<CodeSent>;
    const age = now - Number(at);
    return typeof email === 'string' && age >= 0 && age < LIFE_MS ? email : '';
  } catch {
    return '';
  }
}

/** Keeps for this tab that a code is on its way; null forgets it. */
export function keepCodeSent(email: string | null, now = Date.now()): void {
  try {
    if (email === null) tabStore.removeItem(KEY);
    else tabStore.setItem(KEY, JSON.stringify({ email, at: now } satisfies CodeSent));
  } catch {
    /* No room: another code is sent for after a reload. */
  }
}
