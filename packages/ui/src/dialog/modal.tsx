import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { refs } from '../root/refs.ts';

/** The toast regions, which exist even when empty. */
const toasts = '[data-react-aria-top-layer]';

/** True if another overlay is on top of the dialog: a list, a menu, another dialog, a toast. */
function covered(dialog: Element): boolean {
  const root = [...document.body.children].find((child) => child.contains(dialog));
  return [...document.body.children].some((child) => {
    if (child === root || child.hasAttribute('data-live-announcer')) return false;
    if (child.querySelector(`${toasts} > *`)) return true;
    const after = root && root.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING;
    return Boolean(after) && child.querySelector('[role]') !== null;
  });
}

function ModalSection({ ref, ...props }: ComponentProps<'section'>) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const dialog = section.current;
    if (!dialog) return;
    const look = () => {
      const modal = !covered(dialog);
      if (modal === dialog.hasAttribute('aria-modal')) return;
      if (modal) dialog.setAttribute('aria-modal', 'true');
      else dialog.removeAttribute('aria-modal');
    };
    look();
    const changes = new MutationObserver(look);
    for (const place of [document.body, ...document.querySelectorAll(toasts)])
      changes.observe(place, { childList: true });
    return () => changes.disconnect();
  }, []);
  useFocusBack();
  const focusFallback = useFocusFallback(section);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus
    <section
      {...props}
      onBlur={(event) => {
        props.onBlur?.(event);
        focusFallback.onBlur();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        focusFallback.onFocus(event);
      }}
      ref={refs(section, ref)}
    />
  );
}

/**
 * Returns the focus to the opener, also when a window is unmounted while open (after saving). React Aria does so in the
 * next frame, when the page may still be inert: inert is removed in an effect, which outside an event may run after that
 * frame. This effect runs after that one.
 */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}

/**
 * For `render` of a modal Dialog: keeps the focus when the focused button disappears, returns it on close, and sets
 * `aria-modal`, as in the ARIA Authoring Practices, while nothing is on top. React Aria hides the page but never sets
 * it, because VoiceOver and NVDA then ignore everything else, including the list of a Select over the dialog.
 */
export const modal = (props: ComponentProps<'section'>) => <ModalSection {...props} />;
