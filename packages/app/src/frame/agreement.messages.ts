import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const agreementMessages = {
  ...defineMessages({
    expiredHelp: {
      id: 'agreement.expiredHelp',
      defaultMessage: 'Works and files cannot be added to the art library.',
      description: 'What an expired disk-quota agreement means; the sense is given by the specification',
    },
    paymentDueHelp: {
      id: 'agreement.paymentDueHelp',
      defaultMessage: 'Works and files can be added once the payment is made.',
      description: 'What an unpaid disk-quota agreement means; the sense is given by the specification',
    },
    blockedTitle: {
      id: 'agreement.blockedTitle',
      defaultMessage: 'No work can be added now',
      description: 'Title of the dialog of a button that adds a work while that is not possible',
    },
    blocked: {
      id: 'agreement.blocked',
      defaultMessage: 'You are unable to add or update files because you have no active disk quota subscription.',
      description: 'Why no work can be added; given by the specification',
    },
    full: {
      id: 'agreement.full',
      defaultMessage: 'Your disk quota is full. A larger one makes room; so does deleting photographs.',
      description: 'Why no work can be added: the disk quota has no room left',
    },
    larger: {
      id: 'agreement.larger',
      defaultMessage: 'Get more room',
      description: 'Button that leads to the page where a larger disk quota is bought',
    },
    renew: { id: 'agreement.renew', defaultMessage: 'Renew', description: 'Link to the page that renews the services' },
    pay: { id: 'agreement.pay', defaultMessage: 'Pay now', description: 'Link to the page that takes the payment' },
    showTransfer: {
      id: 'agreement.showTransfer',
      defaultMessage: 'Show the bank details',
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
