import { focusPageTitle, placeInTitle } from '@smart-art/ui/page-title';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The product's name, the same in every language. */
export const BRAND = 'Smart Art';

/** The document title for a page. */
export const titleOf = (title: string) => `${title} · ${BRAND}`;

/**
 * Sets the document title to the screen's name, with the page number of a list. Runs again on the next page with the
 * same name.
 * @param title undefined while the name is loading
 */
export function useDocumentTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  const place = useSyncExternalStore(placeInTitle.subscribe, placeInTitle.current, placeInTitle.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on the next page with the same name
  useEffect(() => {
    if (title !== undefined) document.title = titleOf(place ? `${title} · ${place}` : title);
  }, [title, place, pathname]);
}

let shown: string | undefined;

/** An open layer above the page. */
const overlay = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])';

/**
 * True if the user moved the focus since navigation began; then we leave it where it is.
 * @param before the focused element when the screen was rendered
 */
function hasMovedFocus(before: Element | null): boolean {
  const now = document.activeElement;
  return !!now && (!!now.closest(overlay) || (now !== before && !!now.closest('main')));
}

/**
 * Moves focus to the title of a page opened from a layer above the page (the phone's drawer, a menu), once the layer is
 * gone: until then it traps the focus, and on closing it returns focus to its opener.
 * @returns stops waiting
 */
function focusTitleAfter(layer: Element): () => void {
  let frame = 0;
  const whenGone = () => {
    if (layer.isConnected) return;
    observer.disconnect();
    // After the frame in which the layer returns the focus.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!document.activeElement?.closest(`main, ${overlay}`)) focusPageTitle();
      });
    });
  };
  const observer = new MutationObserver(whenGone);
  observer.observe(document.body, { childList: true, subtree: true });
  whenGone();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

/**
 * Sets the document title, and moves focus to the screen's title after a navigation, so that it is announced. Focus
 * stays where it is on the first page of a visit, when only the query changes, and if the user has already moved it.
 * @param title undefined while the name is loading
 */
export function useTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  useDocumentTitle(title);
  const isNamed = title !== undefined;
  const before = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen changes, before the user can act
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    /* Without a name there is only a placeholder, and focus would be lost when it is replaced. */
    if (!isNamed) return;
    const isOther = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isOther) return;
    const layer = before.current?.closest(overlay);
    if (layer?.contains(document.activeElement)) return focusTitleAfter(layer);
    if (!hasMovedFocus(before.current)) focusPageTitle();
  }, [pathname, isNamed]);
}
