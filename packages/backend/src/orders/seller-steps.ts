/** A seller's actions on an order until delivery (000 section 4). */

import type { components } from '@smart-art/openapi/product';
import { bankTransferWindow, type Money } from '@smart-art/openapi/rules';
import { siteSettings } from '../general/handlers.ts';
import { aboveLimit, limitOf } from '../general/limits.ts';
import { type FieldErrors, invalidField, unprocessable } from '../http/http-error.ts';
import type { MessageKey } from '../messages/messages.ts';
import { deadline } from '../processes/order-steps.ts';
import { fitsCurrency } from '../products/money.ts';
import { linesOf } from './amounts.ts';
import { cancelOrder, rejectOrder } from './cancel.ts';
import { book, saleCauses } from './money-back.ts';
import { recordAndNotify } from './notify.ts';
import { hasPieceLeft } from './place.ts';
import { orderStatusAfter } from './process-of.ts';
import type { OrderRow } from './record.ts';
import type { Step } from './step.ts';
import { requireTrackingDate } from './tracking-date.ts';
import { writeOrder } from './write.ts';

type Schemas = components['schemas'];

/** @throws HttpError 422 on `reason` if it is empty */
export function reasonOf({ reason }: { reason?: string | undefined }): string {
  const text = reason?.trim();
  if (!text) throw invalidField('reason', 'orderReasonNeeded');
  return text;
}

export async function answerEventDiscount(
  { tx, record, now }: Step,
  input: Schemas['EventDiscountInput'],
): Promise<MessageKey> {
  const isAccepted = input.action === 'accept';
  orderStatusAfter(record, isAccepted ? 'accept_event_discount' : 'reject_event_discount', now, 'seller');
  const answer = isAccepted ? 'accepted' : 'rejected';
  const order = await writeOrder(tx, record.order, { event_discount: answer }, now);
  const note = input.reason?.trim() || null;
  const event = `event_discount_${answer}` as const;
  await recordAndNotify(tx, order, record.buyer, { event, actor: 'seller', note, buyer: `discount_${answer}` }, now);
  return isAccepted ? 'orderDiscountAccepted' : 'orderDiscountRejected';
}

type Charges = Partial<Pick<OrderRow, 'delivery_charge_amount' | 'insurance_charge_amount'>>;

