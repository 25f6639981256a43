/** How long a pointer rests before a tip appears, in ms. Along a row of icons the next ones appear at once. */
const rest = 500;
/** How long a tip stays when the pointer leaves, in ms: time to move onto it, or on to the next. */
const linger = 250;
/** How long a finger holds before a tip appears, in ms. */
const hold = 500;

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]:not([data-tip=""])') : null;

/** A link under a finger has the browser's own menu. */
const held = (target: EventTarget | null) => {
  const element = tipped(target);
  return element?.closest('a[href]') ? null : element;
};

interface Watch {
  hide: () => void;
  stop: () => void;
}

/**
 * Watches the document and decides whose tip is shown: that of the element under a resting pointer, of the one that the
 * keyboard has moved to, or of the one that a finger holds.
 * @param show told the element, null when none is to be shown
 * @param isTip whether an element lies in the tip itself, which may be pointed at
 * @param pressed what was pressed before anybody watched
 * @returns how to hide what is shown, and how to stop
 */
export function watch(
  show: (element: HTMLElement | null) => void,
  isTip: (target: Element) => boolean,
  pressed?: Element,
): Watch {
  let shown: HTMLElement | null = null;
  let next: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Pressed: it says no more until the pointer has left it. */
  let spent = tipped(pressed ?? null);
  /** The last key moved the focus; focus that a closing layer gives back asks for nothing. */
  let moved = false;
  let swallowClick = false;
  /** Where the pointer was last, on the screen. */
  let at = { x: Number.NaN, y: Number.NaN };
  /** It is shown because of the focus, not of a pointer. */
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
    // The page may move under a pointer that nobody moves: a dialog opened by the keyboard.
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
    const element = held(target);
    if (element) later(element, hold);
  };
  const onPointerUp = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    // The click that ends a long press was meant for the tip.
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
    if (shown && event instanceof PointerEvent && event.pointerType === 'touch' && held(event.target) === shown) {
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
      // One Escape, one layer: what lies under the tip stays. But a name that the keyboard's focus shows in passing is
      // no layer: somebody who tabs through a dialog leaves it with one Escape.
      if (!focused || shown.hasAttribute('aria-describedby')) event.stopPropagation();
    }
    set(null);
  };
  const onLeave = ({ target, currentTarget }: Event) => {
    // Captured, this hears also of elements that are left inside the window.
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

  // The listeners come with the first tip: its element is under the pointer or has the focus already.
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
