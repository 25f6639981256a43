import type { Money, OrderDetails } from '@smart-art/api-client/queries';

type Amounts = Pick<OrderDetails, 'amounts'>['amounts'];
type Amount = Pick<Money, 'amount' | 'currency'>;

/** What the lines of an order's money are called; their words are those of the place that shows them. */
export type BuyerLine = 'price' | 'event_discount' | 'delivery_charge' | 'insurance_charge' | 'tax' | 'deposit';
export type SellerLine = 'total' | 'service_charge' | 'tax' | 'deposit';

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
