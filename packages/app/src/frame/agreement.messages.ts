import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const agreementMessages = {
  ...defineMessages({
    expiredHelp: {
      id: 'agreement.expiredHelp',
      defaultMessage: 'You can’t add works or files until you renew.',
      description: 'Banner text: expired disk-quota agreement; meaning as specified',
    },
    paymentDueHelp: {
      id: 'agreement.paymentDueHelp',
      defaultMessage: 'You can add works and files once you’ve paid.',
      description: 'Banner text: unpaid disk-quota agreement; meaning as specified',
    },
    blockedTitle: {
      id: 'agreement.blockedTitle',
      defaultMessage: 'You can’t add works right now',
      description: 'Dialog title: adding works is not possible',
    },
    blocked: {
      id: 'agreement.blocked',
      defaultMessage: 'You are unable to add or update files because you have no active disk quota subscription.',
      description: 'Reason no works can be added; wording as specified',
    },
    full: {
      id: 'agreement.full',
      defaultMessage: 'Your storage is full. Get more storage or delete some photos.',
      description: 'Reason no works can be added: disk quota is full',
    },
    larger: {
      id: 'agreement.larger',
      defaultMessage: 'Get more storage',
      description: 'Link to the page for buying more disk quota',
    },
    renew: { id: 'agreement.renew', defaultMessage: 'Renew', description: 'Link to the service renewal page' },
    pay: { id: 'agreement.pay', defaultMessage: 'Pay now', description: 'Link to the payment page' },
    showTransfer: {
      id: 'agreement.showTransfer',
      defaultMessage: 'Show bank details',
      description: 'Link to the instructions of a pending bank transfer',
    },
  }),
  expired: defineMessage<{ date: PrimitiveType }>({
    id: 'agreement.expired',
    defaultMessage: 'Your agreement expired on {date}.',
    description: 'Banner title: expired disk-quota agreement',
  }),
  paymentDue: defineMessage<{ date: PrimitiveType }>({
    id: 'agreement.paymentDue',
    defaultMessage: 'Your agreement will expire on {date}.',
    description: 'Banner title: unpaid disk-quota agreement',
  }),
};
