/**
 * What an order costs and brings, line by line (001 sections 3, 5 and 9): one function for the screen that shows it, the
 * backend that charges it and the earnings that are booked from it.
 */
import { add, compare, convert, type Money, moneyFrom, percentOf, subtract, times } from './money.ts';

/** What an order's amounts follow from. Everything is in one currency. */
export interface OrderTerms {
  /** The work's cost when it was ordered, its own discount taken off; of rent, a month's. */
  unitPrice: Money;
  /** Of rent, the months; else 1. */
  units: number;
  /** Taken off the price; 0 unless the seller has accepted it. */
  eventDiscountPercent: number;
  /** What the house keeps of the price. */
  serviceChargePercent: number;
  /** Consumption tax on price and charges; 0 outside Japan. */
  taxPercent: number;
  /** Null until the seller has said it. */
  deliveryCharge: Money | null;
  insuranceCharge: Money | null;
  /** What a renter leaves as security; null where nothing. */
  deposit: Money | null;
}

/**
 * The lines and their sums, to the smallest unit:
 * `total = price - event_discount + delivery + insurance + tax + deposit`
 * `      = amount_received + service_charge + tax + deposit`.
 */
export interface OrderLines {
  price: Money;
  event_discount: Money;
  net_price: Money;
  delivery_charge: Money | null;
  insurance_charge: Money | null;
  tax: Money;
  deposit: Money;
  total: Money;
  service_charge: Money;
  amount_received: Money;
}

type Given = Pick<
  OrderLines,
  'price' | 'event_discount' | 'delivery_charge' | 'insurance_charge' | 'tax' | 'deposit' | 'service_charge'
>;

/** Puts the sums beside the lines. */
function summed(given: Given): OrderLines {
  const { price, event_discount, delivery_charge, insurance_charge, tax, deposit, service_charge } = given;
  const nothing = moneyFrom(0n, price.currency);
  const net_price = subtract(price, event_discount);
  const charged = add(net_price, delivery_charge ?? nothing, insurance_charge ?? nothing);
  return {
    ...given,
    net_price,
    total: add(charged, tax, deposit),
    amount_received: subtract(charged, service_charge),
  };
}

/** @throws RangeError where the amounts are not in one currency */
export function orderLines(terms: OrderTerms): OrderLines {
  const { deliveryCharge, insuranceCharge } = terms;
  const price = times(terms.unitPrice, terms.units);
  const nothing = moneyFrom(0n, price.currency);
  const event_discount = percentOf(price, terms.eventDiscountPercent);
  const net = subtract(price, event_discount);
  return summed({
    price,
    event_discount,
    delivery_charge: deliveryCharge,
    insurance_charge: insuranceCharge,
    tax: percentOf(add(net, deliveryCharge ?? nothing, insuranceCharge ?? nothing), terms.taxPercent),
    deposit: terms.deposit ?? nothing,
    service_charge: percentOf(net, terms.serviceChargePercent),
  });
}

/**
 * The same lines in the other currency: each is converted and the sums are made of them, so that they too are exact. Rounded
 * by itself, a charge of nearly the whole price could be a yen or a cent more than it: it takes at most what is there.
 */
export function convertedLines(lines: OrderLines, currency: Money['currency'], usdJpyRate: number): OrderLines {
  const converted = (money: Money) => convert(money, currency, usdJpyRate);
  const { delivery_charge, insurance_charge } = lines;
  const price = converted(lines.price);
  const event_discount = converted(lines.event_discount);
  const net = subtract(price, event_discount);
  const service_charge = converted(lines.service_charge);
  return summed({
    price,
    event_discount,
    delivery_charge: delivery_charge && converted(delivery_charge),
    insurance_charge: insurance_charge && converted(insurance_charge),
    tax: converted(lines.tax),
    deposit: converted(lines.deposit),
    service_charge: compare(service_charge, net) > 0 ? net : service_charge,
  });
}

/** What goes back to the buyer, and what of it the seller had received. */
export interface RefundShares {
  amount: Money;
  sellerShare: Money;
}

/** Of an order that is cancelled after it was paid: everything. */
export const refundOfCancellation = ({ total, amount_received }: OrderLines): RefundShares => ({
  amount: total,
  sellerShare: amount_received,
});

/**
 * Of a return: the price and its tax. Delivery and insurance have been used up, and the buyer pays the return fee (001
 * section 9).
 */
export function refundOfReturn({ net_price, service_charge }: OrderLines, taxPercent: number): RefundShares {
  return {
    amount: add(net_price, percentOf(net_price, taxPercent)),
    sellerShare: subtract(net_price, service_charge),
  };
}

/** Whether a term is one that the work allows: "Rent months must be between the art's minimum and maximum" (001 section 5). */
export const isTermAllowed = (months: number, minimum: number | null, maximum: number | null): boolean =>
  months >= (minimum ?? 1) && (maximum === null || months <= maximum);
