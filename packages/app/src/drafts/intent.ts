import { randomKey } from '@smart-art/api-client/queries';
import type { Store } from '../session/storage.ts';

/** FNV-1a, 64 bits: distinguishes bodies of one form. Need not be secure, since forging one gains nothing. */
function sumOf(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(16).padStart(16, '0');
}

export interface Intent {
  /** The idempotency key of a body: the same for the same body until `done`. */
  keyOf(body: unknown): string;
  /** The server has processed it: the same body again is a new request. */
  done(): void;
}

/**
 * Idempotency keys that survive a reload of the tab, as the form's draft does: a retry after a lost response does not
 * create a work twice. Nothing is stored before the first request.
 * @param name of the form and its owner
 */
export function createPersistedIntent(name: string, memory: Store): Intent {
  const place = `intent ${name}`;
  let current: string | undefined;
  const seed = () => {
    current ??= memory.getItem(place) ?? randomKey();
    try {
      memory.setItem(place, current);
    } catch {
      /* Storage is full: the key lives until the page unloads. */
    }
    return current;
  };
  return {
    keyOf: (body) => `${seed()}-${sumOf(JSON.stringify(body))}`,
    done() {
      current = undefined;
      memory.removeItem(place);
    },
  };
}
