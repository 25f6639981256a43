import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Told when something inside a hidden element is to be shown: the browser's search has found it, or an error leads to it.
 * @param onFound opens the element
 */
export function useFound(element: RefObject<HTMLElement | null>, onFound: () => void) {
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    const part = element.current;
    // It is scrolled to right after the event: it must stand there by then.
    const open = (event: Event) => event.target === part && flushSync(() => latest.current());
    part?.addEventListener('beforematch', open);
    return () => part?.removeEventListener('beforematch', open);
  }, [element]);
}

/**
 * Hides an element so that the browser's own search still finds what is in it. React knows `hidden` as yes or no only,
 * so the attribute is written here. The element is a wrapper without a role, a `display` or a size of its own: it keeps
 * its box, only what is in it is gone for everybody; and an older browser hides it like any other.
 * @param onFound opens it
 */
export function useUntilFound(element: RefObject<HTMLElement | null>, hidden: boolean, onFound: () => void) {
  useLayoutEffect(() => {
    if (hidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [element, hidden]);
  useFound(element, () => {
    // At once: what leads here, an effect of React's perhaps, focuses something in it before anything is drawn again.
    element.current?.removeAttribute('hidden');
    onFound();
  });
}
