import type { ForumMessage } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { postMessages as messages, reasonMessages } from './post.messages.ts';

/**
 * Whether a post's text is shown. Deleted posts, and posts the seller has reported, are hidden.
 * @param isRevealed the user has revealed it
 */
export const isShown = ({ status, is_reported }: ForumMessage, isRevealed: boolean): boolean =>
  status !== 'deleted' && (isRevealed || !is_reported);

/** A post's text, or why it is hidden. */
export function textOf(intl: IntlShape, post: ForumMessage, isRevealed: boolean): string {
  if (isShown(post, isRevealed)) return post.message;
  if (post.status !== 'deleted') return intl.formatMessage(messages.reportedByYou);
  return post.is_own ? intl.formatMessage(messages.deletedByYou) : intl.formatMessage(messages.deletedBy, post.author);
}

/** The reasons for which others reported a post, for the forum's owner. */
export const reportText = (intl: IntlShape, { reports }: ForumMessage): string =>
  intl.formatMessage(messages.reported, {
    reasons: intl.formatList(
      reports.map(({ reason, count }) =>
        intl.formatMessage(messages.counted, { reason: intl.formatMessage(reasonMessages[reason]), count }),
      ),
      { type: 'unit' },
    ),
  });
