/**
 * An order's costs and proceeds, line by line (001 sections 3, 5 and 9): shared by the screen that shows them, the
 * backend that charges them and the ledger that books them.
 */
import { add, compare, convert, type Money, moneyFrom, percentOf, subtract, times } from './money.ts';

/** Input of an order's amounts, all in one currency. */
export interface OrderTerms {
  /** The work's price at the time of the order, after its own discount; for rent, per month. */
  unitPrice: Money;
  /** For rent, the months; else 1. */
  units: number;
  /** Discount on the price; 0 unless the seller has accepted it. */
  eventDiscountPercent: number;
  /** The operator's percentage of the price. */
  serviceChargePercent: number;
  /** Consumption tax on price and charges; 0 outside Japan. */
  taxPercent: number;
  /** Null until the seller has set it. */
  deliveryCharge: Money | null;
  insuranceCharge: Money | null;
  /** A renter's deposit; null if there is none. */
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

/** Adds the sums to the given lines. */
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

/** @throws RangeError if the amounts are not in one currency */
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
 * The lines in the other currency: single amounts are converted and then summed, so that the sums are exact. Rounding
 * could make a charge of nearly the whole price exceed it by a yen or a cent, so it is capped.
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

/** The refund, and the part of it that the seller had received. */
export interface RefundShares {
  amount: Money;
  sellerShare: Money;
}

/** Refund of an order cancelled after payment: everything. */
export const refundOfCancellation = ({ total, amount_received }: OrderLines): RefundShares => ({
  amount: total,
  sellerShare: amount_received,
});

/**
 * Refund of a return: the price and its tax. Delivery and insurance were used, and the buyer pays the return fee (001
 * section 9).
 */
export function refundOfReturn({ net_price, service_charge }: OrderLines, taxPercent: number): RefundShares {
  return {
    amount: add(net_price, percentOf(net_price, taxPercent)),
    sellerShare: subtract(net_price, service_charge),
  };
}

/** True if the work allows this term: "Rent months must be between the art's minimum and maximum" (001 section 5). */
export const isTermAllowed = (months: number, minimum: number | null, maximum: number | null): boolean =>
  months >= (minimum ?? 1) && (maximum === null || months <= maximum);
