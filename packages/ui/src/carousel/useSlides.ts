import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A scroll counts as finished this many ms after its last event. */
const rest = 120;

const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]))';

interface Place {
  /** Index of the first visible slide. */
  at: number;
  /** Number of visible slides. */
  visible: number;
}

/** Position of a strip of equal slides, from its measures in px. */
export function placeOf(scrolled: number, width: number, stride: number, count: number): Place {
  if (stride <= 0) return { at: 0, visible: 1 };
  const visible = Math.max(1, Math.min(count, Math.round(width / stride)));
  return { at: Math.max(0, Math.min(count - visible, Math.round(Math.abs(scrolled) / stride))), visible };
}

/**
 * Tracks which slides of a natively scrolling strip are visible, and scrolls to another one.
 * @param count number of slides
 */
export function useSlides(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ at: 0, visible: 1 });
  const [moving, setMoving] = useState(false);
  /** Target of a running scroll. Slides that pass by are not shown as selected. */
  const target = useRef<number | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const measure = useCallback(() => {
    const { current } = strip;
    const [first, second] = current?.children ?? [];
    if (!(current && first instanceof HTMLElement)) return;
    const gap = Number.parseFloat(getComputedStyle(current).columnGap) || 0;
    const stride = second instanceof HTMLElement ? Math.abs(second.offsetLeft - first.offsetLeft) : first.offsetWidth;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(current);
    const width = current.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const now = placeOf(current.scrollLeft, width + gap, stride, count);
    if (target.current !== null && now.at !== target.current) return;
    target.current = null;
    setPlace((before) => (before.at === now.at && before.visible === now.visible ? before : now));
  }, [count]);

  useLayoutEffect(() => {
    const { current } = strip;
    if (!current) return;
    measure();
    const observer = new ResizeObserver(() => {
      target.current = null;
      measure();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [measure]);

  // Without focusable content the strip itself must be focusable, to be scrolled with the keys.
  const [bare, setBare] = useState(false);
  useLayoutEffect(() => setBare(count > place.visible && !strip.current?.querySelector(focusable)));

  useEffect(() => () => clearTimeout(resting.current), []);

  const onScroll = () => {
    setMoving(true);
    measure();
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      target.current = null;
      measure();
      setMoving(false);
    }, rest);
  };
  /** A scroll by the user cancels a running one. */
  const release = () => {
    target.current = null;
  };
  const last = Math.max(0, count - place.visible);
  const go = (to: number) => {
    const at = Math.max(0, Math.min(last, to));
    const slide = strip.current?.children[at];
    const first = strip.current?.children[0];
    if (!(slide instanceof HTMLElement && first instanceof HTMLElement)) return;
    target.current = at;
    setPlace((before) => ({ ...before, at }));
    strip.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  };
  return { strip, ...place, last, moving, bare, go, handlers: { onScroll, onPointerDown: release, onWheel: release } };
}
