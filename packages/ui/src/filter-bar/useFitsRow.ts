import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a row shows all it holds. It is measured before it is painted; once something did not fit it is tried again
 * only where the row has become wider, or holds something else.
 * @param content what the row holds, as a key
 */
export function useFitsRow(row: RefObject<HTMLElement | null>, content: string): boolean {
  const [tooMuch, setTooMuch] = useState<{ content: string; width: number } | null>(null);
  const fits = tooMuch === null || tooMuch.content !== content;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, scrollWidth } = element;
      if (fits && scrollWidth > width + 1) setTooMuch({ content, width });
      if (!fits && tooMuch && width > tooMuch.width + 1) setTooMuch(null);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Counts and fonts that come later widen what is inside.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, content, fits, tooMuch]);
  return fits;
}
