import { defineMessage, defineMessages } from 'react-intl';

export const notificationsMessages = {
  ...defineMessages({
    failed: {
      id: 'notifications.failed',
      defaultMessage: 'We couldn’t load your notifications.',
      description: 'Banner heading: list failed to load',
    },
    empty: { id: 'notifications.empty', defaultMessage: 'No notifications yet', description: 'Empty list heading' },
    emptyHelp: {
      id: 'notifications.emptyHelp',
      defaultMessage: 'Updates about your orders, payments and exhibitions appear here.',
      description: 'Text of the empty list',
    },
    show: { id: 'notifications.show', defaultMessage: 'Show', description: 'Filter label: read or unread' },
    all: { id: 'notifications.all', defaultMessage: 'All', description: 'Filter option: read and unread' },
    unseen: {
      id: 'notifications.unseen',
      defaultMessage: 'Unread',
      description: 'Filter option and badge of a notification',
    },
    seen: { id: 'notifications.seen', defaultMessage: 'Read', description: 'Filter option: read' },
    about: { id: 'notifications.about', defaultMessage: 'About', description: 'Filter label: notification category' },
    markAll: {
      id: 'notifications.markAll',
      defaultMessage: 'Mark all as read',
      description: 'Button label: mark all as read',
    },
    markedAll: {
      id: 'notifications.markedAll',
      defaultMessage: 'All notifications marked as read.',
      description: 'Toast after all notifications were marked as read',
    },
    recent: {
      id: 'notifications.recent',
      defaultMessage: 'Recent messages',
      description: 'Button label: opens the list of recent toasts',
    },
    markFailed: {
      id: 'notifications.markFailed',
      defaultMessage: 'We couldn’t mark it as read.',
      description: 'Error message, followed by the reason',
    },
  }),
  summary: defineMessage<{ count: number }>({
    id: 'notifications.summary',
    defaultMessage: '{count, plural, =0 {All read} other {# unread}}',
    description: 'Below the page title: number of unread notifications',
  }),
  mark: defineMessage<{ message: string }>({
    id: 'notifications.mark',
    defaultMessage: 'Mark as read: {message}',
    description: 'Button label beside a notification; {message} is its text',
  }),
  found: defineMessage<{ count: number }>({
    id: 'notifications.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# notification} other {# notifications}}',
    description: 'Screen reader announcement after filtering',
  }),
};

/** Labels of notification types, by the contract's type. */
export const typeMessages = defineMessages({
  Account: { id: 'notifications.type.account', defaultMessage: 'Account', description: 'Notification category' },
  Agreement: {
    id: 'notifications.type.agreement',
    defaultMessage: 'Agreement',
    description: 'Notification category',
  },
  Announcement: {
    id: 'notifications.type.announcement',
    defaultMessage: 'Announcement',
    description: 'Notification category: announcements of the operator',
  },
  'Art piece': {
    id: 'notifications.type.piece',
    defaultMessage: 'Art piece',
    description: 'Notification category',
  },
  Crowdfunding: {
    id: 'notifications.type.crowdfunding',
    defaultMessage: 'Crowdfunding',
    description: 'Notification category',
  },
  'Custom order': {
    id: 'notifications.type.customOrder',
    defaultMessage: 'Custom order',
    description: 'Notification category',
  },
  Exhibition: {
    id: 'notifications.type.exhibition',
    defaultMessage: 'Exhibition',
    description: 'Notification category',
  },
  Forum: { id: 'notifications.type.forum', defaultMessage: 'Forum', description: 'Notification category' },
  Order: { id: 'notifications.type.order', defaultMessage: 'Order', description: 'Notification category' },
  Payment: { id: 'notifications.type.payment', defaultMessage: 'Payment', description: 'Notification category' },
  Referral: {
    id: 'notifications.type.referral',
    defaultMessage: 'Referral',
    description: 'Notification category',
  },
});
