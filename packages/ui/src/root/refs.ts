import type { Ref } from 'react';

/** @returns a function that clears the ref */
function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') return ref(element) || (() => ref(null));
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** Merges refs: the caller's and the component's own. Each is cleared in its own way. */
export const refs =
  <Element>(...all: (Ref<Element> | undefined)[]) =>
  (element: Element | null): (() => void) => {
    const empty = all.map((ref) => fill(ref, element));
    return () => {
      for (const each of empty) each();
    };
  };
