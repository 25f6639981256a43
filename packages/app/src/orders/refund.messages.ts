import type { CancelledOrder } from '@smart-art/api-client/queries';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Status of a refund. */
export const refundMessages = defineMessages({
  due: { id: 'order.refund.due', defaultMessage: 'Due', description: 'Refund status: not paid back yet' },
  refunded: { id: 'order.refund.refunded', defaultMessage: 'Refunded', description: 'Refund status' },
} satisfies Record<NonNullable<CancelledOrder['refund_status']>, MessageDescriptor>);
