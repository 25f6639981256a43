import { defineMessage, defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  home: { id: 'shell.home', defaultMessage: 'Go to the home page', description: 'Link on a forbidden page' },
  notifications: {
    id: 'shell.notifications',
    defaultMessage: 'Notifications',
    description: 'Bell button label while loading',
  },
  waiting: defineMessage<{ count: number }>({
    id: 'shell.waiting',
    defaultMessage: '{count, plural, one {# needs} other {# need}} your attention',
    description: 'Screen reader label of the number beside Orders in the sidebar',
  }),
  search: {
    id: 'shell.search',
    defaultMessage: 'Find anything',
    description: 'Button on a missing or forbidden page: opens the command palette',
  },
  needsPermission: {
    id: 'shell.needsPermission',
    defaultMessage: 'This page needs a permission',
    description: 'Forbidden page title; the permission follows',
  },
  goTo: defineMessage<{ page: string }>({
    id: 'shell.goTo',
    defaultMessage: 'Go to {page}',
    description: 'Link on a forbidden page to another page; {page} is its name, such as Dashboard',
  }),
});
