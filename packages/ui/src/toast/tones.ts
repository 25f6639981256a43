import { Bell, CircleCheck, Info, type LucideIcon, TriangleAlert } from '../icons/index.ts';
import type { ToastTone } from './queue.ts';

/** The icon of each kind: no kind is told by its colour alone. */
export const toastIcons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  primary: Bell,
  default: Info,
};
