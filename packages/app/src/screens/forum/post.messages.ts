import type { ForumReportReason } from '@smart-art/api-client/queries';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** A post and its actions. */
export const postMessages = {
  ...defineMessages({
    waiting: {
      id: 'forumPost.waiting',
      defaultMessage: 'Awaiting approval',
      description: 'State of a post that the forum’s owner has not let through yet',
    },
    unpublished: { id: 'forumPost.unpublished', defaultMessage: 'Not published', description: 'State of a post' },
    deletedByYou: {
      id: 'forumPost.deletedByYou',
      defaultMessage: 'You deleted this post.',
      description: 'In place of a post’s words',
    },
    reportedByYou: {
      id: 'forumPost.reportedByYou',
      defaultMessage: 'You reported this post. The forum’s owner will review it.',
      description: 'In place of a post’s words',
    },
    showAnyway: {
      id: 'forumPost.showAnyway',
      defaultMessage: 'Show post',
      description: 'Button: shows the words of a post that one has reported',
    },
    publish: { id: 'forumPost.publish', defaultMessage: 'Publish', description: 'Button of the forum’s owner' },
    unpublish: { id: 'forumPost.unpublish', defaultMessage: 'Unpublish', description: 'Button of the forum’s owner' },
    decline: {
      id: 'forumPost.decline',
      defaultMessage: 'Reject',
      description: 'Button of the forum’s owner, about a post that waits',
    },
    keep: {
      id: 'forumPost.keep',
      defaultMessage: 'Keep',
      description: 'Button of the forum’s owner, about a post that was reported: it stays published',
    },
    delete: { id: 'forumPost.delete', defaultMessage: 'Delete', description: 'Entry of a post’s menu' },
    report: { id: 'forumPost.report', defaultMessage: 'Report', description: 'Entry of a post’s menu' },
    deleteTitle: {
      id: 'forumPost.deleteTitle',
      defaultMessage: 'Delete your post?',
      description: 'Title of the dialog that asks',
    },
    deleteHelp: {
      id: 'forumPost.deleteHelp',
      defaultMessage: 'The post and its reactions are deleted for good. Replies stay.',
      description: 'In the dialog that asks before a post is deleted',
    },
    deleteConfirm: {
      id: 'forumPost.deleteConfirm',
      defaultMessage: 'Delete post',
      description: 'Button of the dialog',
    },
    reportTitle: { id: 'forumPost.reportTitle', defaultMessage: 'Report this post', description: 'Title of a dialog' },
    reportHelp: {
      id: 'forumPost.reportHelp',
      defaultMessage: 'The forum’s owner will review it. They won’t know you reported it.',
      description: 'In the dialog that reports a post',
    },
    reason: {
      id: 'forumPost.reason',
      defaultMessage: 'What’s wrong with it?',
      description: 'Label of the choice in the dialog that reports a post',
    },
    reasonMissing: {
      id: 'forumPost.reasonMissing',
      defaultMessage: 'Choose what’s wrong with it.',
      description: 'Error of the choice',
    },
    send: { id: 'forumPost.send', defaultMessage: 'Report post', description: 'Button of the dialog' },
    cancel: { id: 'forumPost.cancel', defaultMessage: 'Cancel', description: 'Button of the dialog' },
  }),
  deletedBy: defineMessage<{ name: string }>({
    id: 'forumPost.deletedBy',
    defaultMessage: '{name} deleted this post.',
    description: 'In place of a post’s words',
  }),
  opinion: defineMessage<{ name: string }>({
    id: 'forumPost.opinion',
    defaultMessage: 'Post by {name}',
    description: 'What one likes or dislikes, for assistive technology',
  }),
  more: defineMessage<{ name: string }>({
    id: 'forumPost.more',
    defaultMessage: 'More about the post by {name}',
    description: 'Names the button of a menu for assistive technology',
  }),
  reported: defineMessage<{ reasons: string }>({
    id: 'forumPost.reported',
    defaultMessage: 'Reported: {reasons}',
    description: 'Under a post, for the forum’s owner; reasons is a list such as "advertising (2), unkind (1)"',
  }),
  counted: defineMessage<{ reason: string; count: number }>({
    id: 'forumPost.counted',
    defaultMessage: '{reason} ({count, number})',
    description: 'Why a post was reported, and by how many',
  }),
};

export const reasonMessages = defineMessages({
  spam: { id: 'forumPost.reasonSpam', defaultMessage: 'Advertising or spam', description: 'Why a post is reported' },
  unkind: {
    id: 'forumPost.reasonUnkind',
    defaultMessage: 'Hurtful or threatening',
    description: 'Why a post is reported',
  },
  private: {
    id: 'forumPost.reasonPrivate',
    defaultMessage: 'Shares private information',
    description: 'Why a post is reported',
  },
  other: { id: 'forumPost.reasonOther', defaultMessage: 'Something else', description: 'Why a post is reported' },
}) satisfies Record<ForumReportReason, MessageDescriptor>;
