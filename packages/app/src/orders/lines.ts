import type { Money, OrderDetails } from '@smart-art/api-client/queries';
import { add, type Money as Exact, moneyFrom, subtract } from '@smart-art/openapi/rules';

type Amounts = Pick<OrderDetails, 'amounts'>['amounts'];
type Settled = Pick<OrderDetails, 'amounts' | 'earnings' | 'refunds'>;
type Amount = Pick<Money, 'amount' | 'currency'>;

/** What the lines of an order's money are called; their words are those of the place that shows them. */
export type BuyerLine = 'price' | 'event_discount' | 'delivery_charge' | 'insurance_charge' | 'tax' | 'deposit';
export type SellerLine = 'total' | 'service_charge' | 'tax' | 'deposit' | 'deposit_returned';
export type BookedName = SellerLine | 'renewal' | 'deposit_forfeited' | 'refund';

export interface Line<Name extends string> {
  name: Name;
  /** Less than nothing where it is taken off. */
  amount: Amount;
}

/** A line of what the seller receives. */
export interface BookedLine extends Line<BookedName> {
  /** When it was booked; null of the lines that the payment is made of. */
  at: string | null;
  /** Which of its name it is, from 1: a rent may be renewed twice on one day. */
  count: number;
}

const isNothing = ({ amount }: Amount): boolean => Number(amount) === 0;
const less = ({ amount, currency }: Amount): Amount => ({
  amount: Number(amount) === 0 ? amount : `-${amount}`,
  currency,
});

/** A line that is left out where there is nothing of it. */
const some = <Name extends string>(name: Name, amount: Amount, sign = (same: Amount) => same): Line<Name>[] =>
  isNothing(amount) ? [] : [{ name, amount: sign(amount) }];

/**
 * What an order's total is made of (001 section 3): on its page, its invoice, in its file alike. A charge stands there once it
 * is entered, be it nothing. The amounts are the contract's: nothing is reckoned here.
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
 * What of the total the seller does not receive: the house's charge, and what is passed on or held.
 *
 * @param returned what of the deposit has gone back to the buyer; the rest is still held, or was forfeited
 */
export function sellerLines({ total, service_charge, tax, deposit }: Amounts, returned?: Exact): Line<SellerLine>[] {
  const held = returned ? subtract(deposit, returned) : deposit;
  return [
    { name: 'total', amount: total },
    { name: 'service_charge', amount: less(service_charge) },
    ...some('tax', tax, less),
    ...some('deposit', held, less),
    ...(returned ? some('deposit_returned', returned, less) : []),
  ];
}

/**
 * What the seller receives, and how it comes about: what is left of the buyer's payment, and after it everything else that
 * was booked for the order. The sum is the contract's, which is the ledger's; nothing is worked out here but how much of a
 * deposit is still held.
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
