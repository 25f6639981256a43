import type { CustomOrderDetails } from '@smart-art/api-client/queries';
import { DescriptionList } from '@smart-art/ui/description-list';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { formatMoney, Money } from '@smart-art/ui/money';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../piece/field.messages.ts';
import { takenOff } from '../../piece/OfferReceived.tsx';
import { wishMessages } from './custom.messages.ts';
import { aboveBudget, linesOf, type OfferValues } from './offer.ts';
import { offerMessages as messages } from './pieces-step.messages.ts';

/** The total the buyer would pay, beside the buyer's budget. An offer above the budget is allowed. */
export function OfferTotal({ order, values }: { order: CustomOrderDetails; values: OfferValues }) {
  const intl = useIntl();
  const { budget, buyer } = order;
  const lines = linesOf(order, values);
  const { price, delivery_charge, insurance_charge, tax, total } = lines;
  const above = aboveBudget(total, budget);
  return (
    <Stack gap={3}>
      <PriceBreakdown
        extras={[
          ...(delivery_charge
            ? [{ label: intl.formatMessage(fieldMessages.delivery_charge), ...delivery_charge }]
            : []),
          ...(insurance_charge
            ? [{ label: intl.formatMessage(fieldMessages.insurance_charge), ...insurance_charge }]
            : []),
          ...(order.tax_percent > 0 ? [{ label: intl.formatMessage(messages.tax), ...tax }] : []),
        ]}
        items={[{ label: intl.formatMessage(messages.prices, { count: order.art_pieces.length }), ...price }]}
        result={{
          items: [
            ...(order.tax_percent > 0 ? [{ label: intl.formatMessage(messages.taxTakenOff), ...takenOff(tax) }] : []),
            {
              label: intl.formatMessage(fieldMessages.service_charge),
              note: intl.formatNumber(order.service_charge_percent / 100, {
                style: 'percent',
                maximumFractionDigits: 2,
              }),
              ...takenOff(lines.service_charge),
            },
          ],
          total: { label: intl.formatMessage(fieldMessages.amount_received), ...lines.amount_received },
        }}
        total={{ label: intl.formatMessage(messages.total, { buyer: buyer.name }), ...total }}
      />
      {budget && (
        <DescriptionList
          items={[{ term: intl.formatMessage(wishMessages.budget), description: <Money {...budget} /> }]}
        />
      )}
      {above && (
        <InlineMessage live="polite" tone="warning">
          {intl.formatMessage(messages.aboveBudget, {
            amount: formatMoney(above.amount, above.currency, intl.locale),
            buyer: buyer.name,
          })}
        </InlineMessage>
      )}
    </Stack>
  );
}
