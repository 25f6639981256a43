import { focusPageTitle } from '@smart-art/ui/page-title';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The house's name, the same in every language. */
export const BRAND = 'Smart Art';

/** What a page is called in the browser. */
export const titleOf = (words: string) => `${words} · ${BRAND}`;

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
 * Names the document after the screen, and moves focus to the screen's title when a navigation has led here, so that it
 * is announced. The first page of a visit, changes of the query on a page, and a person who has already gone elsewhere
 * keep the focus where it is.
 * @param words undefined while the name is still loading
 */
export function useTitle(words: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (words !== undefined) document.title = titleOf(words);
  }, [words]);
  const isNamed = words !== undefined;
  const before = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is another, before anybody can act in it
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    /* Until it has a name, a placeholder stands there that will go, and take the focus with it. */
    if (!isNamed) return;
    if (shown !== undefined && shown !== pathname && !hasGone(before.current)) focusPageTitle();
    shown = pathname;
  }, [pathname, isNamed]);
}
