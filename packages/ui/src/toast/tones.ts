import { Bell, CircleCheck, Info, type LucideIcon, TriangleAlert } from '../icons/index.ts';
import type { ToastTone } from './queue.ts';

/** The icon of each kind: no kind is told by its colour alone. */
export const toastIcons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  primary: Bell,
  default: Info,
};

/**
 * How each kind is announced: what went wrong interrupts, everything else waits until the person's screen reader has
 * finished its sentence.
 */
export const toastRoles: Record<ToastTone, 'alert' | 'status'> = {
  success: 'status',
  warning: 'alert',
  primary: 'status',
  default: 'status',
};
