import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import type { MenuPopoverProps } from '../menu/MenuPopover.tsx';
import type { MenuSection } from '../menu/menu.ts';
import { useString } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { beneath, type Point, pointOf, wantsOwnMenu } from './where.ts';

const popover = lazyComponent<MenuPopoverProps>(() =>
  import('../menu/MenuPopover.tsx').then((part) => part.MenuPopover),
);

/** Long press: time in ms until the menu opens, and maximum movement in px. */
const longPress = { time: 500, distance: 10 };

export interface ContextMenuOptions {
  /** Name of the menu: the object it applies to. */
  label: string;
  /** The actions. As a function it gets the target; null keeps the browser's own menu. */
  sections: readonly MenuSection[] | ((target: Element) => readonly MenuSection[] | null);
  /** Called with the id of the chosen action. */
  onAction?: ((id: string) => void) | undefined;
}

interface Opening extends Point {
  sections: readonly MenuSection[];
}

/**
 * A context menu for your own element, such as a table or a gallery: one for all its rows.
 * @returns handlers for the element, and the menu to render beside it
 */
export function useContextMenu({ label, sections, onAction }: ContextMenuOptions) {
  const string = useString();
  const overlay = useLazyOverlay(popover, () => toast.warning(string('menu.failed')));
  const trigger = useRef<Element>(null);
  const [opening, setOpening] = useState<Opening>();
  const finger = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const swallowClick = useRef(false);
  /** The element the menu belongs to, and the next place if it was requested elsewhere while open. */
  const area = useRef<Element>(null);
  const next = useRef<Point & { target: Element }>(undefined);

  const lift = () => clearTimeout(finger.current?.timer);
  useEffect(() => () => clearTimeout(finger.current?.timer), []);

  const { Part: Popover, open, setOpen } = overlay;
  const close = useRef(setOpen);
  useEffect(() => {
    close.current = setOpen;
  });
  useEffect(() => {
    if (!open) return;
    // Requested again elsewhere: close the first menu and suppress the browser's.
    const again = (event: globalThis.MouseEvent) => {
      event.preventDefault();
      if (!(event.target instanceof Element) || event.target.closest('[role="menu"]')) return;
      const point = { x: event.clientX, y: event.clientY };
      const target = area.current && beneath(event.target, area.current, point);
      next.current = target && !wantsOwnMenu(target) ? { ...point, target } : undefined;
      close.current(false);
    };
    document.addEventListener('contextmenu', again, { capture: true });
    return () => document.removeEventListener('contextmenu', again, { capture: true });
  }, [open]);

  /** @returns true if there is a menu for this target */
  const openAt = (target: Element, { x, y }: Point, within: Element): boolean => {
    const found = typeof sections === 'function' ? sections(target) : sections;
    if (!found || found.every(({ items }) => items.length === 0)) return false;
    trigger.current = target;
    area.current = within;
    setOpening({ x, y, sections: found });
    overlay.show();
    return true;
  };

  const openNext = useEffectEvent(({ target, ...point }: Point & { target: Element }) => {
    if (area.current) openAt(target, point, area.current);
  });
  useEffect(() => {
    if (!open && next.current) openNext(next.current);
    next.current = undefined;
  }, [open]);

  const onContextMenu = (event: MouseEvent<Element>) => {
    lift();
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || wantsOwnMenu(target)) return;
    if (openAt(target, pointOf(event.nativeEvent, target), currentTarget)) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const { target, currentTarget, key, shiftKey } = event;
    if (key !== 'ContextMenu' && !(key === 'F10' && shiftKey)) return;
    if (!(target instanceof Element) || !currentTarget.contains(target) || wantsOwnMenu(target)) return;
    if (openAt(target, pointOf(null, target), currentTarget)) event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<Element>) => {
    swallowClick.current = false;
    const { target, currentTarget, pointerType, clientX: x, clientY: y } = event;
    if (pointerType !== 'touch' || !(target instanceof Element) || !currentTarget.contains(target)) return;
    if (wantsOwnMenu(target)) return;
    lift();
    // Not all browsers fire contextmenu on long press.
    const timer = setTimeout(() => {
      swallowClick.current = openAt(target, { x, y }, currentTarget);
    }, longPress.time);
    finger.current = { x, y, timer };
  };
  const onPointerMove = ({ clientX, clientY, pointerType }: PointerEvent<Element>) => {
    if (pointerType !== 'touch' || !finger.current) return;
    if (Math.hypot(clientX - finger.current.x, clientY - finger.current.y) > longPress.distance) lift();
  };
  const onClickCapture = (event: MouseEvent<Element>) => {
    if (!swallowClick.current) return;
    swallowClick.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const handlers = {
    onContextMenu,
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture,
  } satisfies HTMLAttributes<HTMLElement>;

  const menu: ReactNode = Popover && opening && (
    <Popover
      align="start"
      at={opening}
      focus="first"
      sections={opening.sections}
      label={label}
      onAction={onAction}
      onOpenChange={overlay.setOpen}
      open={overlay.open}
      trigger={trigger}
    />
  );
  return { handlers, menu };
}
