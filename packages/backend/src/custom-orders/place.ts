/** A buyer places a custom order. */
import type { Money } from '@smart-art/openapi/rules';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rowsOf } from '../db/migrate.ts';
import { art_pieces, buyers, custom_orders, orders } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import { newId } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import { recordEvent } from '../platform/timeline.ts';
import { customOrderProcess, needsSeller, seenOf } from '../processes/custom.ts';
import { searchGrams, searchText } from '../products/folding.ts';
import { type CustomOrderRecord, lockCustomOrder, timelineKind } from './find.ts';
import { tellSeller } from './tell.ts';

export interface NewCustomOrder {
  sellerId: string;
  buyer: { firstName: string; lastName: string; company: string | null; email: string; language: Language };
  address: CustomOrderRecord['order']['delivery_address'];
  international: boolean;
  title: string;
  description: string | null;
  /** How many pieces are wanted. */
  pieces: number;
  currency: Money['currency'];
  budget: Money | null;
  neededBy: string | null;
  auction: boolean;
}

async function insertBuyer(tx: Queries, { sellerId, buyer, address }: NewCustomOrder, now: Date): Promise<string> {
  const id = newId('buy');
  await tx.insert(buyers).values({
    id,
    seller_id: sellerId,
    kind: buyer.company === null ? 'personal' : 'company',
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    company: buyer.company,
    email: buyer.email,
    language: buyer.language,
    delivery_address: address,
    created_at: now,
  });
  return id;
}

async function insertOrder(tx: Queries, input: NewCustomOrder, buyerId: string, now: Date): Promise<string> {
  const { sellerId, buyer, address } = input;
  const settings = await siteSettings(tx);
  const [next] = rowsOf<{ number: string | number }>(await tx.execute(sql`select nextval('order_numbers') as number`));
  const number = `SA-${String(next?.number).padStart(6, '0')}`;
  const search_text = searchText([
    number,
    input.title,
    `${buyer.firstName} ${buyer.lastName}`,
    buyer.company,
    buyer.email,
  ]);
  const id = newId('ord');
  await tx.insert(orders).values({
    id,
    number,
    kind: 'custom',
    seller_id: sellerId,
    buyer_id: buyerId,
    title: input.title,
    status: seenOf[customOrderProcess.initial].status,
    needs_seller: needsSeller(customOrderProcess.initial),
    delivery_address: address,
    international: input.international,
    currency: input.currency,
    unit_price_amount: '0',
    units: 1,
    event_discount: 'none',
    event_discount_percent: 0,
    service_charge_percent: settings.service_charge_percent,
    // A delivery abroad bears no Japanese consumption tax.
    tax_percent: address.country === 'JP' ? settings.consumption_tax_percent : 0,
    usd_jpy_rate: settings.usd_jpy_rate,
    total_key: '0',
    payment_status: 'none',
    search_text,
    search_grams: searchGrams(sellerId, search_text),
    created_at: now,
    updated_at: now,
  });
  return id;
}

/** Places an order; each of its pieces is to be offered by the seller. */
export async function placeCustomOrder(tx: Queries, input: NewCustomOrder, now: Date): Promise<CustomOrderRecord> {
  const { sellerId, title } = input;
  const id = await insertOrder(tx, input, await insertBuyer(tx, input, now), now);
  await tx.insert(custom_orders).values({
    order_id: id,
    seller_id: sellerId,
    stage: 'placed',
    auction: input.auction,
    description: input.description,
    budget_amount: input.budget?.amount ?? null,
    needed_by: input.neededBy,
  });
  await tx.insert(art_pieces).values(
    Array.from({ length: input.pieces }, (_, position) => ({
      id: newId('pce'),
      seller_id: sellerId,
      order_id: id,
      position,
      title: input.pieces === 1 ? title : `${title} (${position + 1}/${input.pieces})`,
      type: 'art' as const,
      size_unit: 'cm' as const,
      status: 'not_started' as const,
      created_at: now,
      updated_at: now,
    })),
  );
  const record = await lockCustomOrder(tx, id);
  if (!record) throw new Error('the order was not written');
  const actor = { kind: 'buyer', name: `${input.buyer.firstName} ${input.buyer.lastName}`.trim() } as const;
  await recordEvent(tx, { kind: timelineKind, id, actor, event: 'placed', at: now });
  await tellSeller(tx, record, 'placed', now);
  return record;
}
