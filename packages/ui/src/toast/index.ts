export { type ToastAction, type ToastTone, toast, toastQueue } from './queue.ts';
