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
