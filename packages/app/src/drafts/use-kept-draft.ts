import { type RefObject, useEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { onLeaving } from './leaving.ts';

export interface KeptDraftOptions<Value> {
  draft: Pick<Draft<Value>, 'save' | 'flush' | 'discard'>;
  /** Whether there is anything to keep. Taken back, what was kept goes. */
  changed: boolean;
  /** Puts together what to keep; another function after each change. */
  compose(): Value;
  /** Saved or discarded: nothing is kept any more. */
  finished: RefObject<boolean>;
}

/**
 * Keeps a value after every change, and at once when the page is left. For what is more than a form's values; a form
 * alone has `useFormDraft`.
 */
export function useKeptDraft<Value>({ draft, changed, compose, finished }: KeptDraftOptions<Value>): void {
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
