import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { Card } from '@smart-art/ui/card';
import { CopyButton } from '@smart-art/ui/copy-button';
import { DateTime } from '@smart-art/ui/date-time';
import { type DescriptionItem, DescriptionList } from '@smart-art/ui/description-list';
import { Inline } from '@smart-art/ui/inline';
import { Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from './payment.messages.ts';

/** A payment that awaits a bank transfer. */
export type AwaitedTransfer = SubscriptionPayment & {
  bank_transfer: NonNullable<SubscriptionPayment['bank_transfer']>;
};

export const isAwaited = (payment: SubscriptionPayment | null | undefined): payment is AwaitedTransfer =>
  payment?.status === 'awaiting_transfer' && payment.bank_transfer !== null;

/** Bank account, reference and due date of a transfer, and what happens then (001 section 9: within 10 days). */
export function TransferInstructions({ payment }: { payment: AwaitedTransfer }) {
  const intl = useIntl();
  const { bank_transfer: account, quote } = payment;
  const { amount, currency } = quote.total;
  const copied = (term: string, value: string): DescriptionItem => ({
    term,
    description: (
      <Inline gap={1} wrap={false}>
        <Text as="span" tabular>
          {value}
        </Text>
        <CopyButton label={term} value={value} />
      </Inline>
    ),
  });
  const amountTerm = intl.formatMessage(messages.amount);
  return (
    <Stack gap={6}>
      <Card raised>
        <Section title={intl.formatMessage(messages.account)}>
          <DescriptionList
            items={[
              {
                term: amountTerm,
                description: (
                  <Inline gap={1} wrap={false}>
                    <Text as="span" strong>
                      <Money amount={amount} currency={currency} />
                    </Text>
                    <CopyButton label={amountTerm} value={amount} />
                  </Inline>
                ),
              },
              copied(intl.formatMessage(messages.reference), account.reference_number),
              { term: intl.formatMessage(messages.due), description: <DateTime value={account.due_at} withTime /> },
              copied(intl.formatMessage(messages.accountName), account.account_name),
              copied(intl.formatMessage(messages.bank), account.bank_name),
              copied(intl.formatMessage(messages.branch), account.branch_name),
              copied(intl.formatMessage(messages.accountType), account.account_type),
              copied(intl.formatMessage(messages.accountNumber), account.account_number),
              copied(intl.formatMessage(messages.swift), account.swift_code),
            ]}
          />
        </Section>
      </Card>
      <Section title={intl.formatMessage(messages.next)}>
        <Text>{intl.formatMessage(messages.nextReference)}</Text>
        <Text>{intl.formatMessage(messages.nextMail)}</Text>
        <Text>{intl.formatMessage(messages.nextLapse)}</Text>
      </Section>
    </Stack>
  );
}
