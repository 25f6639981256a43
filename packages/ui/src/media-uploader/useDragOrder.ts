import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { moved } from './reorder.ts';

/** px a press may move before it becomes a drag. */
const slack = 6;

interface Drag {
  id: string;
  order: string[];
}

/**
 * Reorders a list by dragging, with a mouse anywhere on `[data-drag]`, by touch on `[data-grip]` (so that a finger can
 * still scroll). Shows the new order while dragging; Escape cancels.
 * @param ids in their order
 * @param onReorder called once, at the end, if the order has changed
 * @returns the order to show, the dragged item, and the list's handler (its entries have `data-id`)
 */
export function useDragOrder(ids: readonly string[], onReorder: (ids: string[], id: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // A drag spans several renders: progress arrives during it.
  const latest = useRef(onReorder);
  useLayoutEffect(() => {
    latest.current = onReorder;
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const from = event.pointerType === 'mouse' ? '[data-drag], [data-grip]' : '[data-grip]';
    const id = target.closest(from) && target.closest<HTMLElement>('[data-id]')?.dataset.id;
    if (!id || event.button !== 0 || !event.isPrimary) return;
    const list = event.currentTarget;
    const { clientX, clientY, pointerId } = event;
    const ended = new AbortController();
    const { signal } = ended;
    let order: string[] | null = null;
    let last: string | undefined;

    const end = (keep: boolean) => {
      ended.abort();
      setDrag(null);
      if (keep && order?.some((other, index) => other !== ids[index])) latest.current(order, id);
    };
    const onMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      if (!order && Math.hypot(move.clientX - clientX, move.clientY - clientY) < slack) return;
      order ??= [...ids];
      const under = document.elementFromPoint(move.clientX, move.clientY)?.closest<HTMLElement>('[data-id]');
      const over = under && list.contains(under) ? under.dataset.id : undefined;
      // Items differ in size: one that is still under the pointer after it has moved must not move back.
      const to = over === undefined || over === last ? -1 : order.indexOf(over);
      last = over;
      if (to >= 0 && order[to] !== id) order = moved(order, id, to);
      setDrag({ id, order });
    };
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal });
  };

  // Ends the drag if the dragged picture is removed (its upload was cancelled).
  const gone = drag !== null && !ids.includes(drag.id);
  if (gone) setDrag(null);

  const order = drag && !gone ? drag.order.filter((id) => ids.includes(id)) : [...ids];
  return { order, dragged: gone ? undefined : drag?.id, onPointerDown };
}
