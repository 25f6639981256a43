/** Condition of a work before shipping: photographs as evidence if it comes back damaged (001 section 4). */
import type { components } from '@smart-art/openapi/product';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { order_conditions } from '../db/schema/index.ts';
import { documentOf } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import type { Filed } from './settlement.ts';

type OrderCondition = components['schemas']['OrderCondition'];

export const isBefore = ({ link }: Filed) => link.kind === 'condition_before';

/** @param files of the order */
export async function conditionsOf(
  services: Services,
  queries: Queries,
  orderId: string,
  files: readonly Filed[],
): Promise<OrderCondition[]> {
  if (!files.some(isBefore)) return [];
  const rows = await queries
    .select()
    .from(order_conditions)
    .where(eq(order_conditions.order_id, orderId))
    .orderBy(asc(order_conditions.at), asc(order_conditions.id));
  return rows.map(({ id, at, note }) => ({
    id,
    at: at.toISOString(),
    note,
    photographs: files.filter(({ link }) => link.condition_id === id).map(({ file }) => documentOf(services, file)),
  }));
}
