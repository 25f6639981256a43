import { defineMessage, defineMessages } from 'react-intl';

/** Whether a forum is published, and what its owner can do about it (001 section 4). */
export const forumStatusMessages = {
  ...defineMessages({
    published: { id: 'forumStatus.published', defaultMessage: 'Published', description: 'State of a forum' },
    unpublished: { id: 'forumStatus.unpublished', defaultMessage: 'Not published', description: 'State of a forum' },
    byHouse: {
      id: 'forumStatus.byHouse',
      defaultMessage: 'Unpublished by Smart Art',
      description: 'State of a forum that only the house can publish again',
    },
    publish: { id: 'forumStatus.publish', defaultMessage: 'Publish', description: 'Button of a forum’s owner' },
    unpublish: { id: 'forumStatus.unpublish', defaultMessage: 'Unpublish', description: 'Button of a forum’s owner' },
    meaning: {
      id: 'forumStatus.meaning',
      defaultMessage:
        'Only you can see it, and no one can post. Nothing is lost, and you can publish it again anytime.',
      description: 'In the dialog that asks before a forum is unpublished',
    },
  }),
  publishOne: defineMessage<{ title: string }>({
    id: 'forumStatus.publishOne',
    defaultMessage: 'Publish “{title}”',
    description: 'Names the button of a row for assistive technology',
  }),
  unpublishOne: defineMessage<{ title: string }>({
    id: 'forumStatus.unpublishOne',
    defaultMessage: 'Unpublish “{title}”',
    description: 'Names the button of a row for assistive technology, and the dialog that it opens',
  }),
};
