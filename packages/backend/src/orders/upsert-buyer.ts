/** A seller's buyers: one record per email address, even with concurrent orders. */
import type { Queries } from '../db/database.ts';
import { buyers, type DeliveryAddress, type OrderBuyer } from '../db/schema/index.ts';
import { newId } from '../ids.ts';

/** The buyer and the delivery address. */
export interface NewBuyer extends OrderBuyer {
  delivery_address: DeliveryAddress;
}

/** The buyer data stored with an order. */
export interface KnownBuyer {
  buyer_id: string;
  buyer: OrderBuyer;
}

/**
 * Inserts or updates the buyer with the given details; earlier orders keep theirs. Two concurrent orders of one person
 * share one buyer: the database blocks the second until the first commits or rolls back.
 */
export async function upsertBuyer(tx: Queries, sellerId: string, input: NewBuyer, now: Date): Promise<KnownBuyer> {
  const { delivery_address, ...buyer } = input;
  const latest = { ...buyer, email: buyer.email.toLowerCase(), delivery_address };
  const [row] = await tx
    .insert(buyers)
    .values({ ...latest, id: newId('buy'), seller_id: sellerId, created_at: now })
    .onConflictDoUpdate({ target: [buyers.seller_id, buyers.email], set: latest })
    .returning({ id: buyers.id });
  if (!row) throw new Error('a buyer was not written');
  return { buyer_id: row.id, buyer };
}
