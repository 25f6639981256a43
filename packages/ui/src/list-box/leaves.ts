import type { FocusEvent } from 'react';

/**
 * Whether the focus really leaves a field whose list may be open. Not when the whole window loses it, nor when a toast
 * takes it for a moment and gives it back.
 */
export function leaves({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (document.activeElement === currentTarget) return false;
  return !(relatedTarget instanceof Element && relatedTarget.closest('[data-react-aria-top-layer]'));
}
