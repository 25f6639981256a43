import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const renewalMessages = {
  ...defineMessages({
    title: {
      id: 'renewal.title',
      defaultMessage: 'Renew your services',
      description: 'Page title of the renewal of services',
    },
    form: { id: 'renewal.form', defaultMessage: 'Renewal', description: 'Screen reader label of the form' },
    services: {
      id: 'renewal.services',
      defaultMessage: 'Services',
      description: 'Heading above the choice of services',
    },
    plan: { id: 'renewal.plan', defaultMessage: 'Disk quota', description: 'Label of the disk quota options' },
    paid: { id: 'renewal.paid', defaultMessage: 'Paid disk quota', description: 'Disk quota option' },
    paidHelp: {
      id: 'renewal.paidHelp',
      defaultMessage: 'Storage for your works, billed yearly.',
      description: 'Hint below the option “Paid disk quota”',
    },
    ownFileServer: {
      id: 'renewal.ownFileServer',
      defaultMessage: 'Own file server',
      description: 'Disk quota option',
    },
    ownFileServerHelp: {
      id: 'renewal.ownFileServerHelp',
      defaultMessage: 'Your files stay on the cloud file server you’ve connected.',
      description: 'Hint below the option “Own file server”',
    },
    unchanged: {
      id: 'renewal.unchanged',
      defaultMessage: 'Keep as is',
      description: 'Disk quota option: no change',
    },
    unchangedHelp: {
      id: 'renewal.unchangedHelp',
      defaultMessage: 'Only the notification service is renewed.',
      description: 'Hint below renewal.unchanged',
    },
    size: { id: 'renewal.size', defaultMessage: 'Size', description: 'Field label: size of the disk quota' },
    years: { id: 'renewal.years', defaultMessage: 'Term', description: 'Field label: number of years' },
    notifications: { id: 'renewal.notifications', defaultMessage: 'Notification service', description: 'Checkbox' },
    notificationsHelp: {
      id: 'renewal.notificationsHelp',
      defaultMessage: 'Order and return updates in Slack and on your phone.',
      description: 'Hint below the checkbox',
    },
    awaited: {
      id: 'renewal.awaited',
      defaultMessage: 'We’re waiting for your bank transfer.',
      description: 'Title of the banner while a bank transfer is awaited',
    },
    awaitedHelp: {
      id: 'renewal.awaitedHelp',
      defaultMessage: 'If you start another payment here, it replaces the transfer.',
      description: 'Text below renewal.awaited',
    },
    free: { id: 'renewal.free', defaultMessage: 'Free disk quota', description: 'Disk quota option' },
  }),
  freeHelp: defineMessage<{ gigabytes: number }>({
    id: 'renewal.freeHelp',
    defaultMessage: '{gigabytes, number} GB, free forever.',
    description: 'Hint below the option “Free disk quota”',
  }),
  sizeOf: defineMessage<{ gigabytes: number }>({
    id: 'renewal.sizeOf',
    defaultMessage: '{gigabytes, number} GB',
    description: 'Option: disk quota size',
  }),
  yearsOf: defineMessage<{ years: number }>({
    id: 'renewal.yearsOf',
    defaultMessage: '{years, plural, one {# year} other {# years}}',
    description: 'Option: term',
  }),
  runs: defineMessage<{ gigabytes: number; date: PrimitiveType }>({
    id: 'renewal.runs',
    defaultMessage: 'Your {gigabytes, number} GB plan runs until {date}. The new term starts after that.',
    description: 'Text below the page title while a paid term is active',
  }),
  ended: defineMessage<{ date: PrimitiveType }>({
    id: 'renewal.ended',
    defaultMessage: 'Your agreement expired on {date}. A new term starts today.',
    description: 'Text below the page title when a paid term has ended',
  }),
};
