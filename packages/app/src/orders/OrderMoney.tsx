import type { OrderDetails } from '@smart-art/api-client/queries';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { type BookedLine, type BookedName, type BuyerLine, buyerLines, receiptOf } from './lines.ts';
import { moneyMessages as messages } from './money.messages.ts';

type Priced = Pick<
  OrderDetails,
  | 'amounts'
  | 'converted_amounts'
  | 'earnings'
  | 'event_discount_percent'
  | 'service_charge_percent'
  | 'tax_percent'
  | 'usd_jpy_rate'
  | 'rent'
  | 'refunds'
>;

/** The words that need nothing. */
type Plain = Exclude<
  keyof typeof messages,
  'rent' | 'eventDiscount' | 'tax' | 'serviceCharge' | 'converted' | 'renewed' | 'depositKept' | 'refunded'
>;

/**
 * What the buyer pays, line by line, and what of it the seller receives, with everything that was booked since: each amount
 * in the order's currency and below it in the other (001 section 9). The sum is that of the ledger. Of an order that ended
 * unpaid it says that nothing is received.
 */
export function OrderMoney({ order }: { order: Priced }) {
  const intl = useIntl();
  const { amounts, converted_amounts: converted, earnings, rent, usd_jpy_rate: rate } = order;
  const { pending, state } = earnings;
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
  const paid = say(state === 'nothing' ? 'notPaid' : state === 'expected' ? 'buyerPays' : 'buyerPaid');
  const dayOf = ({ at }: BookedLine) => (at ? formatDate(new Date(at), intl) : '');
  const sellerWords: Record<Exclude<BookedName, 'total'>, (line: BookedLine) => string> = {
    service_charge: () => percent('serviceCharge', order.service_charge_percent),
    tax: () => say('taxOut'),
    deposit: () => say('depositOut'),
    deposit_returned: () => say('depositReturned'),
    renewal: (line) => intl.formatMessage(messages.renewed, { count: line.count, date: dayOf(line) }),
    deposit_forfeited: (line) => intl.formatMessage(messages.depositKept, { date: dayOf(line) }),
    refund: (line) => intl.formatMessage(messages.refunded, { date: dayOf(line) }),
  };
  const otherBuyer = new Map(buyerLines(converted).map(({ name, amount }) => [name, amount]));
  const buyer = buyerLines(amounts).map(({ name, amount }) => ({
    label: buyerWords[name],
    ...amount,
    second: otherBuyer.get(name),
  }));
  /* What the buyer pays is the line just above. */
  const seller = receiptOf(order).flatMap((line) =>
    line.name === 'total' ? [] : [{ label: sellerWords[line.name](line), ...line.amount, second: line.second }],
  );

  return (
    <Stack gap={4}>
      <PriceBreakdown items={buyer} total={{ label: paid, ...amounts.total, second: converted.total }} />
      {state === 'nothing' ? (
        <Muted>{say('nothingPaid')}</Muted>
      ) : (
        <PriceBreakdown
          isResult
          items={seller}
          total={{
            label: say(state === 'kept' ? 'youKeep' : 'youReceive'),
            ...earnings.total,
            second: earnings.converted_total,
          }}
        />
      )}
      {pending && (
        <PriceBreakdown
          items={[{ label: say('pending'), ...pending.amount, second: pending.converted_amount }]}
          total={{ label: say('keepAfter'), ...pending.total, second: pending.converted_total }}
        />
      )}
      <Muted>
        {intl.formatMessage(messages.converted, { rate: intl.formatNumber(rate, { maximumFractionDigits: 2 }) })}
      </Muted>
      {state === 'expected' && (!amounts.delivery_charge || !amounts.insurance_charge) && (
        <Muted>{intl.formatMessage(messages.chargesMissing)}</Muted>
      )}
    </Stack>
  );
}
