import { hasSellerRoute } from '../../routes/inner.ts';
import { type OrderKind, orderPlaces } from './waiting.ts';

/** Where an order is shown; undefined where it has no screen. */
export function orderHref({ kind, id }: { kind: OrderKind; id: string }): string | undefined {
  const path = `${orderPlaces[kind]}-info`;
  return hasSellerRoute(`${path}/:id`) ? `${path}/${id}` : undefined;
}
