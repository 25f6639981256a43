import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { FirstFocus } from '../dialog/FirstFocus.tsx';
import { type CanClose, useGuardedClose } from '../dialog/guard.ts';
import { modal } from '../dialog/modal.tsx';
import * as parts from '../dialog/parts.css.ts';
import { scrim } from '../dialog/scrim.css.ts';
import { X } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Drawer.css.ts';
import { side } from './side.css.ts';
import { strings } from './strings.ts';

export interface DrawerProps extends RootProps<HTMLElement> {
  open: boolean;
  /** Called with false on Escape, a press outside or the close button: on a child route, navigate to its parent. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons in the footer, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Maximum width 384, 512 or 768 px; on a phone a full width bottom sheet. @default 'medium' */
  size?: keyof typeof css.size | undefined;
  /** Called before it closes; false, or a promise of it, keeps it open, to protect unsaved input. */
  canClose?: CanClose | undefined;
}

/**
 * A panel from the side to view or change one item of the list behind it: an order, a filter, an address. Give it a
 * child route, so that it can be linked to. Load it lazily. Not for a question: use ConfirmDialog. Not for a long form:
 * that is a page.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  footer,
  size = 'medium',
  canClose,
  ...root
}: DrawerProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const close = useGuardedClose(onOpenChange, canClose);
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay className={scrim} isDismissable isOpen={open} onOpenChange={close}>
        <Modal className={cx(side, css.size[size], css.drawer)}>
          <AriaDialog {...root} className={cx(parts.dialog, css.frame)} render={modal}>
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
              <IconButton
                emphasis="quiet"
                icon={X}
                label={string('close')}
                onClick={() => close(false)}
                tipPlacement="bottom"
              />
            </div>
            <div className={cx(parts.body, css.body)}>{children}</div>
            {footer && <div className={cx(parts.footer, css.footer)}>{footer}</div>}
            <FirstFocus />
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
