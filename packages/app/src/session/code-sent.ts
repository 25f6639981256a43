import { tabStore } from './tab-store.ts';

/* In tab storage, like the proof (decision 6): survives a reload and a language switch, hidden from other tabs. */
const KEY = 'code-sent';

/** Validity of a code, in milliseconds. Same as the backend's `emailProof.codeLife`. */
const LIFE_MS = 600_000;

interface CodeSent {
  email: string;
  /** Time in milliseconds since 1970. */
  at: number;
}

/** The address to which this tab requested a code that is still valid; empty if there is none. */
export function codeSentTo(now = Date.now()): string {
  try {
    const { email, at } = (JSON.parse(tabStore.getItem(KEY) ?? 'null') ?? {}) as Partial<CodeSent>;
    const age = now - Number(at);
    return typeof email === 'string' && age >= 0 && age < LIFE_MS ? email : '';
  } catch {
    return '';
  }
}

/** Remembers in this tab that a code was sent; null forgets it. */
export function keepCodeSent(email: string | null, now = Date.now()): void {
  try {
    if (email === null) tabStore.removeItem(KEY);
    else tabStore.setItem(KEY, JSON.stringify({ email, at: now } satisfies CodeSent));
  } catch {
    /* Storage is full: after a reload another code is sent. */
  }
}
