import { type PointerEvent, useRef } from 'react';

/** px a toast must be swiped to remove it. */
const far = 80;

/** Lets an element be swiped away; a short swipe moves it back. */
export function useSwipe(onAway: () => void) {
  const from = useRef<number>(undefined);
  const place = (element: HTMLElement, distance: number) => {
    element.style.translate = distance ? `${distance}px` : '';
    element.style.opacity = distance ? `${Math.max(0.2, 1 - Math.abs(distance) / 240)}` : '';
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = undefined;
    place(currentTarget, 0);
  };
  return {
    onPointerDown: ({ pointerType, clientX, target }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch' && !(target as Element).closest('button')) from.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current !== undefined) place(currentTarget, clientX - from.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = from.current === undefined ? 0 : Math.abs(event.clientX - from.current);
      end(event);
      if (distance >= far) onAway();
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
