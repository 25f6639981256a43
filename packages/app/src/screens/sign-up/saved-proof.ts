import { tabStore } from '../../session/tab-store.ts';
import type { EmailProof } from './sign-up-form.ts';

/* Session storage: it survives a reload and a change of language, but not another tab or user (decision 6). */
const KEY = 'sign-up-proof';

const isProof = (value: unknown): value is EmailProof =>
  typeof (value as EmailProof | null)?.email === 'string' && typeof (value as EmailProof).token === 'string';

/** The proof saved in this tab; null if there is none. */
export function savedProof(): EmailProof | null {
  try {
    const value: unknown = JSON.parse(tabStore.getItem(KEY) ?? 'null');
    return isProof(value) ? value : null;
  } catch {
    return null;
  }
}

/** Saves a proof for this tab; null removes it, as the end of a sign-up does. */
export function saveProof(proof: EmailProof | null): void {
  try {
    if (proof) tabStore.setItem(KEY, JSON.stringify(proof));
    else tabStore.removeItem(KEY);
  } catch {
    /* Storage is full: the email must be verified again after a reload. */
  }
}
