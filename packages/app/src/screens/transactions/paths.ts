import type { Transaction } from '@smart-art/api-client/queries';
import type { Service } from './columns.ts';

/** Where the receipts of a service are listed. */
export const paths: Record<Service, string> = { disk: '/disk-quota-transactions', slack: '/slack-transactions' };

/** Where a receipt is, as it will be printed. */
export const receiptPath = ({ service, id }: Pick<Transaction, 'service' | 'id'>): string =>
  `${paths[service]}/${id}/receipt`;
