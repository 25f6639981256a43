import type { CustomOrderDetails, OrderDetails } from '@smart-art/api-client/queries';

/** A custom order in the shape of other orders: fields it never has are empty, its pieces have the shipments. */
export function asOrder(order: CustomOrderDetails): OrderDetails {
  const [piece] = order.art_pieces;
  return {
    ...order,
    kind: 'custom',
    work: { id: piece?.product_id ?? null, title: order.title, cover: piece?.cover ?? null },
    buyer_note: null,
    event_name: null,
    event_discount_status: 'none',
    event_discount_percent: 0,
    payment_requested_at: null,
    confirmed_at: null,
    shipment: null,
    return_until: null,
    return_status: null,
    return: null,
    rent: null,
    renewals: [],
    conditions: [],
  };
}
