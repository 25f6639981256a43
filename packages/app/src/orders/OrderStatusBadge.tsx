import type { OrderStatus } from '@smart-art/api-client/queries';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { orderStatusMessages } from './status.messages.ts';

const tones: Record<OrderStatus, StatusBadgeProps['tone']> = {
  'Purchase Request': 'warning',
  'Payment Requested': 'info',
  Payment: 'warning',
  'Order Confirmed': 'warning',
  Shipped: 'info',
  Delivered: 'success',
  'Return Request': 'warning',
  Rejected: 'neutral',
  'Order Cancelled': 'neutral',
  Closed: 'neutral',
};

/** The status of an order (000 section 4); one that waits for the seller uses the warning colour. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge tone={tones[status]}>{useIntl().formatMessage(orderStatusMessages[status])}</StatusBadge>;
}
