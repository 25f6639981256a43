import { focusPageTitle } from '@smart-art/ui/page-title';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The house's name, the same in every language. */
export const BRAND = 'Smart Art';

/** What a page is called in the browser. */
export const titleOf = (words: string) => `${words} · ${BRAND}`;

let shown: string | undefined;

/**
 * Names the document after the screen, and moves focus to the screen's title when a navigation has led here, so that it
 * is announced. The first page of a visit, and changes of the query on a page, leave the focus where it is.
 * @param words undefined while the name is still loading
 */
export function useTitle(words: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (words !== undefined) document.title = titleOf(words);
  }, [words]);
  const isNamed = words !== undefined;
  useEffect(() => {
    /* Until it has a name, a placeholder stands there that will go, and take the focus with it. */
    if (!isNamed) return;
    if (shown !== undefined && shown !== pathname) focusPageTitle();
    shown = pathname;
  }, [pathname, isNamed]);
}
