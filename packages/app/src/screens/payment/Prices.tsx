import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { Card } from '@smart-art/ui/card';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Section } from '@smart-art/ui/section';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from './payment.messages.ts';
import { lineLabel } from './prices.ts';

export interface PricesProps {
  quote: SubscriptionPayment['quote'];
  /** Buttons beside the heading. */
  actions?: ReactNode;
}

/** The price list of a payment: each service, tax and the total (001 sections 1 and 9). */
export function Prices({ quote, actions }: PricesProps) {
  const intl = useIntl();
  const { lines, subtotal, consumption_tax, consumption_tax_percent: percent, total } = quote;
  return (
    <Card raised>
      <Section actions={actions} title={intl.formatMessage(messages.summary)}>
        <PriceBreakdown
          aria-live="polite"
          extras={[
            { label: intl.formatMessage(messages.subtotal), ...subtotal },
            { label: intl.formatMessage(messages.tax, { percent }), ...consumption_tax },
          ]}
          items={lines.map((line) => ({ label: lineLabel(intl, line), ...line.amount }))}
          total={{ label: intl.formatMessage(messages.total), ...total }}
        />
      </Section>
    </Card>
  );
}
