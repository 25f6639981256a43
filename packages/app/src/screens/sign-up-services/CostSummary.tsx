import { type Quote, unitsOf } from '@smart-art/openapi/rules';
import { Card } from '@smart-art/ui/card';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { servicesMessages as messages } from './Services.messages.ts';
import { sizeText } from './size-text.ts';

/** The running total, line by line, and the next step. */
export function CostSummary({ quote, children }: { quote: Quote; children: ReactNode }) {
  const intl = useIntl();
  const { lines, subtotal, consumption_tax_percent, consumption_tax, total } = quote;
  const isFree = unitsOf(total) === 0n;
  const percent = intl.formatNumber(consumption_tax_percent / 100, { style: 'percent', maximumFractionDigits: 2 });
  const lineLabel = ({ kind, quota_gb, years }: (typeof lines)[number]) =>
    kind === 'notification_service'
      ? intl.formatMessage(messages.notificationLine, { count: years ?? 0 })
      : intl.formatMessage(messages.quotaLine, { size: sizeText(intl, quota_gb ?? 0), count: years ?? 0 });
  return (
    <Card raised>
      <Section title={intl.formatMessage(messages.summary)}>
        <Stack gap={5}>
          {isFree ? (
            <Text aria-live="polite">{intl.formatMessage(messages.nothing)}</Text>
          ) : (
            <Stack gap={2}>
              <PriceBreakdown
                aria-live="polite"
                extras={[
                  { label: intl.formatMessage(messages.subtotal), ...subtotal },
                  { label: intl.formatMessage(messages.tax, { percent }), ...consumption_tax },
                ]}
                items={lines.map((line) => ({ label: lineLabel(line), ...line.amount }))}
                total={{ label: intl.formatMessage(messages.total), ...total }}
              />
              {consumption_tax_percent > 0 && <Muted>{intl.formatMessage(messages.taxHelp)}</Muted>}
            </Stack>
          )}
          {children}
        </Stack>
      </Section>
    </Card>
  );
}
