import type { OrderDetails } from '@smart-art/api-client/queries';
import { formatMoney } from '@smart-art/ui/money';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import {
  type BuyerLine,
  buyerLines,
  cameToNothing,
  convertedReceipt,
  type SellerLine,
  sellerReceipt,
} from './lines.ts';
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
  | 'refunds'
  | 'return'
  | 'cancellation'
>;

/** The words that need nothing. */
type Plain = Exclude<keyof typeof messages, 'rent' | 'eventDiscount' | 'tax' | 'serviceCharge' | 'converted'>;

/**
 * What the buyer pays, line by line, and what of it the seller receives in the end, each amount in the order's currency and
 * below it in the other (001 section 9). An order that came to nothing says what goes back instead, and that nothing is received.
 */
export function OrderMoney({ order }: { order: Priced }) {
  const intl = useIntl();
  const { amounts, converted_amounts: converted, rent, usd_jpy_rate: rate } = order;
  const say = (key: Plain) => intl.formatMessage(messages[key]);
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
  const outcome = cameToNothing(order);
  const paid = say(outcome === 'unpaid' ? 'notPaid' : order.refunds.length > 0 ? 'buyerPaid' : 'buyerPays');
  const sellerWords: Record<SellerLine, string> = {
    total: paid,
    service_charge: percent('serviceCharge', order.service_charge_percent),
    tax: say('taxOut'),
    deposit: say('depositOut'),
    deposit_forfeited: say('depositForfeited'),
    given_back: say(outcome ? 'goesBack' : 'shareBack'),
  };
  const otherBuyer = new Map(buyerLines(converted).map(({ name, amount }) => [name, amount]));
  const buyer = buyerLines(amounts).map(({ name, amount }) => ({
    label: buyerWords[name],
    ...amount,
    second: otherBuyer.get(name),
  }));
  const receipt = sellerReceipt(order);
  const otherReceipt = convertedReceipt(order);
  const seller = receipt.lines.map(({ name, amount }, at) => ({
    label: sellerWords[name],
    ...amount,
    second: otherReceipt.lines[at]?.amount,
  }));

  return (
    <Stack gap={4}>
      <PriceBreakdown items={buyer} total={{ label: paid, ...amounts.total, second: converted.total }} />
      {outcome === 'unpaid' ? (
        <Muted>{say('nothingPaid')}</Muted>
      ) : (
        <PriceBreakdown
          items={seller}
          total={{ label: say('youReceive'), ...receipt.total, second: otherReceipt.total }}
        />
      )}
      <Muted>
        {intl.formatMessage(messages.converted, { rate: intl.formatNumber(rate, { maximumFractionDigits: 2 }) })}
      </Muted>
      {!outcome && (!amounts.delivery_charge || !amounts.insurance_charge) && (
        <Muted>{intl.formatMessage(messages.chargesMissing)}</Muted>
      )}
    </Stack>
  );
}
