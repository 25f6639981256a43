import type { Product } from '@smart-art/api-client/queries';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { attentionMessages, statusMessages } from './works.messages.ts';

const tones = {
  for_sale: 'success',
  to_rent: 'info',
  for_sale_or_rent: 'success',
  needs_attention: 'warning',
  not_offered: 'neutral',
} as const;

/** How a work is offered, or the first thing missing before it can be. */
export function WorkStatus({ work }: { work: Pick<Product, 'status' | 'attention'> }) {
  const intl = useIntl();
  const [missing] = work.status === 'needs_attention' ? work.attention : [];
  return (
    <StatusBadge tone={tones[work.status]}>
      {intl.formatMessage(missing ? attentionMessages[missing] : statusMessages[work.status])}
    </StatusBadge>
  );
}
