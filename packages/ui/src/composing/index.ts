import type { KeyboardEvent } from 'react';

/**
 * True if a key belongs to the input method (Japanese, Chinese, Korean): it picks a candidate and must not submit,
 * close or select. Safari ends the composition before keydown; only keyCode 229 reveals it.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

/**
 * Also prevents the browser's own handling of IME keys: submitting a form on Enter, clearing a search box on Escape.
 * @returns true if the key belongs to the IME and must be ignored
 */
export function keepComposing(event: KeyboardEvent): boolean {
  const composing = isComposing(event);
  if (composing && ['Enter', 'Escape'].includes(event.key)) event.preventDefault();
  return composing;
}
