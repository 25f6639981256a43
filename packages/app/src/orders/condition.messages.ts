import type { ConfirmRentReturnReceived, ReturnCondition } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Condition of a returned work. */
export const conditionMessages = defineMessages({
  as_sent: {
    id: 'order.condition.asSent',
    defaultMessage: 'Same as when sent',
    description: 'Condition of a returned work',
  },
  worn: {
    id: 'order.condition.worn',
    defaultMessage: 'Signs of wear',
    description: 'Condition of a returned work',
  },
  damaged: { id: 'order.condition.damaged', defaultMessage: 'Damaged', description: 'Condition of a returned work' },
  incomplete: {
    id: 'order.condition.incomplete',
    defaultMessage: 'Something is missing',
    description: 'Condition of a returned work',
  },
} satisfies Record<ReturnCondition, MessageDescriptor>);

/** Recipients of a deposit (001 section 4). */
export const depositMessages = defineMessages({
  refunded: { id: 'order.deposit.refunded', defaultMessage: 'Returned in full', description: 'Deposit status' },
  forfeited_to_seller: {
    id: 'order.deposit.toSeller',
    defaultMessage: 'Kept by you',
    description: 'Deposit status: kept by the seller',
  },
  forfeited_to_buyer: {
    id: 'order.deposit.toBuyer',
    defaultMessage: 'Returned at your cost',
    description: 'Deposit status: returned to the buyer, seller at fault',
  },
} satisfies Record<ConfirmRentReturnReceived['deposit'], MessageDescriptor>);
