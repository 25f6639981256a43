import type { OrderDetails } from '@smart-art/api-client/queries';
import { formatMoney } from '@smart-art/ui/money';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { type BuyerLine, buyerLines, type SellerLine, sellerLines } from './lines.ts';
import { moneyMessages as messages } from './money.messages.ts';

type Priced = Pick<
  OrderDetails,
  | 'amounts'
  | 'converted_amounts'
  | 'event_discount_percent'
  | 'service_charge_percent'
  | 'tax_percent'
  | 'usd_jpy_rate'
  | 'rent'
>;

/**
 * What the buyer pays, line by line, and what of it the seller receives, in the order's currency and below it in the other.
 * The sums are the contract's: nothing is reckoned here.
 */
export function OrderMoney({ order }: { order: Priced }) {
  const intl = useIntl();
  const { amounts, converted_amounts: converted, rent, usd_jpy_rate: rate } = order;
  const say = (key: 'delivery' | 'insurance' | 'deposit' | 'buyerPays' | 'youReceive' | 'taxOut' | 'depositOut') =>
    intl.formatMessage(messages[key]);
  const percent = (key: 'eventDiscount' | 'tax' | 'serviceCharge', value: number) =>
    intl.formatMessage(messages[key], { percent: intl.formatNumber(value / 100, { style: 'percent' }) });

  const buyerWords: Record<BuyerLine, string> = {
    price: rent
      ? intl.formatMessage(messages.rent, {
          count: rent.months,
          price: formatMoney(rent.monthly_price.amount, rent.monthly_price.currency, intl.locale),
        })
      : intl.formatMessage(messages.price),
    event_discount: percent('eventDiscount', order.event_discount_percent),
    delivery_charge: say('delivery'),
    insurance_charge: say('insurance'),
    tax: percent('tax', order.tax_percent),
    deposit: say('deposit'),
  };
  const sellerWords: Record<SellerLine, string> = {
    total: say('buyerPays'),
    service_charge: percent('serviceCharge', order.service_charge_percent),
    tax: say('taxOut'),
    deposit: say('depositOut'),
  };
  const buyer = buyerLines(amounts).map(({ name, amount }) => ({ label: buyerWords[name], ...amount }));
  const seller = sellerLines(amounts).map(({ name, amount }) => ({ label: sellerWords[name], ...amount }));
  const other = (amount: { amount: string; currency: string }) =>
    formatMoney(amount.amount, amount.currency, intl.locale);

  return (
    <Stack gap={4}>
      <PriceBreakdown items={buyer} total={{ label: say('buyerPays'), ...amounts.total }} />
      <PriceBreakdown items={seller} total={{ label: say('youReceive'), ...amounts.amount_received }} />
      <Muted>
        {intl.formatMessage(messages.converted, {
          total: other(converted.total),
          received: other(converted.amount_received),
          rate: intl.formatNumber(rate, { maximumFractionDigits: 2 }),
        })}
      </Muted>
      {(!amounts.delivery_charge || !amounts.insurance_charge) && (
        <Muted>{intl.formatMessage(messages.chargesMissing)}</Muted>
      )}
    </Stack>
  );
}
