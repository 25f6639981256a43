import { type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Popover } from 'react-aria-components';
import { useUi } from '../provider/index.ts';
import { zIndex } from '../theme/scale.ts';
import * as css from './ListPopover.css.ts';
import { Options, type OptionsProps, optionId } from './Options.tsx';
import { reveal } from './reveal.ts';
import { useRepositionOnScroll } from './useRepositionOnScroll.ts';

export interface ListPopoverProps extends Omit<OptionsProps, 'ref' | 'scrolls'> {
  open: boolean;
  /** Called to close because the page scrolled, or on a screen reader's dismiss gesture. */
  onClose: () => void;
  /** The element it is positioned at. */
  trigger: RefObject<HTMLElement | null>;
  /** Shown below the options: loading, no results, how to see more. */
  status?: ReactNode | undefined;
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A list that floats under a field which keeps the focus. React Aria positions it, keeps it inside the window and above
 * a phone's keyboard, and registers it with a surrounding dialog. Downloaded on first intent.
 */
export function ListPopover({ open, onClose, trigger, status, ...options }: ListPopoverProps) {
  const { locale } = useUi();
  const list = useRef<HTMLDivElement>(null);
  const { id, active } = options;
  const follow = useRepositionOnScroll(trigger, open, onClose);

  useLayoutEffect(() => {
    if (open && active >= 0) reveal(list.current, document.getElementById(optionId(id, active)));
  }, [open, id, active]);

  return (
    <I18nProvider locale={locale}>
      <Popover
        // No arrow is drawn; changing this prop makes React Aria recompute the position.
        arrowBoundaryOffset={follow.position}
        className={css.popover}
        isKeyboardDismissDisabled
        isNonModal
        isOpen={open}
        maxHeight={340}
        offset={4}
        onOpenChange={(next) => {
          if (!next && !follow.isScrolling()) onClose();
        }}
        placement="bottom start"
        // A press on the field itself does not count as outside.
        shouldCloseOnInteractOutside={(pressed) => !trigger.current?.contains(pressed)}
        style={{ zIndex: zIndex.overlay }}
        triggerRef={trigger}
      >
        {/* Chromium makes scroll containers focusable by Tab: after a page's last field Tab would stop here and come
            back. */}
        <Options {...options} onMouseDown={keepFocus} ref={list} scrolls tabIndex={-1} />
        {status && (
          // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
          <div className={css.status} onMouseDown={keepFocus}>
            {status}
          </div>
        )}
      </Popover>
    </I18nProvider>
  );
}
