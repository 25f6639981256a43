export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export type { Earlier, Notification } from './notifications.ts';
