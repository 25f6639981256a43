import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a field is still visible in the window and its scroll container. */
function isSeen(field: Element, scroller: EventTarget | null): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  const frame = scroller instanceof Element ? scroller.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  return bottom > Math.max(0, frame.top) && top < Math.min(innerHeight, frame.bottom);
}

/**
 * Keeps a floating list open while its field scrolls, as long as the field is visible: focusing a field near the edge
 * of the window scrolls, and so does a phone's keyboard. React Aria alone would close the list at once.
 * @returns `isScrolling` tells whether a request to close comes from scrolling; `position` changes when the list must
 *   be repositioned
 */
export function useRepositionOnScroll(trigger: RefObject<HTMLElement | null>, open: boolean, onLost: () => void) {
  const scrolling = useRef(false);
  const [position, setPosition] = useState(0);
  const lost = useRef(onLost);
  useLayoutEffect(() => {
    lost.current = onLost;
  });

  // A layout effect, so that the listener is registered before React Aria's.
  useLayoutEffect(() => {
    if (!open) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ target }: Event) => {
      const field = trigger.current;
      if (!field || !(target instanceof Node) || !target.contains(field)) return;
      scrolling.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        scrolling.current = false;
      });
      if (!isSeen(field, target instanceof Document ? null : target)) lost.current();
      else if (!(target instanceof Document)) setPosition((last) => 1 - last);
    };
    addEventListener('scroll', follow, true);
    return () => {
      clearTimeout(timer);
      scrolling.current = false;
      removeEventListener('scroll', follow, true);
    };
  }, [open, trigger]);

  return { isScrolling: () => scrolling.current, position };
}
