import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { refs } from '../root/refs.ts';

/** Where toasts stand, also while there are none. */
const toasts = '[data-react-aria-top-layer]';

/** Whether something stands over a dialog that is not inside it: a list, a menu, another dialog, a toast. */
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
  const kept = useFocusFallback(section);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is, and is pressed by nobody.
    <section
      {...props}
      onBlur={(event) => {
        props.onBlur?.(event);
        kept.onBlur();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        kept.onFocus(event);
      }}
      ref={refs(section, ref)}
    />
  );
}

/**
 * Gives the focus back to what had it, also when a window is taken away while it is open ("saved" arrives, and it is
 * gone). React Aria does so in the next frame, when the page behind may still be inert and refuses it: the page is freed
 * by an effect, and outside an event effects may come after the frame. This one comes after that one.
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
 * For `render` of a modal's Dialog: keeps the focus when the button that has it goes, gives it back when the dialog goes,
 * and says `aria-modal`, as the ARIA Authoring
 * Practices have it, while nothing stands over it. React Aria hides the page behind by itself and never says so, for a
 * good reason: VoiceOver and NVDA leave out everything else then, also the list of a Select that floats over the dialog.
 */
export const modal = (props: ComponentProps<'section'>) => <ModalSection {...props} />;
