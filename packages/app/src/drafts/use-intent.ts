import { useState } from 'react';
import { useSeller } from '../services/services.ts';
import { tabStore } from '../session/tab-store.ts';
import { draftKey } from './draft-key.ts';
import { createPersistedIntent, type Intent } from './intent.ts';

/**
 * Idempotency keys for a form that creates a record, stored beside its draft. Call `done` once the server has it.
 * @param form the name of its draft
 */
export function useIntent(form: string): Intent {
  const seller = useSeller();
  const [intent] = useState(() => createPersistedIntent(draftKey(form, seller?.id), tabStore));
  return intent;
}
