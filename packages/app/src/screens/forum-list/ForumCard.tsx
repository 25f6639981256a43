import type { Forum } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { ForumStatusBadge } from '../../forum/ForumStatusBadge.tsx';
import { countMessages } from '../../forum/forum-counts.messages.ts';
import { forumPath } from '../../forum/paths.ts';
import { ForumMarks } from './ForumMarks.tsx';

/** A forum in the phone layout: title, counts, and what needs the seller's attention. */
export function ForumCard({ forum }: { forum: Forum }) {
  const intl = useIntl();
  const { title, message_count: posts, member_count: members, last_message_at: at } = forum;
  return (
    <Stack gap={1}>
      <Link href={forumPath(forum)} standalone tone="name">
        {title}
      </Link>
      <Inline gap={2}>
        <Muted as="span">{intl.formatMessage(countMessages.written, { count: posts })}</Muted>
        <Muted as="span">{intl.formatMessage(countMessages.members, { count: members })}</Muted>
        {at && (
          <Muted as="span">
            <DateTime relative value={at} />
          </Muted>
        )}
      </Inline>
      <Inline gap={2}>
        <ForumMarks forum={forum} />
        {forum.is_owner && <ForumStatusBadge forum={forum} />}
      </Inline>
    </Stack>
  );
}
