/** What a custom order costs and brings: its pieces with their charges, summed (001 sections 3 and 5). */
import { add, type Money, moneyFrom, percentOf, subtract } from './money.ts';

export interface OfferedPiece {
  cost: Money | null;
  deliveryCharge: Money | null;
  insuranceCharge: Money | null;
}

export interface CustomOrderLines {
  price: Money;
  delivery_charge: Money;
  insurance_charge: Money;
  tax: Money;
  total: Money;
  service_charge: Money;
  amount_received: Money;
}

/**
 * `total = price + delivery + insurance + tax = amount_received + service_charge + tax`, to the smallest unit.
 *
 * @param pieces in one currency; what is not said yet counts nothing
 * @param percents what the house keeps of the price, and the consumption tax on price and charges
 */
export function customOrderLines(
  currency: Money['currency'],
  pieces: readonly OfferedPiece[],
  percents: { serviceCharge: number; tax: number },
): CustomOrderLines {
  const nothing = moneyFrom(0n, currency);
  const sum = (part: keyof OfferedPiece) => add(nothing, ...pieces.map((piece) => piece[part] ?? nothing));
  const price = sum('cost');
  const delivery_charge = sum('deliveryCharge');
  const insurance_charge = sum('insuranceCharge');
  const charged = add(price, delivery_charge, insurance_charge);
  const tax = percentOf(charged, percents.tax);
  const service_charge = percentOf(price, percents.serviceCharge);
  return {
    price,
    delivery_charge,
    insurance_charge,
    tax,
    total: add(charged, tax),
    service_charge,
    amount_received: subtract(charged, service_charge),
  };
}
