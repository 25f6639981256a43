import { defineMessages } from 'react-intl';

/** Messages of the header's tools, loaded after the first screen. */
export const toolsMessages = defineMessages({
  language: {
    id: 'tools.language',
    defaultMessage: 'Language',
    description: 'Title of the languages, in the palette',
  },
  pages: { id: 'tools.pages', defaultMessage: 'Pages', description: 'Title of what can be gone to, in the palette' },
  actions: {
    id: 'tools.actions',
    defaultMessage: 'Actions',
    description: 'Title of what can be done, in the palette',
  },
  palette: {
    id: 'tools.palette',
    defaultMessage: 'Find anything',
    description: 'Entry of the account menu: opens the palette of pages, actions and works',
  },
  dashboard: { id: 'tools.dashboard', defaultMessage: 'Dashboard', description: 'Entry of the account menu' },
  buyerDashboard: {
    id: 'tools.buyerDashboard',
    defaultMessage: 'Buyer dashboard',
    description: 'Entry of the account menu; leads to the buyer side after a question',
  },
  earlierFailed: {
    id: 'tools.earlierFailed',
    defaultMessage: 'We couldn’t load earlier notifications.',
    description: 'Toast: the server refused or could not be reached',
  },
  setUp: {
    id: 'tools.setUp',
    defaultMessage: 'Show the setup list again',
    description: 'Entry of the account menu; the checklist of a new seller was put away',
  },
  profile: { id: 'tools.profile', defaultMessage: 'Seller profile', description: 'Entry of the account menu' },
  forum: { id: 'tools.forum', defaultMessage: 'Forum', description: 'Entry of the account menu' },
  changePassword: {
    id: 'tools.changePassword',
    defaultMessage: 'Change password',
    description: 'Entry of the account menu',
  },
  markFailed: {
    id: 'tools.markFailed',
    defaultMessage: 'We couldn’t mark the notification as read.',
    description: 'Toast: the server refused or could not be reached',
  },
  signOut: { id: 'tools.signOut', defaultMessage: 'Sign out', description: 'Entry of the account menu' },
  shortcutsOff: {
    id: 'tools.shortcutsOff',
    defaultMessage: 'Turn off single-key shortcuts',
    description: 'Entry of the account menu',
  },
  shortcutsOn: {
    id: 'tools.shortcutsOn',
    defaultMessage: 'Turn on single-key shortcuts',
    description: 'Entry of the account menu',
  },
});
