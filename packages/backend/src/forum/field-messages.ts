import type { FieldMessages } from '../http/field-errors.ts';

const post = { required: 'forumPostNeeded', minLength: 'forumPostNeeded', pattern: 'forumPostNeeded' } as const;
const title = { required: 'forumTitleNeeded', minLength: 'forumTitleNeeded', pattern: 'forumTitleNeeded' } as const;

export const fieldMessages: FieldMessages = {
  'postForumMessage message': post,
  'createForum title': title,
  forum_id: { required: 'forumNeeded', minLength: 'forumNeeded' },
};
