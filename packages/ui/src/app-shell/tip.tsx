import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as css from './Navigation.css.ts';

interface Tip {
  words: string;
  /** The middle of what it names, in px from the top of the window. */
  middle: number;
}

function tipOf(target: EventTarget): Tip | null {
  const named = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  if (!named) return null;
  const { top, height } = named.getBoundingClientRect();
  return { words: named.dataset.tip ?? '', middle: top + height / 2 };
}

/**
 * One tip for a whole column of icons (`data-tip`), shown on pointing and on keyboard focus, taken away by Escape. It
 * repeats the name that a screen reader already hears, so it is hidden from it. No library: the sidebar is on every
 * screen's first load.
 */
export function useTip(on: boolean) {
  const [tip, setTip] = useState<Tip | null>(null);
  const hide = () => setTip(null);
  const handlers = {
    onPointerOver: (event: PointerEvent) => setTip(event.pointerType === 'touch' ? null : tipOf(event.target)),
    onPointerLeave: hide,
    onFocus: (event: FocusEvent) => setTip(event.target.matches(':focus-visible') ? tipOf(event.target) : null),
    onBlur: hide,
    onClick: hide,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
  };
  if (!on) return { tip: null, handlers: null };
  return {
    tip: tip && (
      <span aria-hidden="true" className={css.tip} style={{ top: tip.middle }}>
        {tip.words}
      </span>
    ),
    handlers,
  };
}
