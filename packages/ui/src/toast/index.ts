export { type ToastAction, type ToastTone, toast } from './queue.ts';
export { Toaster } from './Toaster.tsx';
