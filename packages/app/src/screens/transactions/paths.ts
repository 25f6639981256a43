import type { Transaction } from '@smart-art/api-client/queries';
import type { Service } from './columns.ts';

/** Where the receipts of a service are listed. */
export const paths: Record<Service, string> = { disk: '/disk-quota-transactions', slack: '/slack-transactions' };

/** Where a receipt is, as it will be printed. */
export const receiptPath = ({ service, id }: Pick<Transaction, 'service' | 'id'>): string =>
  receiptsPath(service, [id]);

/** Where receipts of a service are, as they will be printed one after the other. */
export const receiptsPath = (service: Service, ids: readonly string[]): string =>
  `${paths[service]}/${ids.join(',')}/receipt`;
