import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { Dialog, I18nProvider, Modal, ModalOverlay, Popover } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { modal } from '../dialog/modal.tsx';
import { X } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { breakpoints, zIndex } from '../theme/scale.ts';
import * as css from './Popup.css.ts';
import { strings } from './strings.ts';

export interface PopupProps {
  /** Name of the dialog. */
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element it is anchored to. */
  trigger: RefObject<HTMLElement | null>;
  /** Id of the dialog, for its trigger. */
  id: string;
  children: ReactNode;
}

const narrow = `(max-width: ${breakpoints.tablet - 1}px)`;
const onNarrow = (listener: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The container of a calendar: below its field, on a phone a bottom sheet. */
export function Popup({ title, open, onOpenChange, trigger, id, children }: PopupProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const sheet = useSyncExternalStore(onNarrow, () => matchMedia(narrow).matches);
  return (
    <I18nProvider locale={locale}>
      {sheet ? (
        <ModalOverlay className={css.scrim} isDismissable isOpen={open} onOpenChange={onOpenChange}>
          <Modal className={css.sheet}>
            <Dialog aria-label={title} className={css.dialog} id={id} render={modal}>
              <div className={css.head}>
                <p className={css.title}>{title}</p>
                <IconButton emphasis="quiet" icon={X} label={string('close')} onClick={() => onOpenChange(false)} />
              </div>
              {children}
            </Dialog>
          </Modal>
        </ModalOverlay>
      ) : (
        <Popover
          aria-label={title}
          className={css.popover}
          isOpen={open}
          offset={4}
          onOpenChange={onOpenChange}
          placement="bottom start"
          style={{ zIndex: zIndex.overlay }}
          triggerRef={trigger}
        >
          <Dialog aria-label={title} className={css.dialog} id={id} render={modal}>
            {children}
          </Dialog>
        </Popover>
      )}
    </I18nProvider>
  );
}
