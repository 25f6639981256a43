import { queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';

/** A seller's own profile and agreement (000 section 3). */
export const profileDetails = (product: ProductClient, email: string) =>
  queryOptions({
    queryKey: ['profile', email],
    queryFn: ({ signal }) =>
      dataOf(product.GET('/users/profile-details/{email}', { params: { path: { email } }, signal })),
  });