/** The charges in the request. @throws HttpError 422 if one is in another currency or above its limit */
async function chargesIn({ tx, record }: Step, input: Schemas['OrderStatusInput']): Promise<Charges> {
  const { currency, status }: OrderRow = record.order;
  const errors: FieldErrors = {};
  const charges: Charges = {};
  const settings = await siteSettings(tx);
  for (const name of ['delivery_charge', 'insurance_charge'] as const) {
    const charge: Money | undefined = input[name];
    if (!charge) continue;
    if (status !== 'Purchase Request') errors[name] = [{ key: 'orderChargesNotNow' }];
    else if (charge.currency !== currency) {
      errors[`${name}.currency`] = [{ key: 'orderChargeCurrency', values: { currency } }];
    } else if (!fitsCurrency(charge)) errors[`${name}.amount`] = [{ key: 'yenHaveNoDecimals' }];
    else {
      const above = aboveLimit(settings, limitOf[name], charge);
      if (above) errors[`${name}.amount`] = [above];
      charges[`${name}_amount`] = charge.amount;
    }
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
  return charges;
}

async function setCharges({ tx, record, now }: Step, charges: Charges): Promise<MessageKey> {
  orderStatusAfter(record, 'set_charges', now, 'seller');
  const order = await writeOrder(tx, record.order, charges, now);
  await recordAndNotify(tx, order, record.buyer, { event: 'charges_set', actor: 'seller' }, now);
  return 'orderChargesSaved';
}

async function requestPayment({ tx, record, now }: Step, charges: Charges): Promise<MessageKey> {
  const { order, buyer } = record;
  const charged = { ...record, order: { ...order, ...charges } };
  const isLeft = order.work_id === null || (await hasPieceLeft(tx, order.work_id));
  const status = orderStatusAfter({ ...charged, hasPieceLeft: isLeft }, 'request_payment', now, 'seller');
  const payment_due_at = new Date(now.getTime() + bankTransferWindow);
  const after = await writeOrder(tx, order, { ...charges, status, payment_requested_at: now, payment_due_at }, now);
  const values = deadline(payment_due_at);
  const newEvent = { event: 'payment_requested', actor: 'seller', buyer: 'payment_requested', values } as const;
  await recordAndNotify(tx, after, buyer, newEvent, now);
  return 'orderPaymentRequested';
}

async function confirmOrder({ tx, record, now }: Step): Promise<MessageKey> {
  const status = orderStatusAfter(record, 'confirm_order', now, 'seller');
  const order = await writeOrder(tx, record.order, { status, confirmed_at: now, payment_due_at: null }, now);
  await recordAndNotify(
    tx,
    order,
    record.buyer,
    { event: 'order_confirmed', actor: 'seller', buyer: 'confirmed' },
    now,
  );
  return 'orderConfirmed';
}

/** Applies the action that leads to a status. @throws HttpError 409, 422 */
export async function changeStatus(step: Step, input: Schemas['OrderStatusInput']): Promise<MessageKey> {
  const charges = await chargesIn(step, input);
  switch (input.status) {
    case 'Purchase Request':
      return setCharges(step, charges);
    case 'Payment Requested':
      return requestPayment(step, charges);
    case 'Order Confirmed':
      return confirmOrder(step);
    case 'Rejected':
      await rejectOrder(step, 'seller', reasonOf(input));
      return 'orderRejected';
    case 'Order Cancelled':
      await cancelOrder(step, 'seller', reasonOf(input));
      return 'orderCancelled';
  }
}

export async function ship({ tx, record, now }: Step, input: Schemas['ShipmentInput']): Promise<MessageKey> {
  const isCorrection = record.order.status === 'Shipped';
  const status = orderStatusAfter(record, isCorrection ? 'correct_shipment' : 'mark_shipped', now, 'seller');
  requireTrackingDate(input.tracking_date, record.order.created_at, now);
  const shipment = {
    tracking_url: input.tracking_url,
    tracking_number: input.tracking_number.trim(),
    tracking_date: input.tracking_date,
    courier_company: input.courier_company.trim(),
    shipped_at: record.order.shipped_at ?? now,
  };
  const order = await writeOrder(tx, record.order, { status, ...shipment }, now);
  const event = isCorrection ? 'shipment_corrected' : 'shipped';
  const values = { courier: shipment.courier_company, tracking: shipment.tracking_number };
  await recordAndNotify(tx, order, record.buyer, { event, actor: 'seller', values, buyer: 'shipped' }, now);
  return isCorrection ? 'orderShipmentCorrected' : 'orderShipped';
}

export async function confirmTransfer({ tx, record, now }: Step, reference: string | null): Promise<MessageKey> {
  const { order, buyer } = record;
  const status = orderStatusAfter(record, 'confirm_bank_payment', now, 'seller');
  const change = {
    status,
    payment_status: 'confirmed',
    payment_reference: reference ?? order.payment_reference,
    payment_due_at: null,
    confirmed_at: now,
  } as const;
  const after = await writeOrder(tx, order, change, now);
  await book(tx, order, { direction: 'credit', cause: saleCauses[order.kind] }, linesOf(order).amount_received, now);
  await recordAndNotify(tx, after, buyer, { event: 'payment_confirmed', actor: 'seller', buyer: 'confirmed' }, now);
  return 'orderPaymentConfirmed';
}

/** The transfer has not arrived: the buyer is asked to pay again, with a full new payment period. */
export async function refuseTransfer({ tx, record, now }: Step, reason: string | null): Promise<MessageKey> {
  const status = orderStatusAfter(record, 'refuse_bank_payment', now, 'seller');
  const payment_due_at = new Date(now.getTime() + bankTransferWindow);
  const change = { status, payment_status: 'none', payment_method: null, paid_at: null, payment_due_at } as const;
  const order = await writeOrder(tx, record.order, change, now);
  const values = deadline(payment_due_at);
  const event = 'payment_not_received';
  await recordAndNotify(
    tx,
    order,
    record.buyer,
    { event, actor: 'seller', note: reason, values, buyer: 'payment_refused' },
    now,
  );
  return 'orderPaymentRefused';
}

export async function switchRenewal({ tx, record, now }: Step, renewal: boolean): Promise<MessageKey> {
  orderStatusAfter(record, 'set_rent_renewal', now, 'seller');
  const isChange = record.order.rent_renewal !== renewal;
  if (isChange) {
    const order = await writeOrder(tx, record.order, { rent_renewal: renewal }, now);
    const event = renewal ? 'renewal_on' : 'renewal_off';
    await recordAndNotify(tx, order, record.buyer, { event, actor: 'seller', buyer: event }, now);
  }
  return renewal ? 'orderRenewalOn' : 'orderRenewalOff';
}
