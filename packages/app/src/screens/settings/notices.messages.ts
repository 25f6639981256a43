import type { NoticeKind } from '@smart-art/openapi/rules';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const noticeMessages = defineMessages({
  mail: { id: 'settings.noticeMail', defaultMessage: 'Email', description: 'A way to be told of news' },
  slack: { id: 'settings.noticeSlack', defaultMessage: 'Slack', description: 'A way to be told of news' },
  deadlinesHelp: {
    id: 'settings.noticeDeadlinesHelp',
    defaultMessage: 'Before a payment is due, a return window closes or a rental ends.',
    description: 'Below the choice of how to be reminded of deadlines of orders',
  },
});

/** Labels of the kinds of notifications. */
export const noticeKindMessages: Record<NoticeKind, MessageDescriptor> = defineMessages({
  orders: { id: 'settings.noticeOrders', defaultMessage: 'Orders and commissions', description: 'A kind of news' },
  deadlines: { id: 'settings.noticeDeadlines', defaultMessage: 'Order deadlines', description: 'A kind of news' },
  exhibitions: { id: 'settings.noticeExhibitions', defaultMessage: 'Exhibitions', description: 'A kind of news' },
  crowdfunding: { id: 'settings.noticeCrowdfunding', defaultMessage: 'Crowdfunding', description: 'A kind of news' },
  forum: { id: 'settings.noticeForum', defaultMessage: 'Forum', description: 'A kind of news' },
  referrals: { id: 'settings.noticeReferrals', defaultMessage: 'Referrals', description: 'A kind of news' },
  payments: {
    id: 'settings.noticePayments',
    defaultMessage: 'End of your agreement',
    description: 'A kind of news: the paid disk quota ends',
  },
});
