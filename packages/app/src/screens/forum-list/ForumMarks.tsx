import type { Forum } from '@smart-art/api-client/queries';
import { Inline } from '@smart-art/ui/inline';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { forumsMessages as messages } from './forums.messages.ts';

/** Badges of a forum: unread posts, and posts that await the seller's decision. */
export function ForumMarks({ forum }: { forum: Pick<Forum, 'unread_count' | 'waiting_count'> }) {
  const intl = useIntl();
  const { unread_count: unread, waiting_count: waiting } = forum;
  if (unread + waiting === 0) return null;
  return (
    <Inline gap={2}>
      {waiting > 0 && (
        <StatusBadge tone="warning">{intl.formatMessage(messages.waiting, { count: waiting })}</StatusBadge>
      )}
      {unread > 0 && <StatusBadge tone="info">{intl.formatMessage(messages.unread, { count: unread })}</StatusBadge>}
    </Inline>
  );
}
