import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { formatMoney } from '@smart-art/ui/money';
import { ProgressBar } from '@smart-art/ui/progress-bar';
import { type IntlShape, useIntl } from 'react-intl';
import { listMessages as messages } from './list.messages.ts';

/** The amount raised and its percentage of the goal, which the backend rounds down. */
export function raisedText(intl: IntlShape, { raised, percent }: CrowdfundingSummary['funds']): string {
  return intl.formatMessage(messages.raisedOf, {
    amount: formatMoney(raised.amount, raised.currency, intl.locale),
    percent: intl.formatNumber(percent / 100, { style: 'percent' }),
  });
}

/** Funding progress in a list row. */
export function Raised({ request: { title, funds } }: { request: CrowdfundingSummary }) {
  const intl = useIntl();
  return (
    <ProgressBar
      hideLabel
      kind="meter"
      label={intl.formatMessage(messages.raisedFor, { title })}
      max={100}
      tone={funds.percent >= 100 ? 'ok' : 'ink'}
      value={funds.percent}
      valueText={raisedText(intl, funds)}
    />
  );
}
