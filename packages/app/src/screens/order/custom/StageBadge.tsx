import type { CustomOrder } from '@smart-art/api-client/queries';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { customStateMessages } from '../../../orders/custom-state.messages.ts';

/** How far a custom order is (001 section 4), beside the status that all orders have. */
export function StageBadge({ order: { stage } }: { order: Pick<CustomOrder, 'stage'> }) {
  return <StatusBadge tone="neutral">{useIntl().formatMessage(customStateMessages[stage])}</StatusBadge>;
}
