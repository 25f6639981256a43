/** An order's amounts, calculated from its row by the shared rules. */
import { convertedLines, type OrderLines, orderLines } from '@smart-art/openapi/rules';
import { comparableAmount, moneyOf } from '../products/money.ts';
import type { OrderRow } from './record.ts';

type Priced = Pick<
  OrderRow,
  | 'currency'
  | 'unit_price_amount'
  | 'units'
  | 'event_discount'
  | 'event_discount_percent'
  | 'service_charge_percent'
  | 'tax_percent'
  | 'delivery_charge_amount'
  | 'insurance_charge_amount'
  | 'deposit_amount'
  | 'usd_jpy_rate'
>;

/** All amounts in the order's currency. */
export function linesOf(order: Priced): OrderLines {
  const { currency } = order;
  return orderLines({
    unitPrice: { amount: order.unit_price_amount, currency },
    units: order.units,
    eventDiscountPercent: order.event_discount === 'accepted' ? order.event_discount_percent : 0,
    serviceChargePercent: order.service_charge_percent,
    taxPercent: order.tax_percent,
    deliveryCharge: moneyOf(order.delivery_charge_amount, currency),
    insuranceCharge: moneyOf(order.insurance_charge_amount, currency),
    deposit: moneyOf(order.deposit_amount, currency),
  });
}

/** All amounts in the other currency, at the order's exchange rate. */
export const otherLinesOf = (order: Priced): OrderLines =>
  convertedLines(linesOf(order), order.currency === 'USD' ? 'JPY' : 'USD', order.usd_jpy_rate);

/** Sort key of orders: the total in US dollars. */
export const totalKeyOf = (order: Priced): string => comparableAmount(linesOf(order).total, order.usd_jpy_rate) ?? '0';
