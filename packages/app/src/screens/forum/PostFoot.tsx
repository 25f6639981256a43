import type { Forum, ForumMessage } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { LikeDislike } from '@smart-art/ui/like-dislike';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { useIntl } from 'react-intl';
import { PostMenu } from './PostMenu.tsx';
import { postMessages as messages } from './post.messages.ts';
import { reportText } from './post-text.ts';
import { usePost } from './usePost.ts';

export interface PostFootProps {
  forum: Forum;
  post: ForumMessage;
  /** The post's text is shown rather than a placeholder. */
  isShown: boolean;
  /** Reveals the text of a reported post. */
  onShow: () => void;
}

/** Below a post: its status, reactions and actions. */
export function PostFoot({ forum, post, isShown, onShow }: PostFootProps) {
  const intl = useIntl();
  const { judge, decide, isDeciding } = usePost(post);
  const { status, author, reports, likes, dislikes, own_reaction: opinion } = post;
  if (status === 'deleted') return null;
  if (!isShown) {
    return (
      <Button emphasis="quiet" onClick={onShow} size="small">
        {intl.formatMessage(messages.showAnyway)}
      </Button>
    );
  }
  const decision = (to: 'published' | 'unpublished', name: 'publish' | 'decline' | 'keep' | 'unpublish') => (
    <Button onClick={() => void decide(to)} pending={isDeciding} size="small">
      {intl.formatMessage(messages[name])}
    </Button>
  );
  return (
    <>
      {status === 'published' ? (
        <LikeDislike
          dislikes={dislikes}
          label={intl.formatMessage(messages.opinion, author)}
          likes={likes}
          onChange={judge}
          value={opinion}
        />
      ) : (
        <StatusBadge tone={status === 'waiting' ? 'warning' : 'neutral'}>
          {intl.formatMessage(messages[status])}
        </StatusBadge>
      )}
      {reports.length > 0 && <InlineMessage tone="warning">{reportText(intl, post)}</InlineMessage>}
      {forum.is_owner && status === 'waiting' && (
        <>
          {decision('published', 'publish')}
          {decision('unpublished', 'decline')}
        </>
      )}
      {reports.length > 0 && (
        <>
          {decision('published', 'keep')}
          {decision('unpublished', 'unpublish')}
        </>
      )}
      <PostMenu decide={decide} forum={forum} post={post} />
    </>
  );
}
