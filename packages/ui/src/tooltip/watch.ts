/** Delay before a tooltip appears on hover, in ms. Along a row of icons the next ones appear at once. */
const rest = 500;
/** Delay before a tooltip hides when the pointer leaves, in ms: time to move onto it, or on to the next. */
const linger = 250;
/** Duration of a long press, in ms. */
const longPress = 500;

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]:not([data-tip=""])') : null;

/** Long-pressing a link opens the browser's own menu. */
const longPressTarget = (target: EventTarget | null) => {
  const element = tipped(target);
  return element?.closest('a[href]') ? null : element;
};

interface Watch {
  hide: () => void;
  stop: () => void;
}

/**
 * Watches the document and decides which tooltip is visible: that of the hovered element, of the one focused by
 * keyboard, or of the one under a long press.
 * @param show called with the element, or null to hide
 * @param isTip whether an element is inside the tooltip, which can be hovered
 * @param pressed the element pressed before the listeners were attached
 * @returns functions to hide the tooltip, and to stop
 */
export function watch(
  show: (element: HTMLElement | null) => void,
  isTip: (target: Element) => boolean,
  pressed?: Element,
): Watch {
  let shown: HTMLElement | null = null;
  let next: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pressed element: no tooltip until the pointer has left it. */
  let spent = tipped(pressed ?? null);
  /** Whether the last key moved the focus; focus restored by a closing overlay shows no tooltip. */
  let moved = false;
  let swallowClick = false;
  /** Last pointer position, on the screen. */
  let at = { x: Number.NaN, y: Number.NaN };
  /** Whether it is visible because of focus, not hover. */
  let focused = false;

  const set = (element: HTMLElement | null) => {
    clearTimeout(timer);
    timer = undefined;
    next = element;
    if (shown === element) return;
    focused = false;
    shown = element;
    show(element);
  };
  const later = (element: HTMLElement | null, delay: number) => {
    if (next === element && timer !== undefined) return;
    clearTimeout(timer);
    next = element;
    timer = setTimeout(() => {
      timer = undefined;
      set(element);
    }, delay);
  };

  const onPointerMove = ({ target, pointerType, screenX, screenY }: PointerEvent) => {
    // The page may move under a still pointer: a dialog opened by keyboard.
    const still = screenX === at.x && screenY === at.y;
    at = { x: screenX, y: screenY };
    if (still || pointerType === 'touch' || !(target instanceof Element)) return;
    if (shown && isTip(target)) return later(shown, 0);
    const element = tipped(target);
    if (element !== spent) spent = null;
    if (element && element === spent) return;
    if (element) later(element, shown ? 0 : rest);
    else if (!shown) set(null);
    else if (!focused) later(null, linger);
  };
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    moved = false;
    swallowClick = false;
    if (target instanceof Element && isTip(target)) return;
    set(null);
    if (pointerType !== 'touch') {
      spent = tipped(target);
      return;
    }
    const element = longPressTarget(target);
    if (element) later(element, longPress);
  };
  const onPointerUp = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    // The click that ends a long press was meant for the tooltip.
    if (shown) swallowClick = true;
    else set(null);
  };
  const onPointerCancel = () => {
    if (!shown) set(null);
  };
  const onClick = (event: Event) => {
    if (!swallowClick) return;
    swallowClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onContextMenu = (event: Event) => {
    if (
      shown &&
      event instanceof PointerEvent &&
      event.pointerType === 'touch' &&
      longPressTarget(event.target) === shown
    ) {
      event.preventDefault();
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const element = tipped(target);
    if (moved && element && element === target && element.matches(':focus-visible')) {
      set(element);
      focused = true;
    } else if (shown && element !== shown) set(null);
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (shown && tipped(target) === shown) set(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    moved = !['Escape', 'Enter', ' '].includes(event.key);
    if (moved) return;
    if (shown && event.key === 'Escape') {
      // One Escape closes one layer: what is below the tooltip stays open. But a name that only shows on keyboard focus
      // is not a layer: tabbing through a dialog, one Escape must close it.
      if (!focused || shown.hasAttribute('aria-describedby')) event.stopPropagation();
    }
    set(null);
  };
  const onLeave = ({ target, currentTarget }: Event) => {
    // With capture, this also gets events of elements left inside the window.
    if (target === currentTarget) set(null);
  };

  const listeners: [EventTarget, string, (event: never) => void][] = [
    [window, 'pointermove', onPointerMove],
    [window, 'pointerdown', onPointerDown],
    [window, 'pointerup', onPointerUp],
    [window, 'pointercancel', onPointerCancel],
    [window, 'click', onClick],
    [window, 'contextmenu', onContextMenu],
    [document, 'focusin', onFocusIn],
    [document, 'focusout', onFocusOut],
    [window, 'keydown', onKeyDown],
    [window, 'blur', onLeave],
    [document.documentElement, 'pointerleave', onLeave],
  ];
  for (const [on, type, listener] of listeners) on.addEventListener(type, listener as EventListener, { capture: true });

  // The listeners are attached at the first tooltip, whose element is already hovered or focused.
  const [hovered] = document.querySelectorAll<HTMLElement>('[data-tip]:hover');
  if (hovered && hovered !== spent && matchMedia('(hover: hover)').matches) later(hovered, rest);
  else if (document.activeElement?.matches('[data-tip]:focus-visible')) {
    set(tipped(document.activeElement));
    focused = true;
  }

  const stop = () => {
    clearTimeout(timer);
    for (const [on, type, listener] of listeners) {
      on.removeEventListener(type, listener as EventListener, { capture: true });
    }
  };
  return { hide: () => set(null), stop };
}
