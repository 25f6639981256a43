import type { Transaction } from '@smart-art/api-client/queries';
import type { Service } from './columns.ts';

/** The path of each service's list. */
export const paths: Record<Service, string> = { disk: '/disk-quota-transactions', slack: '/slack-transactions' };

/** The path of a printable receipt. */
export const receiptPath = ({ service, id }: Pick<Transaction, 'service' | 'id'>): string =>
  receiptsPath(service, [id]);

/** The path of several printable receipts. */
export const receiptsPath = (service: Service, ids: readonly string[]): string =>
  `${paths[service]}/${ids.join(',')}/receipt`;
