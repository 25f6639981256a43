import { type ReactNode, useId } from 'react';
import * as css from './AlertDialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface AlertDialogProps
  extends Omit<DialogProps, 'footer' | 'role' | 'describedBy' | 'canClose' | 'children'> {
  /** The message, read with the title when it opens. */
  message: ReactNode;
  /** Further content: a field, the reason why an action failed. */
  children?: ReactNode;
  /** The buttons, the main one last. One of them must close it without an action. */
  actions: ReactNode;
}

/**
 * Interrupts with something that must be answered first: only its buttons and Escape close it, a press outside does
 * not. Load it lazily. Not for a yes or no: use ConfirmDialog. Not for information without an answer: use a toast or a
 * Banner.
 */
export function AlertDialog({ message, children, actions, size = 'small', ...dialog }: AlertDialogProps) {
  const id = useId();
  return (
    <Dialog {...dialog} describedBy={id} footer={actions} role="alertdialog" size={size}>
      <div className={css.content}>
        <div id={id}>{message}</div>
        {children}
      </div>
    </Dialog>
  );
}
