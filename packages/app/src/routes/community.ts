import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of the notification list. */
const notificationMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-notifications.json'),
  ja: () => import('../messages/compiled/ja-notifications.json'),
};

/** Messages of invitations. */
const referralMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-referrals.json'),
  ja: () => import('../messages/compiled/ja-referrals.json'),
};

/** Invitations and notifications. */
export const communityRoutes: SellerRouteEntry[] = [
  {
    ...sections.referrals,
    audience: 'seller',
    messageFiles: referralMessageFiles,
    load: () => import('../screens/referrals/Referrals.tsx'),
  },
  {
    path: '/notifications',
    audience: 'seller',
    name: messages.notifications,
    messageFiles: notificationMessageFiles,
    load: () => import('../screens/notifications/Notifications.tsx'),
  },
];
