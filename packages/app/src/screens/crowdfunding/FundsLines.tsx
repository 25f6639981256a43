import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { PriceBreakdown } from '@smart-art/ui/price-breakdown';
import { useIntl } from 'react-intl';
import { fundsMessages } from './request.messages.ts';

/** Contributions and the operator's deductions, line by line (001 section 9: 15 % and 30 %). */
export function FundsLines({ lines: statement }: Pick<CrowdfundingSummary['funds'], 'lines'>) {
  const intl = useIntl();
  const lines = statement.map(({ kind, percent, amount }) => ({
    label: intl.formatMessage(fundsMessages[kind], {
      percent: percent === null ? '' : intl.formatNumber(percent / 100, { style: 'percent' }),
    }),
    ...amount,
  }));
  const total = lines.at(-1);
  return total && <PriceBreakdown items={lines.slice(0, -1)} total={total} />;
}
