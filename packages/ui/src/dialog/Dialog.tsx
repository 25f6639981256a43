import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../button/index.ts';
import { X } from '../icons/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Asked to close by Escape, a press outside or the close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the one to do next last. */
  footer?: ReactNode;
  /** At most 448, 576 or 832 px wide; the whole width of a phone. */
  size?: keyof typeof css.size;
  /** `alertdialog` interrupts with a question: only its buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog';
  /** Off while something is under way that closing would hide. */
  dismissable?: boolean;
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
}: DialogProps) {
  const { locale } = useUi();
  const string = useString();
  const question = role === 'alertdialog';
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={css.scrim}
        isDismissable={dismissable && !question}
        isKeyboardDismissDisabled={!dismissable}
        isOpen={open}
        onOpenChange={onOpenChange}
      >
        <Modal className={cx(css.modal, css.size[size], css.modalPhone)}>
          <AriaDialog className={css.dialog} role={role}>
            <div className={css.head}>
              <Heading className={css.title} level={2} slot="title">
                {title}
              </Heading>
              {!question && (
                <Button disabled={!dismissable} emphasis="quiet" icon={X} iconOnly onClick={() => onOpenChange(false)}>
                  {string('dialog.close')}
                </Button>
              )}
            </div>
            <div className={css.body}>{children}</div>
            {footer && <div className={css.footer}>{footer}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
