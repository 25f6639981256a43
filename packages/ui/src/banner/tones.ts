import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from '../icons/index.ts';

/** Severity of a message. The icon and hidden text convey it too, never colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcon: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
