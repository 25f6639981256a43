import { Button } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { MessageCircle, Plus } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { ListView } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { listStatus } from '../../frame/list-status.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { ForumTable } from './ForumTable.tsx';
import { forumsMessages as messages } from './forums.messages.ts';
import { useForums } from './useForums.ts';

const NewForum = lazy(async () => ({ default: (await import('./NewForum.tsx')).NewForum }));

/** /forum-list (000 sections 2 and 3): the forums with their three counts, and a button to create one. */
export function Component() {
  const intl = useIntl();
  const { list, forums } = useForums();
  const { data: page, error, isFetching, isPlaceholderData, refetch } = forums;
  const [isOpening, setOpening] = useState(false);
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  /* The seller's own unpublished forums are listed, too. */
  const isEmpty = page !== undefined && page.forumPublishedCount + page.forumOwnCount === 0;
  const hasNoOwn = page?.forumOwnCount === 0 && list.state.filters.show === 'own' && !list.state.search.trim();
  const figures = page && {
    publishedCount: page.forumPublishedCount,
    engagedCount: page.forumMemberEngagedCount,
    ownCount: page.forumOwnCount,
  };

  return (
    <Page
      crumbs={useCrumbs()}
      primaryAction={
        <Button emphasis="primary" icon={Plus} onClick={() => setOpening(true)}>
          {intl.formatMessage(messages.open)}
        </Button>
      }
      summary={
        figures && (
          <Inline gap={4}>
            {(['publishedCount', 'engagedCount', 'ownCount'] as const).map((name) => (
              <span key={name}>{intl.formatMessage(messages[name], { count: figures[name] })}</span>
            ))}
          </Inline>
        )
      }
      title={title}
    >
      <ListView
        empty={
          <EmptyState
            icon={MessageCircle}
            title={intl.formatMessage(hasNoOwn && !isEmpty ? messages.noneOwnTitle : messages.emptyTitle)}
          >
            {intl.formatMessage(messages.emptyHelp)}
          </EmptyState>
        }
        failure={{
          title: intl.formatMessage(messages.failed),
          message: error ? failureMessage(intl, error) : undefined,
          onRetry: () => void refetch(),
          pending: isFetching,
        }}
        found={page && intl.formatMessage(messages.found, { count: page.total })}
        isEmpty={isEmpty || hasNoOwn}
        label={intl.formatMessage(messages.list)}
        list={list}
        search={{ label: intl.formatMessage(messages.search), placeholder: intl.formatMessage(messages.searchHint) }}
        status={listStatus(forums)}
        total={page?.total}
      >
        {page && <ForumTable forums={page.forumList} loading={isPlaceholderData} />}
      </ListView>
      {isOpening && (
        <Suspense>
          <NewForum onOpenChange={setOpening} open />
        </Suspense>
      )}
    </Page>
  );
}
