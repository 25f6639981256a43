import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const agreementMessages = {
  ...defineMessages({
    expiredHelp: {
      id: 'agreement.expiredHelp',
      defaultMessage: 'You can’t add works or files until you renew.',
      description: 'What an expired disk-quota agreement means; the sense is given by the specification',
    },
    paymentDueHelp: {
      id: 'agreement.paymentDueHelp',
      defaultMessage: 'You can add works and files once you’ve paid.',
      description: 'What an unpaid disk-quota agreement means; the sense is given by the specification',
    },
    blockedTitle: {
      id: 'agreement.blockedTitle',
      defaultMessage: 'You can’t add works right now',
      description: 'Title of the dialog of a button that adds a work while that is not possible',
    },
    blocked: {
      id: 'agreement.blocked',
      defaultMessage: 'You are unable to add or update files because you have no active disk quota subscription.',
      description: 'Why no work can be added; given by the specification',
    },
    full: {
      id: 'agreement.full',
      defaultMessage: 'Your storage is full. Get more storage or delete some photos.',
      description: 'Why no work can be added: the disk quota has no room left',
    },
    larger: {
      id: 'agreement.larger',
      defaultMessage: 'Get more storage',
      description: 'Button that leads to the page where a larger disk quota is bought',
    },
    renew: { id: 'agreement.renew', defaultMessage: 'Renew', description: 'Link to the page that renews the services' },
    pay: { id: 'agreement.pay', defaultMessage: 'Pay now', description: 'Link to the page that takes the payment' },
    showTransfer: {
      id: 'agreement.showTransfer',
      defaultMessage: 'Show bank details',
      description: 'Link to the instructions of a bank transfer that is awaited',
    },
  }),
  expired: defineMessage<{ date: PrimitiveType }>({
    id: 'agreement.expired',
    defaultMessage: 'Your agreement expired on {date}.',
    description: 'Title of the banner of an expired disk-quota agreement',
  }),
  paymentDue: defineMessage<{ date: PrimitiveType }>({
    id: 'agreement.paymentDue',
    defaultMessage: 'Your agreement will expire on {date}.',
    description: 'Title of the banner of a disk-quota agreement that is not paid',
  }),
};
