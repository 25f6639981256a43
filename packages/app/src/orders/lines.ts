import type { Money, OrderDetails } from '@smart-art/api-client/queries';
import { add, type Money as Exact, moneyFrom, subtract } from '@smart-art/openapi/rules';

type Amounts = Pick<OrderDetails, 'amounts'>['amounts'];
type Settled = Pick<OrderDetails, 'amounts' | 'earnings' | 'refunds'>;
type Amount = Pick<Money, 'amount' | 'currency'>;

/** Names of the lines in an order's amounts; each place that shows them has its own labels. */
export type BuyerLine = 'price' | 'event_discount' | 'delivery_charge' | 'insurance_charge' | 'tax' | 'deposit';
export type SellerLine = 'total' | 'service_charge' | 'tax' | 'deposit' | 'deposit_returned';
export type BookedName = SellerLine | 'renewal' | 'deposit_forfeited' | 'refund';

export interface Line<Name extends string> {
  name: Name;
  /** Negative if deducted. */
  amount: Amount;
}

/** A line of what the seller receives. */
export interface BookedLine extends Line<BookedName> {
  /** Time of the booking; null for the lines of the original payment. */
  at: string | null;
  /** Counter per name, from 1: a rental may be renewed twice on one day. */
  count: number;
}

const isNothing = ({ amount }: Amount): boolean => Number(amount) === 0;
const less = ({ amount, currency }: Amount): Amount => ({
  amount: Number(amount) === 0 ? amount : `-${amount}`,
  currency,
});

/** A line that is omitted if its amount is zero. */
const some = <Name extends string>(name: Name, amount: Amount, sign = (same: Amount) => same): Line<Name>[] =>
  isNothing(amount) ? [] : [{ name, amount: sign(amount) }];

/**
 * The lines of an order's total (001 section 3): on its page, its invoice and in the export. A charge has a line once
 * it is entered, even if it is zero. The amounts come from the API; nothing is calculated here.
 */
export function buyerLines(amounts: Amounts): Line<BuyerLine>[] {
  const { price, event_discount, delivery_charge, insurance_charge, tax, deposit } = amounts;
  return [
    { name: 'price', amount: price },
    ...some('event_discount', event_discount, less),
    ...(delivery_charge ? [{ name: 'delivery_charge', amount: delivery_charge } as const] : []),
    ...(insurance_charge ? [{ name: 'insurance_charge', amount: insurance_charge } as const] : []),
    ...some('tax', tax),
    ...some('deposit', deposit),
  ];
}

/**
 * The parts of the total that the seller does not receive: the operator's service charge, tax and deposit.
 *
 * @param returned the part of the deposit that went back to the buyer; the rest is still held, or was forfeited
 */
export function sellerLines({ total, service_charge, tax, deposit }: Amounts, returned?: Exact): Line<SellerLine>[] {
  const retained = returned ? subtract(deposit, returned) : deposit;
  return [
    { name: 'total', amount: total },
    { name: 'service_charge', amount: less(service_charge) },
    ...some('tax', tax, less),
    ...some('deposit', retained, less),
    ...(returned ? some('deposit_returned', returned, less) : []),
  ];
}

/**
 * What the seller receives, line by line: the rest of the buyer's payment, then everything else booked for the order.
 * The sum comes from the API and equals the ledger's; only the part of the deposit still held is calculated here.
 */
export function receiptOf(order: Settled): BookedLine[] {
  const { amounts, earnings, refunds } = order;
  const nothing = moneyFrom(0n, amounts.total.currency);
  const back = refunds.filter(({ cause, status }) => cause === 'deposit' && status === 'refunded');
  const returned = add(nothing, ...back.map(({ amount }) => amount));
  const paid = sellerLines(amounts, returned).map((line) => ({ ...line, at: null }));
  const later = earnings.lines.flatMap(({ cause, amount, at }) =>
    cause === 'renewal' || cause === 'deposit_forfeited' || cause === 'refund' ? { name: cause, amount, at } : [],
  );
  return [...paid, ...later].map((line, place, all) => ({
    ...line,
    count: all.slice(0, place + 1).filter(({ name }) => name === line.name).length,
  }));
}
