import { focusPageTitle, placeInTitle } from '@smart-art/ui/page-title';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The house's name, the same in every language. */
export const BRAND = 'Smart Art';

/** What a page is called in the browser. */
export const titleOf = (words: string) => `${words} · ${BRAND}`;

/**
 * Names the document after the screen, with the page of a list that is shown. Again on the next page of the same name.
 * @param words undefined while the name is still loading
 */
export function useDocumentTitle(words: string | undefined): void {
  const { pathname } = useLocation();
  const place = useSyncExternalStore(placeInTitle.subscribe, placeInTitle.current, placeInTitle.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page of the same name is another page
  useEffect(() => {
    if (words !== undefined) document.title = titleOf(place ? `${words} · ${place}` : words);
  }, [words, place, pathname]);
}

let shown: string | undefined;

/** What lies above the page and is open. */
const overlay = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])';

/**
 * Whether a person has meanwhile gone somewhere themselves, which is not taken from them.
 * @param before what had the focus when the screen came
 */
function hasGone(before: Element | null): boolean {
  const now = document.activeElement;
  return !!now && (!!now.closest(overlay) || (now !== before && !!now.closest('main')));
}

/**
 * Moves focus to the title of a page that was reached from something above the page (the phone's drawer, a menu), once
 * that is gone: until then it holds the focus, and then it gives it back to its opener.
 * @returns stops waiting
 */
function focusTitleAfter(layer: Element): () => void {
  let frame = 0;
  const whenGone = () => {
    if (layer.isConnected) return;
    observer.disconnect();
    // After the frame in which the focus is given back.
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
 * Names the document after the screen, and moves focus to the screen's title when a navigation has led here, so that it
 * is announced. The first page of a visit, changes of the query on a page, and a person who has already gone elsewhere
 * keep the focus where it is.
 * @param words undefined while the name is still loading
 */
export function useTitle(words: string | undefined): void {
  const { pathname } = useLocation();
  useDocumentTitle(words);
  const isNamed = words !== undefined;
  const before = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is another, before anybody can act in it
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    /* Until it has a name, a placeholder stands there that will go, and take the focus with it. */
    if (!isNamed) return;
    const isOther = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!isOther) return;
    const layer = before.current?.closest(overlay);
    if (layer?.contains(document.activeElement)) return focusTitleAfter(layer);
    if (!hasGone(before.current)) focusPageTitle();
  }, [pathname, isNamed]);
}
