import { type RefObject, useEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { onLeaving } from './leaving.ts';

export interface PersistedDraftOptions<Value> {
  draft: Pick<Draft<Value>, 'save' | 'flush' | 'discard'>;
  /** Whether there is anything to save. When it turns false, the saved draft is discarded. */
  changed: boolean;
  /** Builds the value to save; a new function after each change. */
  compose(): Value;
  /** True once submitted or discarded: nothing is saved any more. */
  finished: RefObject<boolean>;
}

/**
 * Saves a draft after every change, and at once when the page is left. For more than a form's values; a form alone uses
 * `useFormDraft`.
 */
export function usePersistedDraft<Value>({ draft, changed, compose, finished }: PersistedDraftOptions<Value>): void {
  const wasChanged = useRef(false);
  useEffect(() => {
    if (finished.current) return;
    if (changed) draft.save(compose());
    else if (wasChanged.current) void draft.discard();
    wasChanged.current = changed;
  }, [changed, compose, draft, finished]);

  useEffect(() => {
    const stop = onLeaving(draft.flush);
    return () => {
      stop();
      void draft.flush();
    };
  }, [draft]);
}
