import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { requestStatusMessages } from './request.messages.ts';

const tones: Record<CrowdfundingSummary['status'], StatusBadgeProps['tone']> = {
  requested: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
  revoked: 'danger',
  closed: 'neutral',
};

/** A request's status (001 section 4). */
export function RequestStatusBadge({ status }: Pick<CrowdfundingSummary, 'status'>) {
  return <StatusBadge tone={tones[status]}>{useIntl().formatMessage(requestStatusMessages[status])}</StatusBadge>;
}
