import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from '../icons/index.ts';

/** What kind of news it is. The icon and the hidden word carry it too, never the colour alone. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcon: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
