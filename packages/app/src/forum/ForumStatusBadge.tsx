import type { Forum } from '@smart-art/api-client/queries';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { forumStatusMessages as messages } from './status.messages.ts';

/** Whether a forum is published, and whether the operator unpublished it. */
export function ForumStatusBadge({ forum }: { forum: Pick<Forum, 'status' | 'unpublished_by_house'> }) {
  const intl = useIntl();
  const state = forum.unpublished_by_house ? 'byHouse' : forum.status;
  return (
    <StatusBadge tone={state === 'published' ? 'success' : 'neutral'}>
      {intl.formatMessage(messages[state])}
    </StatusBadge>
  );
}
