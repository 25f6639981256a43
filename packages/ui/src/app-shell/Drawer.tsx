import { useEffect } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { modal } from '../dialog/modal.tsx';
import { scrim } from '../dialog/scrim.css.ts';
import { side } from '../drawer/side.css.ts';
import { X } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { breakpoints } from '../theme/scale.ts';
import * as css from './Drawer.css.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

export interface DrawerProps extends SidebarProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar of small screens, off-canvas until opened. Downloaded on first intent. */
export function Drawer({ open, onOpenChange, ...sidebar }: DrawerProps) {
  const string = useString();

  useEffect(() => {
    // After a tablet is rotated to landscape, the sidebar itself is visible.
    const wide = matchMedia(`(min-width: ${breakpoints.laptop}px)`);
    const close = () => wide.matches && onOpenChange(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [onOpenChange]);

  return (
    <ModalOverlay className={scrim} isDismissable isOpen={open} onOpenChange={onOpenChange}>
      <Modal className={cx(side, css.drawer)}>
        <Dialog aria-label={string('appShell.menu')} className={css.dialog} render={modal}>
          <div className={css.close}>
            <IconButton
              emphasis="quiet"
              icon={X}
              label={string('appShell.close')}
              onClick={() => onOpenChange(false)}
            />
          </div>
          <Sidebar {...sidebar} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
