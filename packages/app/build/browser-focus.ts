/*
 * Replaces @tanstack/query-core's `focusManager.js`, which lets code override whether the page is focused: here only
 * the browser decides.
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
