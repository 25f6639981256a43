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

/** The tooltip of one element, positioned where there is room. */
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
    // Its text may change while it is visible (Pause, Play), and the element may be removed.
    const observer = new MutationObserver(() => (element.isConnected ? redraw() : onClose()));
    observer.observe(document.body, { attributeFilter: ['data-tip'], childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, onClose]);

  const text = element.dataset.tip;
  useLayoutEffect(() => (text ? referToTip(element, id, text) : undefined), [element, id, text]);

  if (!text) return null;
  return <Bubble id={id} position={{ ...overlayProps.style, zIndex: zIndex.tooltip }} ref={bubble} text={text} />;
}

export interface TooltipLayerProps {
  /** The element pressed while this was loading: it must not show its tooltip. */
  pressed: RefObject<Element | undefined>;
}

/** Shows one tooltip at a time for the whole page. Downloaded at the first element with a tooltip. */
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

/** A key per element, so that nothing of the last position is reused. */
function tipKey(element: HTMLElement): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}
