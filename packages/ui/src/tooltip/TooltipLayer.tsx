import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { createPortal } from 'react-dom';
import { zIndex } from '../theme/scale.ts';
import { Bubble } from './Bubble.tsx';
import { referToTip } from './refer.ts';
import type { TipPlacement } from './tip.ts';
import { watch } from './watch.ts';

interface ShownProps {
  element: HTMLElement;
  onClose: () => void;
}

/** The tip of one element, where there is room for it. */
function Shown({ element, onClose }: ShownProps) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const target = useRef(element);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { overlayProps } = useOverlayPosition({
    targetRef: target,
    overlayRef: bubble,
    placement: (element.dataset.tipSide as TipPlacement | undefined) ?? 'top',
    offset: 6,
    containerPadding: 8,
    isOpen: true,
    onClose,
  });

  useEffect(() => {
    // Its words may change while it is shown (Pause, Play), and it may go from the page.
    const observer = new MutationObserver(() => (element.isConnected ? redraw() : onClose()));
    observer.observe(document.body, { attributeFilter: ['data-tip'], childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, onClose]);

  const words = element.dataset.tip;
  useLayoutEffect(() => (words ? referToTip(element, id, words) : undefined), [element, id, words]);

  if (!words) return null;
  return <Bubble id={id} position={{ ...overlayProps.style, zIndex: zIndex.tooltip }} ref={bubble} words={words} />;
}

export interface TooltipLayerProps {
  /** What was pressed while this was downloaded: it says nothing then. */
  pressed: RefObject<Element | undefined>;
}

/** Shows one tip at a time for the whole page. Downloaded when the first element with a tip is met. */
export function TooltipLayer({ pressed }: TooltipLayerProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const hide = useRef<() => void>(undefined);
  const close = useCallback(() => hide.current?.(), []);
  useEffect(() => {
    const watcher = watch(setElement, (target) => target.closest('[role="tooltip"]') !== null, pressed.current);
    hide.current = watcher.hide;
    return watcher.stop;
  }, [pressed]);
  return element && createPortal(<Shown element={element} key={tipKey(element)} onClose={close} />, document.body);
}

const keys = new WeakMap<HTMLElement, number>();
let count = 0;

/** A new element, a new tip: nothing of the last one's position stays. */
function tipKey(element: HTMLElement): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}
