import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const renewalMessages = {
  ...defineMessages({
    title: {
      id: 'renewal.title',
      defaultMessage: 'Renew your services',
      description: 'Title of the page that renews services',
    },
    form: { id: 'renewal.form', defaultMessage: 'Renewal', description: 'Accessible name of the form' },
    services: {
      id: 'renewal.services',
      defaultMessage: 'Services',
      description: 'Heading above the choice of services',
    },
    plan: { id: 'renewal.plan', defaultMessage: 'Disk quota', description: 'Label of the kinds of disk quota' },
    paid: { id: 'renewal.paid', defaultMessage: 'Paid disk quota', description: 'Kind of disk quota' },
    paidHelp: {
      id: 'renewal.paidHelp',
      defaultMessage: 'Storage for your works, billed yearly.',
      description: 'Below the kind of disk quota',
    },
    ownFileServer: {
      id: 'renewal.ownFileServer',
      defaultMessage: 'Own file server',
      description: 'Kind of disk quota',
    },
    ownFileServerHelp: {
      id: 'renewal.ownFileServerHelp',
      defaultMessage: 'Your files stay on the cloud file server you’ve connected.',
      description: 'Below the kind of disk quota',
    },
    unchanged: {
      id: 'renewal.unchanged',
      defaultMessage: 'Keep as is',
      description: 'Kind of disk quota: no change',
    },
    unchangedHelp: {
      id: 'renewal.unchangedHelp',
      defaultMessage: 'Only the notification service is renewed.',
      description: 'Below renewal.unchanged',
    },
    size: { id: 'renewal.size', defaultMessage: 'Size', description: 'Label: how large the disk quota is' },
    years: { id: 'renewal.years', defaultMessage: 'Term', description: 'Label: for how many years' },
    notifications: { id: 'renewal.notifications', defaultMessage: 'Notification service', description: 'Checkbox' },
    notificationsHelp: {
      id: 'renewal.notificationsHelp',
      defaultMessage: 'Order and return updates in Slack and on your phone.',
      description: 'Below the checkbox',
    },
    awaited: {
      id: 'renewal.awaited',
      defaultMessage: 'We’re waiting for your bank transfer.',
      description: 'Title of the banner while a bank transfer is under way',
    },
    awaitedHelp: {
      id: 'renewal.awaitedHelp',
      defaultMessage: 'If you start another payment here, it replaces the transfer.',
      description: 'Below renewal.awaited',
    },
    free: { id: 'renewal.free', defaultMessage: 'Free disk quota', description: 'Kind of disk quota' },
  }),
  freeHelp: defineMessage<{ gigabytes: number }>({
    id: 'renewal.freeHelp',
    defaultMessage: '{gigabytes, number} GB, free forever.',
    description: 'Below the kind of disk quota',
  }),
  sizeOf: defineMessage<{ gigabytes: number }>({
    id: 'renewal.sizeOf',
    defaultMessage: '{gigabytes, number} GB',
    description: 'A size of disk quota',
  }),
  yearsOf: defineMessage<{ years: number }>({
    id: 'renewal.yearsOf',
    defaultMessage: '{years, plural, one {# year} other {# years}}',
    description: 'A term',
  }),
  runs: defineMessage<{ gigabytes: number; date: PrimitiveType }>({
    id: 'renewal.runs',
    defaultMessage: 'Your {gigabytes, number} GB plan runs until {date}. The new term starts after that.',
    description: 'Below the title, while a paid term runs',
  }),
  ended: defineMessage<{ date: PrimitiveType }>({
    id: 'renewal.ended',
    defaultMessage: 'Your agreement expired on {date}. A new term starts today.',
    description: 'Below the title, where a paid term has ended',
  }),
};
