import { Bell, CircleCheck, Info, type LucideIcon, TriangleAlert } from '../icons/index.ts';
import type { ToastTone } from './queue.ts';

/** The icon of each kind, because colour must not be the only indicator. */
export const toastIcons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  primary: Bell,
  default: Info,
};

/** ARIA role of each kind: warnings interrupt, others wait until the screen reader has finished its sentence. */
export const toastRoles: Record<ToastTone, 'alert' | 'status'> = {
  success: 'status',
  warning: 'alert',
  primary: 'status',
  default: 'status',
};
