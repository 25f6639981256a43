import { defineMessage, defineMessages } from 'react-intl';

export const notificationsMessages = {
  ...defineMessages({
    failed: {
      id: 'notifications.failed',
      defaultMessage: 'We couldn’t load your notifications.',
      description: 'Title of the banner when the list failed',
    },
    empty: { id: 'notifications.empty', defaultMessage: 'No notifications yet', description: 'Title of an empty list' },
    emptyHelp: {
      id: 'notifications.emptyHelp',
      defaultMessage: 'Updates about your orders, payments and exhibitions appear here.',
      description: 'Below the title of an empty list',
    },
    show: { id: 'notifications.show', defaultMessage: 'Show', description: 'Filter: seen or unseen notifications' },
    all: { id: 'notifications.all', defaultMessage: 'All', description: 'Choice: notifications, seen or not' },
    unseen: {
      id: 'notifications.unseen',
      defaultMessage: 'Unread',
      description: 'Choice, and the mark of a notification',
    },
    seen: { id: 'notifications.seen', defaultMessage: 'Read', description: 'Choice: notifications that were seen' },
    about: { id: 'notifications.about', defaultMessage: 'About', description: 'Filter: what notifications are about' },
    markAll: {
      id: 'notifications.markAll',
      defaultMessage: 'Mark all as read',
      description: 'Button: everything in the bell has been seen',
    },
    markedAll: {
      id: 'notifications.markedAll',
      defaultMessage: 'All notifications marked as read.',
      description: 'Said after the button marked everything as seen',
    },
    recent: {
      id: 'notifications.recent',
      defaultMessage: 'Recent messages',
      description: 'Button: opens what toasts said since the tab was opened',
    },
    markFailed: {
      id: 'notifications.markFailed',
      defaultMessage: 'We couldn’t mark it as read.',
      description: 'Marking failed; the reason follows',
    },
  }),
  summary: defineMessage<{ count: number }>({
    id: 'notifications.summary',
    defaultMessage: '{count, plural, =0 {All read} other {# unread}}',
    description: 'Below the title: how many notifications are unseen',
  }),
  mark: defineMessage<{ message: string }>({
    id: 'notifications.mark',
    defaultMessage: 'Mark as read: {message}',
    description: 'Name of the button beside a notification; message is what it says',
  }),
  found: defineMessage<{ count: number }>({
    id: 'notifications.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# notification} other {# notifications}}',
    description: 'Read to screen readers when the list is narrowed',
  }),
};

/** Labels of notification types, by the contract's type. */
export const typeMessages = defineMessages({
  Account: { id: 'notifications.type.account', defaultMessage: 'Account', description: 'What a notification is about' },
  Agreement: {
    id: 'notifications.type.agreement',
    defaultMessage: 'Agreement',
    description: 'What a notification is about',
  },
  Announcement: {
    id: 'notifications.type.announcement',
    defaultMessage: 'Announcement',
    description: 'What a notification is about: the house has something to say',
  },
  'Art piece': {
    id: 'notifications.type.piece',
    defaultMessage: 'Art piece',
    description: 'What a notification is about',
  },
  Crowdfunding: {
    id: 'notifications.type.crowdfunding',
    defaultMessage: 'Crowdfunding',
    description: 'What a notification is about',
  },
  'Custom order': {
    id: 'notifications.type.customOrder',
    defaultMessage: 'Custom order',
    description: 'What a notification is about',
  },
  Exhibition: {
    id: 'notifications.type.exhibition',
    defaultMessage: 'Exhibition',
    description: 'What a notification is about',
  },
  Forum: { id: 'notifications.type.forum', defaultMessage: 'Forum', description: 'What a notification is about' },
  Order: { id: 'notifications.type.order', defaultMessage: 'Order', description: 'What a notification is about' },
  Payment: { id: 'notifications.type.payment', defaultMessage: 'Payment', description: 'What a notification is about' },
  Referral: {
    id: 'notifications.type.referral',
    defaultMessage: 'Referral',
    description: 'What a notification is about',
  },
});
