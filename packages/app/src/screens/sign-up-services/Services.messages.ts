import { defineMessage, defineMessages } from 'react-intl';

export const servicesMessages = {
  ...defineMessages({
    title: { id: 'services.title', defaultMessage: 'Choose your services', description: 'Page title, sign-up step 1' },
    lead: {
      id: 'services.lead',
      defaultMessage: 'Start free or pick more storage. Change anytime.',
      description: 'Below the page title',
    },
    quota: {
      id: 'services.quota',
      defaultMessage: 'Storage',
      description: 'Label of the storage options',
    },
    free: { id: 'services.free', defaultMessage: 'Free disk quota', description: 'Storage option' },
    paid: { id: 'services.paid', defaultMessage: 'Paid disk quota', description: 'Storage option' },
    own: { id: 'services.own', defaultMessage: 'Own cloud file server', description: 'Storage option' },
    size: { id: 'services.size', defaultMessage: 'Size', description: 'Label of the paid storage sizes' },
    noSizes: {
      id: 'services.noSizes',
      defaultMessage: 'No storage sizes are available right now.',
      description: 'Shown if there are no storage sizes',
    },
    extras: {
      id: 'services.extras',
      defaultMessage: 'Notifications',
      description: 'Heading of the notification service',
    },
    notification: {
      id: 'services.notification',
      defaultMessage: 'Mobile and Slack notifications',
      description: 'Checkbox label',
    },
    term: { id: 'services.term', defaultMessage: 'Term', description: 'Label of the number of years' },
    termHelp: {
      id: 'services.termHelp',
      defaultMessage: 'Applies to everything you pay for.',
      description: 'Hint of the term field',
    },
    currency: { id: 'services.currency', defaultMessage: 'Currency', description: 'Field label' },
    USD: { id: 'services.usd', defaultMessage: 'US dollar', description: 'Currency option' },
    JPY: { id: 'services.jpy', defaultMessage: 'Japanese yen', description: 'Currency option' },

    summary: { id: 'services.summary', defaultMessage: 'Summary', description: 'Heading of the cost summary' },
    total: { id: 'services.total', defaultMessage: 'Total', description: 'Total with tax' },
    subtotal: { id: 'services.subtotal', defaultMessage: 'Subtotal', description: 'Total without tax' },
    taxHelp: {
      id: 'services.taxHelp',
      defaultMessage: 'We charge consumption tax on our services in every country.',
      description: 'Note below the total: why tax applies, also outside Japan',
    },
    nothing: { id: 'services.nothing', defaultMessage: 'Free', description: 'Shown if nothing is to be paid' },
    complete: {
      id: 'services.complete',
      defaultMessage: 'Complete sign-up',
      description: 'Button label without payment',
    },
    pay: { id: 'services.pay', defaultMessage: 'Continue to payment', description: 'Button label with payment' },
    pricesChanged: {
      id: 'services.pricesChanged',
      defaultMessage: 'Prices have changed. Check the new total, then continue.',
      description: 'Error message: total outdated',
    },
    retry: { id: 'services.retry', defaultMessage: 'Try again', description: 'Button label: loads again' },
    loadFailed: {
      id: 'services.loadFailed',
      defaultMessage: 'We couldn’t load the services',
      description: 'Banner heading: load error',
    },
    recordTitle: {
      id: 'services.recordTitle',
      defaultMessage: 'Complete your details',
      description: 'Page title if the business details are missing',
    },
    recordLead: {
      id: 'services.recordLead',
      defaultMessage: 'Your account is ready. Add your business details, then choose your services.',
      description: 'Text below that page title',
    },
  }),
  freeHelp: defineMessage<{ size: string; works: number }>({
    id: 'services.freeHelp',
    defaultMessage: '{size}, enough for about {works, plural, one {# work} other {# works}}. No charge.',
    description: 'Hint of the free storage; {size} such as 1 GB, {works} an estimate',
  }),
  paidHelp: defineMessage<{ price: string; size: string }>({
    id: 'services.paidHelp',
    defaultMessage: 'From {price} a year for {size}, before tax.',
    description: 'Hint of the paid storage: lowest price',
  }),
  ownHelp: defineMessage<{ size: string }>({
    id: 'services.ownHelp',
    defaultMessage: 'Up to {size} on S3 storage you already have. No charge from us.',
    description: 'Hint of the own file server',
  }),
  aYear: defineMessage<{ price: string }>({
    id: 'services.aYear',
    defaultMessage: '{price} a year',
    description: 'Annual price before tax',
  }),
  notificationHelp: defineMessage<{ price: string }>({
    id: 'services.notificationHelp',
    defaultMessage:
      'Orders, payments and returns on your phone and in Slack as they happen. {price} a year, before tax.',
    description: 'Hint of the notification checkbox',
  }),
  years: defineMessage<{ count: number }>({
    id: 'services.years',
    defaultMessage: '{count, plural, one {# year} other {# years}}',
    description: 'Term option',
  }),
  quotaLine: defineMessage<{ size: string; count: number }>({
    id: 'services.quotaLine',
    defaultMessage: 'Disk quota {size}, {count, plural, one {# year} other {# years}}',
    description: 'Line of the cost summary',
  }),
  notificationLine: defineMessage<{ count: number }>({
    id: 'services.notificationLine',
    defaultMessage: 'Notifications, {count, plural, one {# year} other {# years}}',
    description: 'Line of the cost summary',
  }),
  tax: defineMessage<{ percent: string }>({
    id: 'services.tax',
    defaultMessage: 'Consumption tax {percent}',
    description: 'Line of the cost summary',
  }),
};
