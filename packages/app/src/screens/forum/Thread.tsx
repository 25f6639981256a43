import { resolveSource } from '@smart-art/api-client';
import type { Forum } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Conversation } from '@smart-art/ui/conversation';
import { EmptyState } from '@smart-art/ui/empty-state';
import { FilterChips } from '@smart-art/ui/filter-chips';
import { MessageCircle } from '@smart-art/ui/icons';
import { LoadingBar } from '@smart-art/ui/loading-bar';
import { SearchField } from '@smart-art/ui/search-field';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Toolbar } from '@smart-art/ui/toolbar';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useSeller, useServices } from '../../services/services.ts';
import { PostFoot } from './PostFoot.tsx';
import { isShown, textOf } from './post-text.ts';
import { threadMessages as messages } from './thread.messages.ts';
import type { Narrowing, Show } from './useNarrowing.ts';
import { useThread } from './useThread.ts';

/** Debounce of the thread's search, in ms. */
const PAUSE_MS = 250;

/** The posts of a forum, filtered by the URL: plain text in which only web addresses become links. */
export function Thread({ forum, narrowing }: { forum: Forum; narrowing: Narrowing }) {
  const intl = useIntl();
  const me = useSeller()?.id ?? '';
  const { config } = useServices();
  const { newest, posts, total, earlier, unreadFrom } = useThread(forum, narrowing);
  /* Reported posts that the user has revealed. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const { show, search, isNarrowed, change } = narrowing;
  const options: { value: Show; label: string; count?: number }[] = [
    { value: '', label: intl.formatMessage(messages.all) },
    { value: 'waiting', label: intl.formatMessage(messages.waitingOnes), count: forum.waiting_count },
    { value: 'unpublished', label: intl.formatMessage(messages.unpublishedOnes) },
  ];
  const isBare = total === 0 && !isNarrowed;

  return (
    <Stack gap={4}>
      {!isBare && (
        <Toolbar
          filters={
            forum.is_owner && (
              <FilterChips
                label={intl.formatMessage(messages.show)}
                onChange={(value) => change({ show: value })}
                options={options}
                value={show}
              />
            )
          }
          search={
            <SearchField
              debounce={PAUSE_MS}
              label={intl.formatMessage(messages.search)}
              onChange={(text) => change({ search: text })}
              placeholder={intl.formatMessage(messages.search)}
              value={search}
            />
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">
          {isNarrowed && total !== undefined && !newest.isFetching
            ? intl.formatMessage(messages.found, { count: total })
            : ''}
        </span>
      </VisuallyHidden>
      <LoadingBar loading={newest.isPlaceholderData} />
      <FailureBanner query={newest} title={intl.formatMessage(messages.postsFailed)} />
      {!newest.data && !newest.error && (
        <Loading>
          <Skeleton height="24rem" shape="block" />
        </Loading>
      )}
      {total === 0 && isNarrowed && (
        <EmptyState
          action={
            <Button onClick={() => change({ show: '', search: '' })}>{intl.formatMessage(messages.clear)}</Button>
          }
          icon={MessageCircle}
          size="section"
          title={intl.formatMessage(messages.noMatch)}
        >
          {intl.formatMessage(messages.noMatchHelp)}
        </EmptyState>
      )}
      {newest.data && (posts.length > 0 || !isNarrowed) && (
        <Conversation
          earlier={earlier}
          empty={intl.formatMessage(messages.empty)}
          key={`${show} ${search.trim()}`}
          label={intl.formatMessage(messages.posts, { title: forum.title })}
          me={me}
          messages={posts.map((post) => ({
            id: post.id,
            at: post.created_at,
            author: {
              id: post.author.id,
              name: post.author.name,
              picture: post.author.profile_image && resolveSource(config.productUrl, post.author.profile_image),
            },
            text: textOf(intl, post, shown.has(post.id)),
            status: isShown(post, shown.has(post.id)) ? 'sent' : 'absent',
            footer: (
              <PostFoot
                forum={forum}
                isShown={isShown(post, shown.has(post.id))}
                onShow={() => setShown(new Set(shown).add(post.id))}
                post={post}
              />
            ),
          }))}
          unreadFrom={isNarrowed ? undefined : unreadFrom}
        />
      )}
    </Stack>
  );
}
