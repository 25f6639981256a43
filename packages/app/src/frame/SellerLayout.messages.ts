import { defineMessage, defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  home: { id: 'shell.home', defaultMessage: 'Go to the home page', description: 'Link where a page may not be seen' },
  notifications: {
    id: 'shell.notifications',
    defaultMessage: 'Notifications',
    description: 'Name of the bell until what it opens is there',
  },
  waiting: defineMessage<{ count: number }>({
    id: 'shell.waiting',
    defaultMessage: '{count, plural, one {# needs} other {# need}} your attention',
    description: 'Beside Orders in the sidebar, for screen readers; others see the number alone',
  }),
  search: {
    id: 'shell.search',
    defaultMessage: 'Find anything',
    description: 'Button where a page is missing or may not be seen: opens the search over everything',
  },
  needsPermission: {
    id: 'shell.needsPermission',
    defaultMessage: 'This page needs a permission',
    description: 'Where a page may not be seen; which one follows',
  },
  goTo: defineMessage<{ page: string }>({
    id: 'shell.goTo',
    defaultMessage: 'Go to {page}',
    description: 'Link where a page may not be seen, to one that may; page is its name, such as Dashboard',
  }),
});
