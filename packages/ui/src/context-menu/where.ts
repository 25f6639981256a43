/** A place in the window, in px from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Where a menu opens: at the pointer, or inside the element when the keyboard asked, of which browsers tell by no place
 * at all or by one outside.
 */
export function pointOf(event: { clientX: number; clientY: number; button: number } | null, target: Element): Point {
  const box = target.getBoundingClientRect();
  const inside =
    event &&
    event.clientX >= box.left &&
    event.clientX <= box.right &&
    event.clientY >= box.top &&
    event.clientY <= box.bottom;
  if (inside) return { x: event.clientX, y: event.clientY };
  return { x: box.left + Math.min(box.width / 2, 24), y: box.top + Math.min(box.height / 2, 24) };
}

/** Where text is written the browser's menu is the better one: paste, spelling. */
export const wantsOwnMenu = (target: Element): boolean =>
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null;

/** What of an area is under the pointer, below what an open menu has laid over the page and made inert. */
export function beneath(cover: Element, area: Element, { x, y }: Point): Element | null {
  const held = area.closest<HTMLElement>('[inert]');
  const over = cover instanceof HTMLElement && !area.contains(cover) ? cover : null;
  const before = over?.style.pointerEvents ?? '';
  if (held) held.inert = false;
  if (over) over.style.pointerEvents = 'none';
  const found = document.elementFromPoint(x, y);
  if (held) held.inert = true;
  if (over) over.style.pointerEvents = before;
  return area.contains(found) ? found : null;
}
