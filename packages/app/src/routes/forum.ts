import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of the forum. */
const forumMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-forum.json'),
  ja: () => import('../messages/compiled/ja-forum.json'),
};

/** Forums between sellers. */
export const forumRoutes: SellerRouteEntry[] = [
  {
    ...sections.forum,
    audience: 'seller',
    messageFiles: forumMessageFiles,
    load: () => import('../screens/forum-list/ForumList.tsx'),
  },
  {
    path: '/forum',
    audience: 'seller',
    permission: sections.forum.permission,
    name: messages.forumThread,
    crumbs: [sections.forum],
    ofRecord: true,
    messageFiles: forumMessageFiles,
    load: () => import('../screens/forum/Forum.tsx'),
  },
];
