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
  /** Asked to close by Escape, a press outside or the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the one to do next last. */
  footer?: ReactNode;
  /** At most 448, 576 or 832 px wide; the whole width of a phone. */
  size?: keyof typeof css.size;
  /** `alertdialog` interrupts with a question: only its buttons and Escape close it. AlertDialog says all it needs. */
  role?: 'dialog' | 'alertdialog';
  /** Off while something is under way that closing would hide. */
  dismissable?: boolean;
  /** Asked before Escape, a press outside or the close button close it: for what would be lost. */
  canClose?: CanClose | undefined;
  /**
   * What has the focus first. Otherwise the first field, if it is seen without scrolling and no finger would have a
   * keyboard rise; under a few words alone the last button of the foot; else the title. Not `autoFocus`, which a drawer below would take back.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  id?: string | undefined;
  /** The id of the element inside that says what it is about, read with the title. */
  describedBy?: string | undefined;
}

/**
 * A window over the page for one thing that needs the person's whole attention; focus stays inside and returns to where
 * it came from. Load it lazily. Not for what can stand on the page or have an address of its own: use a Page.
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
  const question = role === 'alertdialog';
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={cx(scrim, css.place)}
        isDismissable={dismissable && !question}
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
              {!question && (
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
