import type { ProductUse } from '@smart-art/api-client/queries';
import { hasSellerRoute } from '../../routes/inner.ts';

/** The path of each kind of use (000 section 2). */
const places: Record<ProductUse['kind'], string> = {
  buy_order: '/buy-orders-info',
  rent_order: '/rent-orders-info',
  custom_order: '/custom-orders-info',
  crowdfunding: '/crowdfunding/view-info',
  exhibition: '/exhibitions/view',
};

/** The page of an order, a request or an exhibition; undefined if it has none. */
export function hrefOfUse({ kind, id }: Pick<ProductUse, 'kind' | 'id'>): string | undefined {
  const path = places[kind];
  return hasSellerRoute(`${path}/:id`) ? `${path}/${id}` : undefined;
}
