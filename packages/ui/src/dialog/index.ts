export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export type { CanClose } from './guard.ts';
export { RedirectDialog, type RedirectDialogProps } from './RedirectDialog.tsx';
