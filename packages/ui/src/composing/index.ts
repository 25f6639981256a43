import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to the input method (Japanese, Chinese, Korean) and not to us: it chooses a word, it must not
 * send, close or choose anything else. Safari has already ended the composition by then: only the old key code tells.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

/**
 * Keeps the keys of the input method from the browser too, which sends a form on Enter and empties a search box on
 * Escape.
 * @returns whether the key was the input method's: do nothing with it
 */
export function keepComposing(event: KeyboardEvent): boolean {
  const composing = isComposing(event);
  if (composing && ['Enter', 'Escape'].includes(event.key)) event.preventDefault();
  return composing;
}
