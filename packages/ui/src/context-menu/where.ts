/** A point in the viewport, in px from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Where the menu opens: at the pointer, or inside the element if opened by keyboard, for which browsers report no
 * position or one outside the element.
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

/** Over editable text the browser's menu is more useful: paste, spelling. */
export const wantsOwnMenu = (target: Element): boolean =>
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]') !== null;

/** The element of the area under the pointer, ignoring the underlay of an open menu and the inert state it causes. */
export function beneath(cover: Element, area: Element, { x, y }: Point): Element | null {
  const inertParent = area.closest<HTMLElement>('[inert]');
  const over = cover instanceof HTMLElement && !area.contains(cover) ? cover : null;
  const before = over?.style.pointerEvents ?? '';
  if (inertParent) inertParent.inert = false;
  if (over) over.style.pointerEvents = 'none';
  const found = document.elementFromPoint(x, y);
  if (inertParent) inertParent.inert = true;
  if (over) over.style.pointerEvents = before;
  return area.contains(found) ? found : null;
}
