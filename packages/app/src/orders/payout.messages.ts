import { defineMessage, defineMessages } from 'react-intl';

/** When an order's revenue is paid out (decision 51). */
export const payoutMessages = {
  ...defineMessages({
    direct: {
      id: 'order.payout.direct',
      defaultMessage: 'The buyer’s bank transfer went to your own account, so there’s no payout.',
      description: 'Below the amounts of an order',
    },
    addBank: {
      id: 'order.payout.addBank',
      defaultMessage: 'Add bank details',
      description: 'Link to the profile, where no account is given to pay out to',
    },
  }),
  due: defineMessage<{ amount: string; date: string }>({
    id: 'order.payout.due',
    defaultMessage: 'Payout of {amount} due on {date}.',
    description: 'Below the amounts of an order; the day may be past',
  }),
  dueToAccount: defineMessage<{ amount: string; date: string; account: string }>({
    id: 'order.payout.dueToAccount',
    defaultMessage: 'Payout of {amount} due on {date} to account {account}.',
    description: 'Below the amounts of an order; the account is covered but for its last digits, the day may be past',
  }),
  dueToPaypal: defineMessage<{ amount: string; date: string }>({
    id: 'order.payout.dueToPaypal',
    defaultMessage: 'Payout of {amount} due on {date} to your PayPal account.',
    description: 'Below the amounts of an order; the day may be past',
  }),
  afterDelivery: defineMessage<{ amount: string }>({
    id: 'order.payout.afterDelivery',
    defaultMessage: 'Payout of {amount}: the date is set after delivery.',
    description: 'Below the amounts of an order that is not delivered',
  }),
  afterReturn: defineMessage<{ amount: string }>({
    id: 'order.payout.afterReturn',
    defaultMessage: 'Payout of {amount}: the date is set when the return is settled.',
    description: 'Below the amounts of an order whose buyer wants to return it',
  }),
};
