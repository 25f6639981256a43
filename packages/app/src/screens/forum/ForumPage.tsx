import type { Forum } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Inline } from '@smart-art/ui/inline';
import { Page, type PageProps } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { Prose } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { ForumStatusBadge } from '../../forum/ForumStatusBadge.tsx';
import { countMessages } from '../../forum/forum-counts.messages.ts';
import { SetForum } from '../../forum/SetForum.tsx';
import { Thread } from './Thread.tsx';
import { threadMessages as messages } from './thread.messages.ts';
import { useNarrowing } from './useNarrowing.ts';
import { Write } from './Write.tsx';

/** A forum: its topic, its posts and the field for a new one. */
export function ForumPage({ forum, crumbs }: { forum: Forum } & Pick<PageProps, 'crumbs'>) {
  const intl = useIntl();
  const narrowing = useNarrowing();
  const { title, description, is_owner: isOwner, owner, waiting_count: waiting } = forum;
  return (
    <Page
      actions={<SetForum forum={forum} />}
      crumbs={crumbs}
      summary={
        <Inline gap={3}>
          {(isOwner || forum.status !== 'published') && <ForumStatusBadge forum={forum} />}
          <span>
            {isOwner ? intl.formatMessage(messages.openedByYou) : intl.formatMessage(messages.openedBy, owner)}
          </span>
          <span>{intl.formatMessage(countMessages.written, { count: forum.message_count })}</span>
          <span>{intl.formatMessage(countMessages.members, { count: forum.member_count })}</span>
        </Inline>
      }
      title={title}
    >
      <Stack gap={5}>
        {description && <Prose>{description}</Prose>}
        {waiting > 0 && narrowing.show !== 'waiting' && (
          <Banner
            action={
              <Button onClick={() => narrowing.change({ show: 'waiting', search: '' })} size="small">
                {intl.formatMessage(messages.look)}
              </Button>
            }
            tone="info"
          >
            {intl.formatMessage(messages.waiting, { count: waiting })}
          </Banner>
        )}
        <Thread forum={forum} narrowing={narrowing} />
        <Write forum={forum} />
      </Stack>
    </Page>
  );
}
