import { defineMessages } from 'react-intl';

/** Messages of the header's tools, loaded after the first screen. */
export const toolsMessages = defineMessages({
  language: {
    id: 'tools.language',
    defaultMessage: 'Language',
    description: 'Command palette heading',
  },
  pages: { id: 'tools.pages', defaultMessage: 'Pages', description: 'Command palette heading' },
  actions: {
    id: 'tools.actions',
    defaultMessage: 'Actions',
    description: 'Command palette heading',
  },
  palette: {
    id: 'tools.palette',
    defaultMessage: 'Find anything',
    description: 'Account menu item: opens the command palette',
  },
  dashboard: { id: 'tools.dashboard', defaultMessage: 'Dashboard', description: 'Account menu item' },
  buyerDashboard: {
    id: 'tools.buyerDashboard',
    defaultMessage: 'Buyer dashboard',
    description: 'Account menu item; opens the buyers’ site after confirmation',
  },
  earlierFailed: {
    id: 'tools.earlierFailed',
    defaultMessage: 'We couldn’t load earlier notifications.',
    description: 'Toast: request refused or server unreachable',
  },
  setUp: {
    id: 'tools.setUp',
    defaultMessage: 'Show the setup list again',
    description: 'Account menu item: shows the dismissed setup checklist',
  },
  profile: { id: 'tools.profile', defaultMessage: 'Seller profile', description: 'Account menu item' },
  forum: { id: 'tools.forum', defaultMessage: 'Forum', description: 'Account menu item' },
  changePassword: {
    id: 'tools.changePassword',
    defaultMessage: 'Change password',
    description: 'Account menu item',
  },
  markFailed: {
    id: 'tools.markFailed',
    defaultMessage: 'We couldn’t mark the notification as read.',
    description: 'Toast: request refused or server unreachable',
  },
  signOut: { id: 'tools.signOut', defaultMessage: 'Sign out', description: 'Account menu item' },
  shortcutsOff: {
    id: 'tools.shortcutsOff',
    defaultMessage: 'Turn off single-key shortcuts',
    description: 'Account menu item',
  },
  shortcutsOn: {
    id: 'tools.shortcutsOn',
    defaultMessage: 'Turn on single-key shortcuts',
    description: 'Account menu item',
  },
});
