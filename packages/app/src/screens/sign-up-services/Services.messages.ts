import { defineMessage, defineMessages } from 'react-intl';

export const servicesMessages = {
  ...defineMessages({
    title: { id: 'services.title', defaultMessage: 'Choose your services', description: 'Title of sign-up step 1' },
    lead: {
      id: 'services.lead',
      defaultMessage: 'Start free or pick more storage. Change anytime.',
      description: 'Below the title',
    },
    quota: {
      id: 'services.quota',
      defaultMessage: 'Storage',
      description: 'Label of the choice of disk quota or an own file server',
    },
    free: { id: 'services.free', defaultMessage: 'Free disk quota', description: 'A choice of disk quota' },
    paid: { id: 'services.paid', defaultMessage: 'Paid disk quota', description: 'A choice of disk quota' },
    own: { id: 'services.own', defaultMessage: 'Own cloud file server', description: 'A choice of disk quota' },
    size: { id: 'services.size', defaultMessage: 'Size', description: 'Label of the sizes of a paid disk quota' },
    noSizes: {
      id: 'services.noSizes',
      defaultMessage: 'No storage sizes are available right now.',
      description: 'In place of the sizes of a paid disk quota',
    },
    extras: {
      id: 'services.extras',
      defaultMessage: 'Notifications',
      description: 'Title of the notification service',
    },
    notification: {
      id: 'services.notification',
      defaultMessage: 'Mobile and Slack notifications',
      description: 'Checkbox of the notification service',
    },
    term: { id: 'services.term', defaultMessage: 'Term', description: 'Label of the choice of years' },
    termHelp: {
      id: 'services.termHelp',
      defaultMessage: 'Applies to everything you pay for.',
      description: 'Below the choice of years',
    },
    currency: { id: 'services.currency', defaultMessage: 'Currency', description: 'Label of the choice of a currency' },
    USD: { id: 'services.usd', defaultMessage: 'US dollar', description: 'A currency' },
    JPY: { id: 'services.jpy', defaultMessage: 'Japanese yen', description: 'A currency' },

    summary: { id: 'services.summary', defaultMessage: 'Summary', description: 'Title of the running total' },
    total: { id: 'services.total', defaultMessage: 'Total', description: 'The sum with tax' },
    subtotal: { id: 'services.subtotal', defaultMessage: 'Subtotal', description: 'The sum without tax' },
    taxHelp: {
      id: 'services.taxHelp',
      defaultMessage: 'We charge consumption tax on our services in every country.',
      description: 'Below the bill: why tax is on it, also for sellers outside Japan',
    },
    nothing: { id: 'services.nothing', defaultMessage: 'Free', description: 'The choice costs nothing' },
    complete: {
      id: 'services.complete',
      defaultMessage: 'Complete sign-up',
      description: 'Button: nothing is to be paid',
    },
    pay: { id: 'services.pay', defaultMessage: 'Continue to payment', description: 'Button: something is to be paid' },
    pricesChanged: {
      id: 'services.pricesChanged',
      defaultMessage: 'Prices have changed. Check the new total, then continue.',
      description: 'The total that was shown no longer holds',
    },
    retry: { id: 'services.retry', defaultMessage: 'Try again', description: 'Button that loads the step again' },
    loadFailed: {
      id: 'services.loadFailed',
      defaultMessage: 'We couldn’t load the services',
      description: 'Title where the step could not be loaded',
    },
    recordTitle: {
      id: 'services.recordTitle',
      defaultMessage: 'Complete your details',
      description: 'Title where the business record was never stored',
    },
    recordLead: {
      id: 'services.recordLead',
      defaultMessage: 'Your account is ready. Add your business details, then choose your services.',
      description: 'Below that title',
    },
  }),
  freeHelp: defineMessage<{ size: string; works: number }>({
    id: 'services.freeHelp',
    defaultMessage: '{size}, enough for about {works, plural, one {# work} other {# works}}. No charge.',
    description: 'What the free disk quota is; size such as 1 GB, works an estimate',
  }),
  paidHelp: defineMessage<{ price: string; size: string }>({
    id: 'services.paidHelp',
    defaultMessage: 'From {price} a year for {size}, before tax.',
    description: 'What the smallest paid disk quota costs',
  }),
  ownHelp: defineMessage<{ size: string }>({
    id: 'services.ownHelp',
    defaultMessage: 'Up to {size} on S3 storage you already have. No charge from us.',
    description: 'What an own cloud file server is',
  }),
  aYear: defineMessage<{ price: string }>({
    id: 'services.aYear',
    defaultMessage: '{price} a year',
    description: 'What something costs a year, before tax',
  }),
  notificationHelp: defineMessage<{ price: string }>({
    id: 'services.notificationHelp',
    defaultMessage:
      'Orders, payments and returns on your phone and in Slack as they happen. {price} a year, before tax.',
    description: 'What the notification service is and costs',
  }),
  years: defineMessage<{ count: number }>({
    id: 'services.years',
    defaultMessage: '{count, plural, one {# year} other {# years}}',
    description: 'A term',
  }),
  quotaLine: defineMessage<{ size: string; count: number }>({
    id: 'services.quotaLine',
    defaultMessage: 'Disk quota {size}, {count, plural, one {# year} other {# years}}',
    description: 'A line of the bill',
  }),
  notificationLine: defineMessage<{ count: number }>({
    id: 'services.notificationLine',
    defaultMessage: 'Notifications, {count, plural, one {# year} other {# years}}',
    description: 'A line of the bill',
  }),
  tax: defineMessage<{ percent: string }>({
    id: 'services.tax',
    defaultMessage: 'Consumption tax {percent}',
    description: 'A line of the bill',
  }),
};
