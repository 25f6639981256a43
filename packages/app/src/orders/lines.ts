import type { Money, Order, OrderDetails } from '@smart-art/api-client/queries';
import { add, convert, type Money as Exact, moneyFrom, refundOfReturn, subtract } from '@smart-art/openapi/rules';

type Amounts = Pick<OrderDetails, 'amounts'>['amounts'];
type Settled = Pick<OrderDetails, 'amounts' | 'refunds' | 'return' | 'cancellation'>;
type Amount = Pick<Money, 'amount' | 'currency'>;

/** What the lines of an order's money are called; their words are those of the place that shows them. */
export type BuyerLine = 'price' | 'event_discount' | 'delivery_charge' | 'insurance_charge' | 'tax' | 'deposit';
export type SellerLine = 'total' | 'service_charge' | 'tax' | 'deposit' | 'deposit_forfeited' | 'given_back';

export interface Line<Name extends string> {
  name: Name;
  /** Less than nothing where it is taken off. */
  amount: Amount;
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

/** What of the total the seller does not receive: the house's charge, and what is passed on or held. */
export function sellerLines({ total, service_charge, tax, deposit }: Amounts): Line<SellerLine>[] {
  return [
    { name: 'total', amount: total },
    { name: 'service_charge', amount: less(service_charge) },
    ...some('tax', tax, less),
    ...some('deposit', deposit, less),
  ];
}

/** Whether anything was paid of an order that came to nothing; null where it did not. */
export const cameToNothing = ({ cancellation, refunds }: Pick<Settled, 'cancellation' | 'refunds'>) =>
  cancellation && (refunds.some(({ cause }) => cause === 'cancellation') ? 'paid' : 'unpaid');

/**
 * What the seller receives in the end, and how it comes about. An order that came to nothing brings nothing: all that was
 * paid goes back. Of one that was returned the seller's share goes back, and a forfeited deposit comes.
 */
export function sellerReceipt(order: Settled): { lines: Line<SellerLine>[]; total: Exact } {
  const { amounts, refunds, return: returned } = order;
  const { amount_received, deposit, total } = amounts;
  const nothing = moneyFrom(0n, total.currency);
  const sumOf = (given: readonly Exact[]) => add(nothing, ...given);
  if (cameToNothing(order)) {
    const back = sumOf(refunds.map(({ amount }) => amount));
    const lines = isNothing(back) ? [] : [{ name: 'total', amount: total } as const, ...some('given_back', back, less)];
    return { lines, total: nothing };
  }
  const back = sumOf(refunds.map(({ seller_share }) => seller_share));
  const forfeited = returned?.deposit === 'forfeited_to_seller' ? deposit : nothing;
  return {
    lines: [...sellerLines(amounts), ...some('deposit_forfeited', forfeited), ...some('given_back', back, less)],
    total: subtract(add(amount_received, forfeited), back),
  };
}

type Converted = Settled & Pick<OrderDetails, 'converted_amounts' | 'usd_jpy_rate'>;

/**
 * The lines of {@link sellerReceipt} in the other currency, one for each, and their sum. The contract converts the lines of
 * the order; what goes back follows from the rate, and takes the rounding, so that these lines add up, too.
 */
export function convertedReceipt(order: Converted): { lines: Line<SellerLine>[]; total: Exact } {
  const { converted_amounts: converted, usd_jpy_rate: rate } = order;
  const { currency } = converted.total;
  const receipt = sellerReceipt(order);
  const known: Partial<Record<SellerLine, Amount>> = {
    ...Object.fromEntries(sellerLines(converted).map(({ name, amount }) => [name, amount])),
    deposit_forfeited: converted.deposit,
  };
  const lines = receipt.lines.map(({ name, amount }) => ({
    name,
    amount: known[name] ?? convert(amount, currency, rate),
  }));
  const kept = add(
    moneyFrom(0n, currency),
    ...lines.flatMap(({ name, amount }) => (name === 'given_back' ? [] : amount)),
  );
  const back = lines.find(({ name }) => name === 'given_back');
  if (!back) return { lines, total: kept };
  const total = convert(receipt.total, currency, rate);
  back.amount = subtract(total, kept);
  return { lines, total };
}

type Listed = Pick<Order, 'amounts' | 'status'> & Partial<Pick<Order, 'kind' | 'return_status'>>;

/** The same of an order in a list, where a purchase that came back has given back what {@link refundOfReturn} says. */
export function receivedOf({ amounts, status, kind, return_status: returned }: Listed): Exact {
  const { amount_received } = amounts;
  if (status === 'Rejected' || status === 'Order Cancelled') return moneyFrom(0n, amount_received.currency);
  const isBack = kind === 'buy' && (returned === 'item_received' || returned === 'refunded');
  return isBack ? subtract(amount_received, refundOfReturn(amounts, 0).sellerShare) : amount_received;
}
