import type { ForumMessage } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { postMessages as messages, reasonMessages } from './post.messages.ts';

/**
 * Whether a post's own words are shown: not of one that is deleted, nor of one that the seller has reported.
 * @param isAsked they were asked for all the same
 */
export const isShown = ({ status, is_reported }: ForumMessage, isAsked: boolean): boolean =>
  status !== 'deleted' && (isAsked || !is_reported);

/** A post's words, or why they are not shown. */
export function wordsOf(intl: IntlShape, post: ForumMessage, isAsked: boolean): string {
  if (isShown(post, isAsked)) return post.message;
  if (post.status !== 'deleted') return intl.formatMessage(messages.reportedByYou);
  return post.is_own ? intl.formatMessage(messages.deletedByYou) : intl.formatMessage(messages.deletedBy, post.author);
}

/** Why others have reported a post, for the owner of its forum. */
export const reportWords = (intl: IntlShape, { reports }: ForumMessage): string =>
  intl.formatMessage(messages.reported, {
    reasons: intl.formatList(
      reports.map(({ reason, count }) =>
        intl.formatMessage(messages.counted, { reason: intl.formatMessage(reasonMessages[reason]), count }),
      ),
      { type: 'unit' },
    ),
  });
