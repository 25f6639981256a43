import type { Forum } from '@smart-art/api-client/queries';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { DateTime } from '@smart-art/ui/date-time';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ForumStatusBadge } from '../../forum/ForumStatusBadge.tsx';
import { forumPath } from '../../forum/paths.ts';
import { SetForum } from '../../forum/SetForum.tsx';
import { ForumCard } from './ForumCard.tsx';
import { ForumMarks } from './ForumMarks.tsx';
import { forumsMessages as messages } from './forums.messages.ts';

export interface ForumTableProps {
  forums: readonly Forum[];
  loading: boolean;
}

/** Forums with their counts (000 section 3), what is new in each, and their owner's actions. */
export function ForumTable({ forums, loading }: ForumTableProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const translate = (name: 'name' | 'owner' | 'posts' | 'members' | 'news' | 'latest' | 'status' | 'actions') =>
    intl.formatMessage(messages[name]);
  const columns: Column<Forum>[] = [
    { id: 'title', header: translate('name'), text: ({ title }) => title, look: 'strong', width: 168 },
    { id: 'news', header: translate('news'), render: (forum) => <ForumMarks forum={forum} />, width: 124, priority: 1 },
    {
      id: 'posts',
      header: translate('posts'),
      text: ({ message_count: count }) => intl.formatNumber(count),
      align: 'end',
      width: 72,
      priority: 3,
    },
    {
      id: 'members',
      header: translate('members'),
      text: ({ member_count: count }) => intl.formatNumber(count),
      align: 'end',
      width: 84,
      priority: 4,
    },
    {
      id: 'latest',
      header: translate('latest'),
      render: ({ last_message_at: at }) => (at ? <DateTime relative value={at} /> : intl.formatMessage(messages.never)),
      width: 112,
      priority: 2,
    },
    {
      id: 'owner',
      header: translate('owner'),
      text: ({ is_owner, owner }) => (is_owner ? intl.formatMessage(messages.you) : owner.name),
      look: 'muted',
      width: 116,
      priority: 5,
    },
    ...(forums.some(({ is_owner }) => is_owner)
      ? [
          {
            id: 'status',
            header: translate('status'),
            render: (forum: Forum) => <ForumStatusBadge forum={forum} />,
            width: 136,
          },
          {
            id: 'actions',
            header: translate('actions'),
            render: (forum: Forum) => <SetForum forum={forum} size="small" />,
            align: 'end' as const,
            width: 126,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      card={(forum) => <ForumCard forum={forum} />}
      columns={columns}
      density="roomy"
      label={intl.formatMessage(messages.list)}
      loading={loading}
      onRowOpen={(forum) => void navigate(forumPath(forum))}
      rowHref={forumPath}
      rowKey={({ id }) => id}
      rows={forums}
    />
  );
}
