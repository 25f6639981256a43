import { tabStore } from '../../session/tab-store.ts';
import type { EmailProof } from './sign-up-form.ts';

/* A reload and a change of language have it; another tab, and the next person to open one, do not (decision 6). */
const KEY = 'sign-up-proof';

const isProof = (value: unknown): value is EmailProof =>
  typeof (value as EmailProof | null)?.email === 'string' && typeof (value as EmailProof).token === 'string';

/** The proof that was given in this tab; null where there is none. */
export function keptProof(): EmailProof | null {
  try {
    const value: unknown = JSON.parse(tabStore.getItem(KEY) ?? 'null');
    return isProof(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a proof for this tab; null forgets it, as the end of a sign-up does. */
export function keepProof(proof: EmailProof | null): void {
  try {
    if (proof) tabStore.setItem(KEY, JSON.stringify(proof));
    else tabStore.removeItem(KEY);
  } catch {
    /* No room: the address is proven anew after a reload. */
  }
}
