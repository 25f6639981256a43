/** A buyer places a custom order. */
import type { Money } from '@smart-art/openapi/rules';
import type { Queries } from '../db/database.ts';
import { art_pieces, custom_orders } from '../db/schema/index.ts';
import { siteSettings } from '../general/handlers.ts';
import { newId } from '../ids.ts';
import type { Language } from '../messages/messages.ts';
import { type KnownBuyer, type NewBuyer, upsertBuyer } from '../orders/upsert-buyer.ts';
import { insertOrder, newOrderNumber } from '../orders/write.ts';
import { recordEvent } from '../platform/timeline.ts';
import { searchText } from '../products/folding.ts';
import { type CustomOrderRecord, lockCustomOrder, timelineKind } from './find.ts';
import { notifySeller } from './notify.ts';

export interface NewCustomOrder {
  sellerId: string;
  buyer: { firstName: string; lastName: string; company: string | null; email: string; language: Language };
  address: CustomOrderRecord['order']['delivery_address'];
  international: boolean;
  title: string;
  description: string | null;
  /** Number of pieces ordered. */
  pieces: number;
  currency: Money['currency'];
  budget: Money | null;
  neededBy: string | null;
  auction: boolean;
}

const buyerOf = ({ buyer, address }: NewCustomOrder): NewBuyer => ({
  kind: buyer.company === null ? 'personal' : 'company',
  first_name: buyer.firstName,
  last_name: buyer.lastName,
  company: buyer.company,
  email: buyer.email,
  language: buyer.language,
  delivery_address: address,
});

async function insert(tx: Queries, input: NewCustomOrder, known: KnownBuyer, now: Date): Promise<string> {
  const { sellerId, buyer, address } = input;
  const settings = await siteSettings(tx);
  const number = await newOrderNumber(tx);
  const name = `${buyer.firstName} ${buyer.lastName}`;
  const order = await insertOrder(tx, {
    id: newId('ord'),
    number,
    kind: 'custom',
    seller_id: sellerId,
    ...known,
    title: input.title,
    stage: 'placed',
    needed_by: input.neededBy,
    delivery_address: address,
    international: input.international,
    currency: input.currency,
    unit_price_amount: '0',
    units: 1,
    event_discount: 'none',
    event_discount_percent: 0,
    service_charge_percent: settings.service_charge_percent,
    // Deliveries abroad are exempt from Japanese consumption tax.
    tax_percent: address.country === 'JP' ? settings.consumption_tax_percent : 0,
    delivery_charge_amount: null,
    insurance_charge_amount: null,
    deposit_amount: null,
    usd_jpy_rate: settings.usd_jpy_rate,
    payment_status: 'none',
    search_text: searchText([number, input.title, name, buyer.company, buyer.email]),
    created_at: now,
  });
  return order.id;
}

/** Places an order; the seller has to make an offer for each of its pieces. */
export async function placeCustomOrder(tx: Queries, input: NewCustomOrder, now: Date): Promise<CustomOrderRecord> {
  const { sellerId, title } = input;
  const id = await insert(tx, input, await upsertBuyer(tx, sellerId, buyerOf(input), now), now);
  await tx.insert(custom_orders).values({
    order_id: id,
    seller_id: sellerId,
    auction: input.auction,
    description: input.description,
    budget_amount: input.budget?.amount ?? null,
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
  await notifySeller(tx, record, 'placed', now);
  return record;
}
