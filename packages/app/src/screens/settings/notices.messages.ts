import type { NoticeKind } from '@smart-art/openapi/rules';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const noticeMessages = defineMessages({
  mail: { id: 'settings.noticeMail', defaultMessage: 'Email', description: 'Notification channel' },
  slack: { id: 'settings.noticeSlack', defaultMessage: 'Slack', description: 'Notification channel' },
  deadlinesHelp: {
    id: 'settings.noticeDeadlinesHelp',
    defaultMessage: 'Before a payment is due, a return window closes or a rental ends.',
    description: 'Hint of the order deadline notifications',
  },
});

/** Labels of the kinds of notifications. */
export const noticeKindMessages: Record<NoticeKind, MessageDescriptor> = defineMessages({
  orders: { id: 'settings.noticeOrders', defaultMessage: 'Orders and commissions', description: 'Notification type' },
  deadlines: { id: 'settings.noticeDeadlines', defaultMessage: 'Order deadlines', description: 'Notification type' },
  exhibitions: { id: 'settings.noticeExhibitions', defaultMessage: 'Exhibitions', description: 'Notification type' },
  crowdfunding: { id: 'settings.noticeCrowdfunding', defaultMessage: 'Crowdfunding', description: 'Notification type' },
  forum: { id: 'settings.noticeForum', defaultMessage: 'Forum', description: 'Notification type' },
  referrals: { id: 'settings.noticeReferrals', defaultMessage: 'Referrals', description: 'Notification type' },
  payments: {
    id: 'settings.noticePayments',
    defaultMessage: 'End of your agreement',
    description: 'Notification type: end of the paid storage',
  },
});
