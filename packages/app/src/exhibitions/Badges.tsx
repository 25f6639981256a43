import type { Exhibition, ExhibitionSubscription } from '@smart-art/api-client/queries';
import { StatusBadge, type StatusBadgeProps } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { statusMessages, whenMessages } from './exhibition.messages.ts';

type Tone = StatusBadgeProps['tone'];

const whenTones: Record<Exhibition['when'], Tone> = { upcoming: 'info', running: 'success', ended: 'neutral' };

const statusTones: Record<ExhibitionSubscription['status'], Tone> = {
  applied: 'warning',
  accepted: 'info',
  declined: 'neutral',
  subscribed: 'success',
  cancellation_requested: 'warning',
  cancelled: 'neutral',
  unsubscribed: 'neutral',
};

/** Whether an exhibition is upcoming, running or ended. */
export function WhenBadge({ when }: Pick<Exhibition, 'when'>) {
  return <StatusBadge tone={whenTones[when]}>{useIntl().formatMessage(whenMessages[when])}</StatusBadge>;
}

/** The status of an application (001 section 4). */
export function SubscriptionBadge({ status }: Pick<ExhibitionSubscription, 'status'>) {
  return <StatusBadge tone={statusTones[status]}>{useIntl().formatMessage(statusMessages[status])}</StatusBadge>;
}
