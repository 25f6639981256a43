import { defineMessage, defineMessages } from 'react-intl';

/** Payout dates of an order's revenue (decision 51). */
export const payoutMessages = {
  ...defineMessages({
    direct: {
      id: 'order.payout.direct',
      defaultMessage: 'The buyer’s bank transfer went to your own account, so there’s no payout.',
      description: 'Below the payment summary',
    },
    addBank: {
      id: 'order.payout.addBank',
      defaultMessage: 'Add bank details',
      description: 'Link to the profile if no bank details are given',
    },
  }),
  due: defineMessage<{ amount: string; date: string }>({
    id: 'order.payout.due',
    defaultMessage: 'Payout of {amount} due on {date}.',
    description: 'Below the payment summary; {date} may be past',
  }),
  dueToAccount: defineMessage<{ amount: string; date: string; account: string }>({
    id: 'order.payout.dueToAccount',
    defaultMessage: 'Payout of {amount} due on {date} to account {account}.',
    description: 'Below the payment summary; {account} shows only the last digits, {date} may be past',
  }),
  dueToPaypal: defineMessage<{ amount: string; date: string }>({
    id: 'order.payout.dueToPaypal',
    defaultMessage: 'Payout of {amount} due on {date} to your PayPal account.',
    description: 'Below the payment summary; {date} may be past',
  }),
  afterDelivery: defineMessage<{ amount: string }>({
    id: 'order.payout.afterDelivery',
    defaultMessage: 'Payout of {amount}: the date is set after delivery.',
    description: 'Below the payment summary: order not delivered yet',
  }),
  afterReturn: defineMessage<{ amount: string }>({
    id: 'order.payout.afterReturn',
    defaultMessage: 'Payout of {amount}: the date is set when the return is settled.',
    description: 'Below the payment summary: return requested',
  }),
};
