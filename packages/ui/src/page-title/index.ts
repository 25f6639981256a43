import { useEffect } from 'react';

/**
 * Moves focus to the title of the Page or PublicFrame, so that a screen reader announces the new page. A separate entry
 * point, so that it does not pull in either component.
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
 * The position within a page, for the document's title: "Page 2 of 5" of a list. A store, because the app sets the
 * title, but only the list knows the number of pages.
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

/** Adds the position within the page to the document's title; undefined on the first page. */
export function usePlaceInTitle(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return;
    goTo(text);
    return () => goTo(undefined);
  }, [text]);
}
