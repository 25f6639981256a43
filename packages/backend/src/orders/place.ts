/** A buyer's request to buy or rent a work (001 sections 3, 5 and 9). */
import { convert, dayIn, discounted, eventDiscountPercent, isTermAllowed, type Money } from '@smart-art/openapi/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { type DeliveryAddress, profiles, works } from '../db/schema/index.ts';
import { lockSeller } from '../general/agreement.ts';
import { siteSettings } from '../general/handlers.ts';
import { conflict, invalidField, notFound } from '../http/http-error.ts';
import { newId } from '../ids.ts';
import { searchText } from '../products/folding.ts';
import { moneyOf } from '../products/money.ts';
import { timeZoneOf } from '../settings/record.ts';
import { recordAndNotify } from './notify.ts';
import { buyerIn, committedPieces, type OrderRow } from './record.ts';
import { type NewBuyer, upsertBuyer } from './upsert-buyer.ts';
import { insertOrder, newOrderNumber } from './write.ts';

type WorkRow = typeof works.$inferSelect;

interface PurchaseRequest {
  workId: string;
  kind: 'buy' | 'rent';
  /** Only for rent. */
  months: number | undefined;
  /** The occasion, if the buyer requests the event discount. */
  eventName: string | undefined;
  note: string | undefined;
  buyer: NewBuyer;
}

/** The country whose consumption tax applies, and the default country a seller ships from. */
const homeCountry = 'JP';

/** ISO 3166-1 code of the seller's country. */
async function countryOf(tx: Queries, sellerId: string): Promise<string> {
  const [profile] = await tx
    .select({ country: profiles.country })
    .from(profiles)
    .where(eq(profiles.seller_id, sellerId));
  return profile?.country ?? homeCountry;
}

/**
 * Prevents overselling and deletion of the work until the transaction ends.
 *
 * @throws HttpError 404
 */
async function lockWork(tx: Queries, id: string): Promise<WorkRow> {
  const [found] = await tx.select({ seller_id: works.seller_id }).from(works).where(eq(works.id, id));
  if (found) await lockSeller(tx, found.seller_id);
  const [work] = await tx
    .select()
    .from(works)
    .where(and(eq(works.id, id), isNull(works.deleted_at)))
    .for('update');
  if (!work) throw notFound();
  return work;
}

/** True if a piece of the work is available; locks the work until the transaction ends. */
export async function hasPieceLeft(tx: Queries, workId: string): Promise<boolean> {
  const [work] = await tx.select({ pieces: works.pieces }).from(works).where(eq(works.id, workId)).for('update');
  const committed = (await committedPieces(tx, [workId])).get(workId) ?? 0;
  return work !== undefined && committed < work.pieces;
}

/** A work's price, minus its own discount during the discount period (days in the seller's time zone). */
function saleCostOf(work: WorkRow, today: string): Money | null {
  const cost = moneyOf(work.sale_cost_amount, work.sale_cost_currency);
  const { discount_percentage, discount_start_date, discount_end_date } = work;
  if (!cost || discount_percentage === null || !discount_start_date || !discount_end_date) return cost;
  return today >= discount_start_date && today <= discount_end_date ? discounted(cost, discount_percentage) : cost;
}

/** Price of a purchase. @throws HttpError 409 if the work is not for sale */
function purchaseTerms(work: WorkRow, today: string) {
  const unitPrice = saleCostOf(work, today);
  if (!work.for_sale || !unitPrice) throw conflict('orderWorkNotForSale');
  return { unitPrice, units: 1, deposit: null };
}

/** Price of a rental. @throws HttpError 409 if the work is not for rent, 422 about the months */
function rentTerms(work: WorkRow, months: number | undefined, rate: number) {
  const unitPrice = moneyOf(work.rental_cost_amount, work.rental_cost_currency);
  if (!work.for_rent || !unitPrice) throw conflict('orderWorkNotForRent');
  const { minimum_rental_months: minimum, maximum_rental_months: maximum } = work;
  requireTerm(months, minimum, maximum);
  const deposit = moneyOf(work.deposit_cost_amount, work.deposit_cost_currency);
  return { unitPrice, units: months, deposit: deposit && convert(deposit, unitPrice.currency, rate) };
}

/** @throws HttpError 422: "Rent months must be between the art's minimum and maximum" (001 section 5) */
export function requireTerm(
  months: number | undefined,
  minimum: number | null,
  maximum: number | null,
): asserts months is number {
  if (months === undefined || !Number.isInteger(months) || !isTermAllowed(months, minimum, maximum ?? 120)) {
    throw invalidField('months', 'orderRentMonths', { minimum: minimum ?? 1, maximum: maximum ?? 120 });
  }
}

/** @throws HttpError 409: "non-international orders cannot be ordered internationally" (001 section 5) */
function requireDeliverable(work: WorkRow, { country }: DeliveryAddress, from: string): boolean {
  const isInternational = country !== from;
  if (isInternational && !work.internationally_acceptable) throw conflict('orderNotInternational');
  return isInternational;
}

/**
 * Creates a purchase request, with current prices, rates and percentages.
 *
 * @throws HttpError 404, 409 if it cannot be ordered like this, 422 about the months
 */
export async function placeOrder(tx: Queries, request: PurchaseRequest, now: Date): Promise<OrderRow> {
  const work = await lockWork(tx, request.workId);
  const settings = await siteSettings(tx);
  const isRent = request.kind === 'rent';
  const today = dayIn(now, await timeZoneOf(tx, work.seller_id));
  const terms = isRent ? rentTerms(work, request.months, settings.usd_jpy_rate) : purchaseTerms(work, today);
  const address = request.buyer.delivery_address;
  const international = requireDeliverable(work, address, await countryOf(tx, work.seller_id));
  if (!(await hasPieceLeft(tx, work.id))) throw conflict('reason_no_piece_left');
  const known = await upsertBuyer(tx, work.seller_id, request.buyer, now);
  const number = await newOrderNumber(tx);
  const { first_name, last_name, company, email } = known.buyer;
  const order = await insertOrder(tx, {
    id: newId('ord'),
    number,
    kind: request.kind,
    seller_id: work.seller_id,
    ...known,
    work_id: work.id,
    title: work.title,
    delivery_address: address,
    international,
    buyer_note: request.note ?? null,
    currency: terms.unitPrice.currency,
    unit_price_amount: terms.unitPrice.amount,
    units: terms.units,
    event_discount: request.eventName === undefined ? 'none' : 'requested',
    event_name: request.eventName ?? null,
    event_discount_percent: eventDiscountPercent,
    service_charge_percent: settings.service_charge_percent,
    tax_percent: address.country === homeCountry ? settings.consumption_tax_percent : 0,
    delivery_charge_amount: null,
    insurance_charge_amount: null,
    deposit_amount: terms.deposit?.amount ?? null,
    usd_jpy_rate: settings.usd_jpy_rate,
    payment_status: 'none',
    minimum_rental_months: isRent ? work.minimum_rental_months : null,
    maximum_rental_months: isRent ? work.maximum_rental_months : null,
    rent_renewal: isRent && work.rent_renewal,
    lease_status: isRent ? 'not_started' : null,
    search_text: searchText([
      number,
      work.title,
      `${first_name} ${last_name}`,
      `${last_name} ${first_name}`,
      company,
      email,
    ]),
    created_at: now,
  });
  await recordAndNotify(
    tx,
    order,
    buyerIn(order),
    { event: 'requested', actor: 'buyer', note: request.note, seller: 'requested' },
    now,
  );
  return order;
}
