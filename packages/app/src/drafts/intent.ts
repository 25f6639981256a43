import { randomKey } from '@smart-art/api-client/queries';
import type { Store } from '../session/storage.ts';

/** FNV-1a, 64 bits: tells bodies of one form apart. Nobody who would forge one has anything from it. */
function sumOf(text: string): string {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return sum.toString(16).padStart(16, '0');
}

export interface Intent {
  /** The idempotency key of a body: the same one for the same body, until what it stands for is done. */
  keyOf(body: unknown): string;
  /** The server has it: the same body once more is another wish. */
  done(): void;
}

/**
 * Idempotency keys that survive a reload of the tab, as the form's draft does: a retry after a lost response does not add
 * a work twice. Nothing is stored before the first send.
 * @param name of the form and its owner
 */
export function createPersistedIntent(name: string, memory: Store): Intent {
  const place = `intent ${name}`;
  let held: string | undefined;
  const seed = () => {
    held ??= memory.getItem(place) ?? randomKey();
    try {
      memory.setItem(place, held);
    } catch {
      /* Full: it holds until the page is left. */
    }
    return held;
  };
  return {
    keyOf: (body) => `${seed()}-${sumOf(JSON.stringify(body))}`,
    done() {
      held = undefined;
      memory.removeItem(place);
    },
  };
}
