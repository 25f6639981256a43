import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import type { CustomOrderState } from '../../../orders/custom-state.messages.ts';

/** The state for a status and stage, as in docs/processes.md; undefined once it has ended. */
export function placeOf({ status, stage }: Pick<CustomOrderDetails, 'status' | 'stage'>): CustomOrderState | undefined {
  if (status === 'Purchase Request') return stage === 'auction_applied' ? stage : 'placed';
  if (status === 'Payment Requested' || status === 'Payment') return 'artist_accepted';
  if (status === 'Order Confirmed') return stage === 'in_progress' || stage === 'completed' ? stage : 'confirmed';
  if (status === 'Shipped') return 'shipped';
  return status === 'Delivered' ? 'delivered' : undefined;
}
