import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of "My tasks". */
const taskMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-tasks.json'),
  ja: () => import('../messages/compiled/ja-tasks.json'),
};

type Named = Pick<SellerRouteEntry, 'path' | 'name'>;

const ofTasks = (one: Named, load: SellerRouteEntry['load']): SellerRouteEntry => ({
  ...one,
  audience: 'seller',
  permission: sections.tasks.permission,
  crumbs: [sections.tasks],
  messageFiles: taskMessageFiles,
  load,
});

const loadTasks: SellerRouteEntry['load'] = () => import('../screens/tasks/Tasks.tsx');
const loadLedger: SellerRouteEntry['load'] = () => import('../screens/tasks/Ledger.tsx');

/** The seller's tasks by view. The sidebar marks the section as coming soon (001 section 2), but its URLs work. */
export const taskRoutes: SellerRouteEntry[] = [
  {
    path: sections.tasks.path,
    name: sections.tasks.name,
    permission: sections.tasks.permission,
    audience: 'seller',
    messageFiles: taskMessageFiles,
    load: loadTasks,
  },
  ofTasks({ path: '/my-tasks/orders/rent', name: messages.rentTasks }, loadTasks),
  ofTasks({ path: '/my-tasks/orders/custom', name: messages.customTasks }, loadTasks),
  ofTasks({ path: '/my-tasks/exhibitions', name: messages.exhibitionTasks }, loadTasks),
  ofTasks({ path: '/my-tasks/crowdfunding/donation', name: messages.donationTasks }, loadTasks),
  ofTasks({ path: '/my-tasks/crowdfunding/purchased-art', name: messages.purchasedArtTasks }, loadTasks),
  {
    path: sections.money.path,
    name: sections.money.name,
    permission: sections.money.permission,
    audience: 'seller',
    messageFiles: taskMessageFiles,
    load: loadLedger,
  },
  {
    ...ofTasks({ path: '/my-tasks/payments/expenses', name: messages.expenses }, loadLedger),
    crumbs: [sections.money],
  },
];
