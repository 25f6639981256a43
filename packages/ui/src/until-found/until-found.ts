import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back when something inside a hidden element must be shown: find-in-page has found it, or an error links to it.
 * @param onFound opens the element
 */
export function useFound(element: RefObject<HTMLElement | null>, onFound: () => void) {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const part = element.current;
    // The browser scrolls to it right after the event, so it must be rendered by then.
    const open = (event: Event) => event.target === part && flushSync(() => latest.current());
    part?.addEventListener('beforematch', open);
    return () => part?.removeEventListener('beforematch', open);
  }, [element]);
}

/**
 * Hides an element, but keeps its content findable by the browser's search. React only supports a boolean `hidden`, so
 * the attribute is set here. The element must be a wrapper without a role, `display` or size of its own: it keeps its
 * box, and only its content is hidden; older browsers hide all of it.
 * @param onFound opens it
 */
export function useUntilFound(element: RefObject<HTMLElement | null>, hidden: boolean, onFound: () => void) {
  useLayoutEffect(() => {
    if (hidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [element, hidden]);
  useFound(element, () => {
    // Synchronously: the caller, perhaps a React effect, focuses something inside before the next render.
    element.current?.removeAttribute('hidden');
    onFound();
  });
}
