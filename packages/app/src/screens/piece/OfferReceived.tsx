import type { ArtPiece, CustomOrderDetails } from '@smart-art/api-client/queries';
import { moneyFrom, orderLines } from '@smart-art/openapi/rules';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from './field.messages.ts';

export interface OfferReceivedProps {
  order: Pick<CustomOrderDetails, 'service_charge_percent'>;
  values: Pick<ArtPiece, 'normal_cost' | 'delivery_charge' | 'insurance_charge'>;
}

/** What the seller receives for a piece with the typed offer, by the backend's rule (001 section 9). */
export function OfferReceived({ order, values }: OfferReceivedProps) {
  const intl = useIntl();
  const { normal_cost: price, delivery_charge: delivery, insurance_charge: insurance } = values;
  if (!price) return null;
  const { service_charge_percent: percent } = order;
  const { service_charge, amount_received } = orderLines({
    unitPrice: price,
    units: 1,
    eventDiscountPercent: 0,
    serviceChargePercent: percent,
    /* The buyer pays the tax on top. */
    taxPercent: 0,
    deliveryCharge: delivery ?? moneyFrom(0n, price.currency),
    insuranceCharge: insurance ?? moneyFrom(0n, price.currency),
    deposit: null,
  });
  return (
    <PriceBreakdown
      extras={[
        ...(delivery ? [{ label: intl.formatMessage(messages.delivery_charge), ...delivery }] : []),
        ...(insurance ? [{ label: intl.formatMessage(messages.insurance_charge), ...insurance }] : []),
        {
          label: intl.formatMessage(messages.service_charge),
          note: intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
          ...takenOff(service_charge),
        },
      ]}
      items={[{ label: intl.formatMessage(messages.normal_cost), ...price }]}
      total={{ label: intl.formatMessage(messages.amount_received), ...amount_received }}
    />
  );
}

type Money = NonNullable<ArtPiece['normal_cost']>;

/** An amount as a deduction: negative unless it is zero. */
export const takenOff = ({ amount, currency }: Money): Money => ({
  amount: /[1-9]/.test(amount) ? `-${amount}` : amount,
  currency,
});
