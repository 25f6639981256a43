import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const shellMessages = {
  ...defineMessages({
    account: {
      id: 'shell.account',
      defaultMessage: 'Account',
      description: 'Label of the menu of the signed-in person',
    },
    signOut: { id: 'shell.signOut', defaultMessage: 'Sign out', description: 'Entry of the account menu' },
    shortcutsOff: {
      id: 'shell.shortcutsOff',
      defaultMessage: 'Switch single-key shortcuts off',
      description: 'Entry of the account menu',
    },
    shortcutsOn: {
      id: 'shell.shortcutsOn',
      defaultMessage: 'Switch single-key shortcuts on',
      description: 'Entry of the account menu',
    },
    agreementExpiredHelp: {
      id: 'shell.agreementExpiredHelp',
      defaultMessage: 'Works and files cannot be added to the art library.',
      description: 'What an expired disk-quota agreement means',
    },
    agreementUnpaidHelp: {
      id: 'shell.agreementUnpaidHelp',
      defaultMessage: 'Works and files can be added once the payment is made.',
      description: 'What an unpaid disk-quota agreement means',
    },
  }),
  agreementExpired: defineMessage<{ date: PrimitiveType }>({
    id: 'shell.agreementExpired',
    defaultMessage: 'Your agreement ended on {date}.',
    description: 'Title of the banner of an expired disk-quota agreement',
  }),
  agreementUnpaid: defineMessage<{ date: PrimitiveType }>({
    id: 'shell.agreementUnpaid',
    defaultMessage: 'Your agreement ends on {date}.',
    description: 'Title of the banner of a disk-quota agreement that is not paid',
  }),
};
