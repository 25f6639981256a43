import { defineMessage, defineMessages } from 'react-intl';

/** Publication status of a forum, and its owner's actions (001 section 4). */
export const forumStatusMessages = {
  ...defineMessages({
    published: { id: 'forumStatus.published', defaultMessage: 'Published', description: 'Forum status' },
    unpublished: { id: 'forumStatus.unpublished', defaultMessage: 'Not published', description: 'Forum status' },
    byHouse: {
      id: 'forumStatus.byHouse',
      defaultMessage: 'Unpublished by Smart Art',
      description: 'Forum status: unpublished by the operator',
    },
    publish: { id: 'forumStatus.publish', defaultMessage: 'Publish', description: 'Forum owner’s button' },
    unpublish: { id: 'forumStatus.unpublish', defaultMessage: 'Unpublish', description: 'Forum owner’s button' },
    meaning: {
      id: 'forumStatus.meaning',
      defaultMessage:
        'Only you can see it, and no one can post. Nothing is lost, and you can publish it again anytime.',
      description: 'Text of the dialog before unpublishing',
    },
  }),
  publishOne: defineMessage<{ title: string }>({
    id: 'forumStatus.publishOne',
    defaultMessage: 'Publish “{title}”',
    description: 'Screen reader label of a row’s button',
  }),
  unpublishOne: defineMessage<{ title: string }>({
    id: 'forumStatus.unpublishOne',
    defaultMessage: 'Unpublish “{title}”',
    description: 'Dialog title, and screen reader label of a row’s button',
  }),
};
