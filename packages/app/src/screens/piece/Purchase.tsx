import type { ArtPiece } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Section } from '@smart-art/ui/section';
import { useIntl } from 'react-intl';
import { purchaseMessages as messages } from './piece.messages.ts';

/** The sale of a piece to a supporter, and the operator's fee (001 section 9: 30 %). */
export function Purchase({ purchase }: { purchase: NonNullable<ArtPiece['purchase']> }) {
  const intl = useIntl();
  const { supporter, at, amount, fee, fee_percent: percent, received } = purchase;
  /* Negative, so that the lines add up. */
  const charge = { ...fee, amount: Number(fee.amount) === 0 ? fee.amount : `-${fee.amount}` };
  const values = { percent: intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 }) };
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <DescriptionList
        items={[
          {
            term: intl.formatMessage(messages.supporter),
            description: [supporter.name, supporter.company].filter(Boolean).join(', '),
          },
          { term: intl.formatMessage(messages.at), description: <DateTime value={at} withTime /> },
        ]}
      />
      <PriceBreakdown
        items={[]}
        result={{
          items: [{ label: intl.formatMessage(messages.charge, values), ...charge }],
          total: { label: intl.formatMessage(messages.received), ...received },
        }}
        total={{ label: intl.formatMessage(messages.paid), ...amount }}
      />
    </Section>
  );
}
