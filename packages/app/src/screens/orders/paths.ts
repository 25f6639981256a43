import type { OrderKind } from '@smart-art/api-client/queries';

/** Where the orders of each kind are listed (000 section 2). */
export const paths = { buy: '/buy-orders', rent: '/rent-orders', custom: '/custom-orders' } as const satisfies Record<
  OrderKind,
  string
>;

/** Where an order is shown whole. */
export const detailsPath = ({ kind, id }: { kind: OrderKind; id: string }): string => `${paths[kind]}-info/${id}`;
