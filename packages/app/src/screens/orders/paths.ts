import type { OrderKind } from '@smart-art/api-client/queries';

/** Paths of the order lists (000 section 2). */
export const paths = { buy: '/buy-orders', rent: '/rent-orders', custom: '/custom-orders' } as const satisfies Record<
  OrderKind,
  string
>;

/** The path of an order. */
export const detailsPath = ({ kind, id }: { kind: OrderKind; id: string }): string => `${paths[kind]}-info/${id}`;
