import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of the settings. */
const settingsMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-settings.json'),
  ja: () => import('../messages/compiled/ja-settings.json'),
};

const { settings } = sections;
const shared = { audience: 'seller', permission: settings.permission, messageFiles: settingsMessageFiles } as const;

const slack: SellerRouteEntry = {
  ...shared,
  path: '/settings/slack-integration',
  name: messages.slackIntegration,
  crumbs: [settings],
  load: () => import('../screens/slack/Channels.tsx'),
};

const channel: SellerRouteEntry = {
  ...shared,
  path: '/settings/slack-integration/:id',
  name: messages.slackChannel,
  crumbs: [settings, slack],
  load: () => import('../screens/slack/Channel.tsx'),
};

/** Payment and notification settings. The pages of a single channel are our addition. */
export const settingsRoutes: SellerRouteEntry[] = [
  { ...settings, ...shared, load: () => import('../screens/settings/General.tsx') },
  slack,
  {
    ...shared,
    path: '/settings/slack-integration/new',
    name: messages.addSlackChannel,
    crumbs: [settings, slack],
    load: () => import('../screens/slack/AddChannel.tsx'),
  },
  channel,
  {
    ...shared,
    path: '/settings/slack-integration/:id/edit',
    name: messages.editSlackChannel,
    crumbs: [settings, slack, channel],
    load: () => import('../screens/slack/EditChannel.tsx'),
  },
];
