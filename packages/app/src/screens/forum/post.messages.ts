import type { ForumReportReason } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** A post and its actions. */
export const postMessages = {
  ...defineMessages({
    waiting: {
      id: 'forumPost.waiting',
      defaultMessage: 'Awaiting approval',
      description: 'Status of a post the forum’s owner has not approved yet',
    },
    unpublished: { id: 'forumPost.unpublished', defaultMessage: 'Not published', description: 'Status of a post' },
    deletedByYou: {
      id: 'forumPost.deletedByYou',
      defaultMessage: 'You deleted this post.',
      description: 'Shown instead of the post’s text',
    },
    reportedByYou: {
      id: 'forumPost.reportedByYou',
      defaultMessage: 'You reported this post. The forum’s owner will review it.',
      description: 'Shown instead of the post’s text',
    },
    showAnyway: {
      id: 'forumPost.showAnyway',
      defaultMessage: 'Show post',
      description: 'Button label: shows a post the seller has reported',
    },
    publish: { id: 'forumPost.publish', defaultMessage: 'Publish', description: 'Button for the forum’s owner' },
    unpublish: { id: 'forumPost.unpublish', defaultMessage: 'Unpublish', description: 'Button for the forum’s owner' },
    decline: {
      id: 'forumPost.decline',
      defaultMessage: 'Reject',
      description: 'Button for the forum’s owner: rejects a post awaiting approval',
    },
    keep: {
      id: 'forumPost.keep',
      defaultMessage: 'Keep',
      description: 'Button for the forum’s owner: keeps a reported post published',
    },
    delete: { id: 'forumPost.delete', defaultMessage: 'Delete', description: 'Menu item of a post' },
    report: { id: 'forumPost.report', defaultMessage: 'Report', description: 'Menu item of a post' },
    deleteTitle: {
      id: 'forumPost.deleteTitle',
      defaultMessage: 'Delete your post?',
      description: 'Title of the delete dialog',
    },
    deleteHelp: {
      id: 'forumPost.deleteHelp',
      defaultMessage: 'The post and its reactions are deleted for good. Replies stay.',
      description: 'Text of the delete dialog',
    },
    deleteConfirm: {
      id: 'forumPost.deleteConfirm',
      defaultMessage: 'Delete post',
      description: 'Dialog button',
    },
    reportTitle: { id: 'forumPost.reportTitle', defaultMessage: 'Report this post', description: 'Dialog title' },
    reportHelp: {
      id: 'forumPost.reportHelp',
      defaultMessage: 'The forum’s owner will review it. They won’t know you reported it.',
      description: 'Text of the report dialog',
    },
    reason: {
      id: 'forumPost.reason',
      defaultMessage: 'What’s wrong with it?',
      description: 'Field label in the report dialog',
    },
    reasonMissing: {
      id: 'forumPost.reasonMissing',
      defaultMessage: 'Choose what’s wrong with it.',
      description: 'Field error message',
    },
    send: { id: 'forumPost.send', defaultMessage: 'Report post', description: 'Dialog button' },
    cancel: { id: 'forumPost.cancel', defaultMessage: 'Cancel', description: 'Dialog button' },
  }),
  deletedBy: defineMessage<{ name: string }>({
    id: 'forumPost.deletedBy',
    defaultMessage: '{name} deleted this post.',
    description: 'Shown instead of the post’s text',
  }),
  opinion: defineMessage<{ name: string }>({
    id: 'forumPost.opinion',
    defaultMessage: 'Post by {name}',
    description: 'Screen reader label of the post that is liked or disliked',
  }),
  more: defineMessage<{ name: string }>({
    id: 'forumPost.more',
    defaultMessage: 'More about the post by {name}',
    description: 'Screen reader label of the menu button',
  }),
  reported: defineMessage<{ reasons: string }>({
    id: 'forumPost.reported',
    defaultMessage: 'Reported: {reasons}',
    description: 'Text below a post for the forum’s owner; reasons is a list such as "advertising (2), unkind (1)"',
  }),
  counted: defineMessage<{ reason: string; count: number }>({
    id: 'forumPost.counted',
    defaultMessage: '{reason} ({count, number})',
    description: 'Reason for reports, and number of reports',
  }),
};

export const reasonMessages = defineMessages({
  spam: { id: 'forumPost.reasonSpam', defaultMessage: 'Advertising or spam', description: 'Reason for a report' },
  unkind: {
    id: 'forumPost.reasonUnkind',
    defaultMessage: 'Hurtful or threatening',
    description: 'Reason for a report',
  },
  private: {
    id: 'forumPost.reasonPrivate',
    defaultMessage: 'Shares private information',
    description: 'Reason for a report',
  },
  other: { id: 'forumPost.reasonOther', defaultMessage: 'Something else', description: 'Reason for a report' },
}) satisfies Record<ForumReportReason, MessageDescriptor>;
