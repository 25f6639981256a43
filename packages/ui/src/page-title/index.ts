import { useEffect } from 'react';

/**
 * Moves focus to the title of the Page or PublicFrame, so that a screen reader announces where a link has led. Apart from
 * both, so that neither is downloaded for it.
 */
export function focusPageTitle() {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
}

let place: string | undefined;
const listeners = new Set<() => void>();

function goTo(to: string | undefined) {
  place = to;
  for (const listener of listeners) listener();
}

/**
 * Where on its page a person is, for the title of the document: "Page 2 of 5" of a list. A store, because the document's
 * title is the app's, and only the list knows how many pages there are.
 */
export const placeInTitle = {
  current: () => place,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Says in the title of the document where on the page the person is; undefined at its beginning. */
export function usePlaceInTitle(words: string | undefined): void {
  useEffect(() => {
    if (words === undefined) return;
    goTo(words);
    return () => goTo(undefined);
  }, [words]);
}
