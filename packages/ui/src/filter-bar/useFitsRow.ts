import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * True if a row fits all its content. Measured before paint; after an overflow it is measured again only if the row
 * becomes wider or its content changes.
 * @param content key of the row's content
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
    // Counts and fonts that load later change the width of the content.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, content, fits, tooMuch]);
  return fits;
}
