import type { OrderDetails } from '@smart-art/api-client/queries';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import { PriceBreakdown, type PriceLine } from '@smart-art/ui/price-breakdown';
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
  | 'created_at'
  | 'rent'
  | 'refunds'
>;

type Plain = Exclude<keyof typeof messages, 'rent' | 'converted' | 'renewed' | 'depositKept' | 'refunded'>;

/**
 * What the buyer pays, line by line, and what the seller receives, including all later bookings. The sum matches the
 * ledger. For an order that ended unpaid it says that nothing is received. Only the result is converted to the other
 * currency (001 section 9).
 */
export function OrderMoney({ order }: { order: Priced }) {
  const intl = useIntl();
  const { amounts, converted_amounts: converted, earnings, rent } = order;
  const { pending, state } = earnings;
  const translate = (key: Plain) => intl.formatMessage(messages[key]);
  const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  const money = ({ amount, currency }: typeof amounts.total) => formatMoney(amount, currency, intl.locale);

  const price = rent
    ? intl.formatMessage(messages.rent, { count: rent.months, price: money(rent.monthly_price) })
    : translate('price');
  const buyerLabels: Record<BuyerLine, Pick<PriceLine, 'label' | 'note'>> = {
    price: { label: price },
    event_discount: { label: translate('eventDiscount'), note: percent(order.event_discount_percent) },
    delivery_charge: { label: translate('delivery') },
    insurance_charge: { label: translate('insurance') },
    tax: { label: translate('tax'), note: percent(order.tax_percent) },
    deposit: { label: translate('deposit') },
  };
  const paid = translate(state === 'nothing' ? 'notPaid' : state === 'expected' ? 'buyerPays' : 'buyerPaid');
  const dayOf = ({ at }: BookedLine) => (at ? formatDate(new Date(at), intl) : '');
  const sellerLabels: Record<Exclude<BookedName, 'total'>, (line: BookedLine) => Pick<PriceLine, 'label' | 'note'>> = {
    service_charge: () => ({ label: translate('serviceCharge'), note: percent(order.service_charge_percent) }),
    tax: () => ({ label: translate('taxOut') }),
    deposit: () => ({ label: translate('depositOut') }),
    deposit_returned: () => ({ label: translate('depositReturned') }),
    renewal: (line) => ({ label: intl.formatMessage(messages.renewed, { count: line.count, date: dayOf(line) }) }),
    deposit_forfeited: (line) => ({ label: intl.formatMessage(messages.depositKept, { date: dayOf(line) }) }),
    refund: (line) => ({ label: intl.formatMessage(messages.refunded, { date: dayOf(line) }) }),
  };
  const buyer = buyerLines(amounts).map(({ name, amount }) => ({ ...buyerLabels[name], ...amount }));
  /* Skip the total: it is the line just above. */
  const seller = receiptOf(order).flatMap((line) =>
    line.name === 'total' ? [] : [{ ...sellerLabels[line.name](line), ...line.amount }],
  );
  const result = { label: translate(state === 'kept' ? 'youKeep' : 'youReceive'), ...earnings.total };

  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <PriceBreakdown
          items={buyer}
          result={state === 'nothing' ? undefined : { items: seller, total: result }}
          total={{ label: paid, ...amounts.total }}
        />
        <Muted tabular>
          {intl.formatMessage(messages.converted, {
            amount: money(state === 'nothing' ? converted.total : earnings.converted_total),
            rate: intl.formatNumber(order.usd_jpy_rate, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
            date: formatDate(new Date(order.created_at), intl),
          })}
        </Muted>
      </Stack>
      {state === 'nothing' && <Muted>{translate('nothingPaid')}</Muted>}
      {pending && (
        <PriceBreakdown
          items={[{ label: translate('pending'), ...pending.amount }]}
          total={{ label: translate('keepAfter'), ...pending.total }}
        />
      )}
      {state === 'expected' && (!amounts.delivery_charge || !amounts.insurance_charge) && (
        <Muted>{intl.formatMessage(messages.chargesMissing)}</Muted>
      )}
    </Stack>
  );
}
