import type { Ref } from 'react';

/** @returns how the ref is emptied again */
function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') return ref(element) || (() => ref(null));
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** One ref that fills several: the caller's and the component's own. Each is emptied in its own way. */
export const refs =
  <Element>(...all: (Ref<Element> | undefined)[]) =>
  (element: Element | null): (() => void) => {
    const empty = all.map((ref) => fill(ref, element));
    return () => {
      for (const each of empty) each();
    };
  };
