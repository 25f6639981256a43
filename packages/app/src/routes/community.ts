import type { Words } from '../i18n/language.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** The words of invitations. */
const referralWords: Words = {
  en: () => import('../messages/compiled/en-referrals.json'),
  ja: () => import('../messages/compiled/ja-referrals.json'),
};

/** Whom the seller brings here, and meets here. */
export const communityRoutes: SellerRouteEntry[] = [
  {
    ...sections.referrals,
    audience: 'seller',
    words: referralWords,
    load: () => import('../screens/referrals/Referrals.tsx'),
  },
];
