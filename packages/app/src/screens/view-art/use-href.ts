import type { ProductUse } from '@smart-art/api-client/queries';
import { hasSellerRoute } from '../../routes/inner.ts';

/** Where each is shown (000 section 2). */
const places: Record<ProductUse['kind'], string> = {
  buy_order: '/buy-orders-info',
  rent_order: '/rent-orders-info',
  custom_order: '/custom-orders-info',
  crowdfunding: '/crowdfunding/view-info',
  exhibition: '/exhibitions/view',
};

/** Where an order, a request or an exhibition is shown; undefined where it has no screen. */
export function hrefOfUse({ kind, id }: Pick<ProductUse, 'kind' | 'id'>): string | undefined {
  const path = places[kind];
  return hasSellerRoute(`${path}/:id`) ? `${path}/${id}` : undefined;
}
