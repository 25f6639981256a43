import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';
import { profileMessageFiles } from './seller.ts';

/** Messages of the password screens. */
const passwordMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-password.json'),
  ja: () => import('../messages/compiled/ja-password.json'),
};

/** Messages of the lists of people. */
const peopleMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-people.json'),
  ja: () => import('../messages/compiled/ja-people.json'),
};

const profile: SellerRouteEntry = {
  ...sections.profile,
  audience: 'seller',
  messageFiles: profileMessageFiles,
  load: () => import('../screens/profile/Profile.tsx'),
};

/** The seller's account, and the profiles of others. */
export const accountRoutes: SellerRouteEntry[] = [
  profile,
  {
    path: '/edit-profile',
    audience: 'seller',
    permission: 'sa-view-profile',
    name: messages.editProfile,
    crumbs: [profile],
    messageFiles: profileMessageFiles,
    load: () => import('../screens/edit-profile/EditProfile.tsx'),
  },
  {
    path: '/edit-profile/change-password',
    audience: 'seller',
    name: messages.changePassword,
    crumbs: [profile],
    messageFiles: passwordMessageFiles,
    load: () => import('../screens/change-password/ChangePassword.tsx'),
  },
  {
    path: '/profile-info/:id',
    audience: 'seller',
    permission: 'sa-view-profile',
    name: messages.person,
    messageFiles: profileMessageFiles,
    load: () => import('../screens/person/Person.tsx'),
  },
  {
    ...sections.sellers,
    audience: 'seller',
    messageFiles: peopleMessageFiles,
    load: () => import('../screens/sellers/Sellers.tsx'),
  },
  {
    path: '/subscribed-view-user/:id',
    audience: 'seller',
    permission: sections.sellers.permission,
    name: messages.person,
    crumbs: [sections.sellers],
    messageFiles: profileMessageFiles,
    load: () => import('../screens/person/Person.tsx'),
  },
];
