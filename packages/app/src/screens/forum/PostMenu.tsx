import type { Forum, ForumMessage } from '@smart-art/api-client/queries';
import { Ellipsis, Eye, EyeOff, Flag, Trash2 } from '@smart-art/ui/icons';
import { MenuButton } from '@smart-art/ui/menu';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { postMessages as messages } from './post.messages.ts';

const DeletePost = lazy(async () => ({ default: (await import('./DeletePost.tsx')).DeletePost }));
const ReportPost = lazy(async () => ({ default: (await import('./ReportPost.tsx')).ReportPost }));

interface Props {
  forum: Forum;
  post: ForumMessage;
  decide: (status: 'published' | 'unpublished') => unknown;
}

/** Less frequent actions on a post: delete, report, publish, unpublish. */
export function PostMenu({ forum, post, decide }: Props) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState<'delete' | 'report'>();
  const { status, is_own: isOwn, is_reported: isReported, reports, author } = post;
  const isPublished = status === 'published';
  const items = [
    ...(forum.is_owner && status === 'unpublished' ? [{ id: 'publish', icon: Eye } as const] : []),
    /* A reported post shows this button outside the menu. */
    ...(forum.is_owner && isPublished && reports.length === 0 ? [{ id: 'unpublish', icon: EyeOff } as const] : []),
    ...(!isOwn && isPublished && !isReported && !forum.is_owner ? [{ id: 'report', icon: Flag } as const] : []),
    ...(isOwn ? [{ id: 'delete', icon: Trash2 } as const] : []),
  ];
  if (items.length === 0) return null;
  const act: Record<string, () => unknown> = {
    publish: () => decide('published'),
    unpublish: () => decide('unpublished'),
    report: () => setConfirming('report'),
    delete: () => setConfirming('delete'),
  };
  const close = () => setConfirming(undefined);
  return (
    <>
      <MenuButton
        emphasis="quiet"
        icon={Ellipsis}
        iconOnly
        items={items.map(({ id, icon }) => ({ id, icon, label: intl.formatMessage(messages[id]) }))}
        label={intl.formatMessage(messages.more, author)}
        onAction={(id) => void act[id]?.()}
        size="small"
      />
      <Suspense>
        {confirming === 'delete' && <DeletePost onClose={close} post={post} />}
        {confirming === 'report' && <ReportPost onClose={close} post={post} />}
      </Suspense>
    </>
  );
}
