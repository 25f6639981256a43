import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { X } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Dialog.css.ts';
import { FirstFocus } from './FirstFocus.tsx';
import { type CanClose, useGuardedClose } from './guard.ts';
import { modal } from './modal.tsx';
import * as parts from './parts.css.ts';
import { scrim } from './scrim.css.ts';
import { strings } from './strings.ts';

export interface DialogProps extends RootProps<HTMLElement> {
  open: boolean;
  /** Called with false on Escape, a press outside or the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons in the footer, the main one last. */
  footer?: ReactNode;
  /** Maximum width 448, 576 or 832 px; full width on a phone. */
  size?: keyof typeof css.size;
  /**
   * `alertdialog` interrupts with a question: only its buttons and Escape close it. Use AlertDialog for the whole
   * pattern.
   */
  role?: 'dialog' | 'alertdialog';
  /** Turn off while something is in progress that closing would hide. */
  dismissable?: boolean;
  /** Called before Escape, a press outside or the close button closes it, to protect unsaved input. */
  canClose?: CanClose | undefined;
  /**
   * The element focused first. Default: the first field, if it is visible without scrolling and would not open an
   * on-screen keyboard; with only short text the last footer button; otherwise the title. Not `autoFocus`, which a
   * drawer below would take back.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  id?: string | undefined;
  /** Id of the inner element with the description, read with the title. */
  describedBy?: string | undefined;
}

/**
 * A modal window for one task that needs full attention; focus is trapped inside and then returns. Load it lazily. Not
 * for content that fits the page or deserves its own address: use a Page.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  dismissable = true,
  canClose,
  initialFocus,
  id,
  describedBy,
  ...root
}: DialogProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const close = useGuardedClose(onOpenChange, canClose);
  const isAlert = role === 'alertdialog';
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={cx(scrim, css.place)}
        isDismissable={dismissable && !isAlert}
        isKeyboardDismissDisabled={!dismissable}
        isOpen={open}
        onOpenChange={close}
      >
        <Modal className={cx(css.modal, css.size[size], css.modalPhone)}>
          <AriaDialog
            {...root}
            aria-describedby={describedBy}
            className={parts.dialog}
            render={modal}
            role={role}
            {...(id && { id })}
          >
            <div className={parts.head}>
              <Heading
                className={parts.title}
                level={2}
                slot="title"
                tabIndex={-1}
                title={typeof title === 'string' ? title : undefined}
              >
                {title}
              </Heading>
              {!isAlert && (
                <IconButton
                  disabled={!dismissable}
                  emphasis="quiet"
                  icon={X}
                  label={string('close')}
                  onClick={() => close(false)}
                />
              )}
            </div>
            <div className={parts.body}>{children}</div>
            {footer && <div className={parts.footer}>{footer}</div>}
            <FirstFocus answers on={initialFocus} />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
