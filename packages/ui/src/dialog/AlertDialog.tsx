import { type ReactNode, useId } from 'react';
import * as css from './AlertDialog.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface AlertDialogProps
  extends Omit<DialogProps, 'footer' | 'role' | 'describedBy' | 'canClose' | 'children'> {
  /** What it interrupts for: read with the title as it opens. */
  message: ReactNode;
  /** What belongs to the question besides: a field, why the answer failed. */
  children?: ReactNode;
  /** Its answers, the one to do next last. One of them closes it without doing anything. */
  actions: ReactNode;
}

/**
 * Interrupts with something that must be answered before anything else is done: only its answers and Escape close it, a
 * press outside does not. Load it lazily. Not for a question with one yes and one no: use ConfirmDialog. Not for news
 * that need no answer: use a toast or a Banner.
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
