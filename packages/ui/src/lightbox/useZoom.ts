import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Frame, frameOf, type Point, settle, step, type View, whole, zoomAt } from './zoom.ts';

/** px a finger must move sideways to change the picture. */
const swipe = 60;
/** Two taps within this many ms and px are a double tap. */
const double = { within: 320, apart: 24 };

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Zoom and pan of one picture by wheel, pinch, double tap and drag; a sideways swipe on the whole picture changes it.
 * @param picture intrinsic size in px
 * @param turn called with -1 or 1
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: { width: number; height: number },
  turn: (by: number) => void,
) {
  const [size, setSize] = useState<Frame['stage']>({ width: 1, height: 1 });
  const [view, setView] = useState(whole);
  const [pull, setPull] = useState(0);
  const [dragging, setDragging] = useState(false);
  const frame = frameOf(picture, size);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<{ at: Point; time: number; moved: boolean; touch: boolean } | null>(null);
  const tapped = useRef<{ at: Point; time: number } | null>(null);

  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    // A ResizeObserver reports the first size a task after the first paint; an earlier wheel event would find no stage.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [stage]);

  const shown = settle(view, frame);
  const change = (to: (now: View) => View) => setView((now) => to(settle(now, frame)));
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) => change((now) => zoomAt(now, factor, at, frame));
  const pan = (by: Point) => change((now) => settle({ ...now, x: now.x + by.x, y: now.y + by.y }, frame));

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 } : { x: 0, y: 0 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // A pinch on a touchpad arrives as a wheel with Control.
    zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(event));
  });
  useEffect(() => {
    const { current } = stage;
    const listener = (event: WheelEvent) => onWheel(event);
    current?.addEventListener('wheel', listener, { passive: false });
    return () => current?.removeEventListener('wheel', listener);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const at = fromMiddle(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, at);
    setDragging(true);
    began.current =
      fingers.current.size === 1
        ? { at, time: event.timeStamp, moved: false, touch: event.pointerType !== 'mouse' }
        : null;
    setPull(0);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    fingers.current.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(between(now, other) / Math.max(1, between(before, other)), middle);
      pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      return;
    }
    const start = began.current;
    if (start && between(start.at, now) > 8) start.moved = true;
    if (shown.scale > 1) pan({ x: now.x - before.x, y: now.y - before.y });
    else if (start?.touch && start.moved) setPull(now.x - start.at.x);
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = began.current;
    const at = fromMiddle(event);
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size === 0) setDragging(false);
    setPull(0);
    began.current = null;
    if (!start || event.type === 'pointercancel') return;
    const last = tapped.current;
    tapped.current = start.moved ? null : { at, time: event.timeStamp };
    if (!start.moved && last && event.timeStamp - last.time < double.within && between(at, last.at) < double.apart) {
      tapped.current = null;
      zoomBy(shown.scale > 1 ? 1 / frame.most : Math.min(frame.most, step ** 2), at);
      return;
    }
    const [across, along] = [at.x - start.at.x, Math.abs(at.y - start.at.y)];
    if (start.touch && shown.scale === 1 && Math.abs(across) > Math.max(swipe, along)) turn(across < 0 ? 1 : -1);
  };

  return {
    frame,
    view: shown,
    /** px that a finger has dragged the whole picture sideways. */
    pull,
    /** Whether it is being dragged; it then follows without a transition. */
    dragging,
    zoomBy,
    pan,
    reset: () => setView(whole),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
