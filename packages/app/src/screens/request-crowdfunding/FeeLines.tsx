import type { Money } from '@smart-art/api-client/queries';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { FundsLines } from '../crowdfunding/FundsLines.tsx';
import { type Fees, feesOf } from './fees.ts';
import { requestFormMessages as messages } from './request-form.messages.ts';
import type { RequestValues } from './request-form.ts';

interface LinesProps {
  title: string;
  fees: Fees;
  given: 'donations' | 'piece_sales';
  fee: 'handling_fee' | 'sale_service_charge';
}

function Lines({ title, fees, given, fee }: LinesProps) {
  const { amount, currency } = fees.fee;
  /* No minus sign before zero. */
  const taken = /[1-9]/.test(amount) ? `-${amount}` : amount;
  return (
    <Stack gap={2}>
      <Heading level={3} size="label">
        {title}
      </Heading>
      <FundsLines
        lines={[
          { kind: given, percent: null, amount: fees.given },
          { kind: fee, percent: fees.percent, amount: { amount: taken, currency } },
          { kind: 'amount_received', percent: null, amount: fees.received },
        ]}
      />
    </Stack>
  );
}

export interface FeeLinesProps {
  values: Pick<RequestValues, 'amount_requested' | 'art_pieces'>;
  currency: Money['currency'];
}

/** The operator's fees, line by line, while the amount is typed (001 section 9: 15 % and 30 %). */
export function FeeLines({ values, currency }: FeeLinesProps) {
  const intl = useIntl();
  const amounts = values.amount_requested ? [values.amount_requested] : [];
  const costs = values.art_pieces.flatMap(({ crowdfunding_cost: cost }) => (cost?.currency === currency ? cost : []));
  return (
    <Section title={intl.formatMessage(messages.receive)}>
      <Stack gap={5}>
        <Lines
          fee="handling_fee"
          fees={feesOf('donation', currency, amounts)}
          given="donations"
          title={intl.formatMessage(messages.ifDonated)}
        />
        <Lines
          fee="sale_service_charge"
          fees={feesOf('purchase', currency, costs)}
          given="piece_sales"
          title={intl.formatMessage(messages.ifBought)}
        />
        <Muted>{intl.formatMessage(messages.receiveHelp)}</Muted>
      </Stack>
    </Section>
  );
}
