import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dataOf, type ProductClient } from '../clients.ts';
import type { ListCustomOrdersParams } from './records.ts';

/** A page of custom orders. Their steps use the mutations of their art pieces. */
export const listCustomOrders = (product: ProductClient, params: ListCustomOrdersParams) =>
  queryOptions({
    queryKey: ['custom-orders', 'list', params],
    queryFn: ({ signal }) => dataOf(product.GET('/custom-orders-list-seller', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** One custom order with its pieces, amounts and timeline. */
export const getCustomOrder = (product: ProductClient, id: string) =>
  queryOptions({
    queryKey: ['custom-orders', 'details', id],
    queryFn: async ({ signal }) =>
      (await dataOf(product.GET('/orders-custom-details/{order_id}', { params: { path: { order_id: id } }, signal })))
        .data,
  });
