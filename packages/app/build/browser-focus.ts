/*
 * Stands in for @tanstack/query-core's `focusManager.js`, which can be told by others whether the page is looked at: here the
 * browser alone says it.
 */
const isFocused = () => document.visibilityState !== 'hidden';

export const focusManager = {
  isFocused,
  subscribe(listener: (focused: boolean) => void) {
    const tell = () => listener(isFocused());
    addEventListener('visibilitychange', tell);
    return () => removeEventListener('visibilitychange', tell);
  },
};
