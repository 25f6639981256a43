import { defineMessage, defineMessages } from 'react-intl';

export const forumsMessages = {
  ...defineMessages({
    title: { id: 'forum.title', defaultMessage: 'Forum', description: 'Title of the page that lists all forums' },
    list: { id: 'forum.list', defaultMessage: 'Forums', description: 'Name of the list' },
    search: { id: 'forum.search', defaultMessage: 'Search forums', description: 'Label of the search' },
    searchHint: {
      id: 'forum.searchHint',
      defaultMessage: 'Title or description…',
      description: 'What the search looks through',
    },
    failed: {
      id: 'forum.failed',
      defaultMessage: 'We couldn’t load the forums.',
      description: 'Title of the banner',
    },
    emptyTitle: {
      id: 'forum.emptyTitle',
      defaultMessage: 'No forums yet',
      description: 'Title of the empty list',
    },
    emptyHelp: {
      id: 'forum.emptyHelp',
      defaultMessage: 'Forums are where artists share what they know. Create the first one: you approve the posts.',
      description: 'Below the title of the empty list',
    },
    noneOwnTitle: {
      id: 'forum.noneOwnTitle',
      defaultMessage: 'You haven’t created a forum yet',
      description: 'Title where the list shows one’s own alone and there are none',
    },
    show: { id: 'forum.show', defaultMessage: 'Show', description: 'Filter: which forums are listed' },
    all: { id: 'forum.all', defaultMessage: 'All', description: 'Filter: all forums' },
    own: { id: 'forum.own', defaultMessage: 'Yours', description: 'Filter: forums of one’s own' },
    name: { id: 'forum.name', defaultMessage: 'Forum', description: 'Column: the title of a forum' },
    owner: { id: 'forum.owner', defaultMessage: 'Created by', description: 'Column: who owns a forum' },
    you: { id: 'forum.you', defaultMessage: 'You', description: 'In place of one’s own name' },
    posts: { id: 'forum.posts', defaultMessage: 'Posts', description: 'Column: how many posts are published' },
    members: { id: 'forum.members', defaultMessage: 'Members', description: 'Column: how many people have posted' },
    news: {
      id: 'forum.news',
      defaultMessage: 'To review',
      description: 'Column: how many posts are unread, and how many wait for one’s decision',
    },
    latest: { id: 'forum.latest', defaultMessage: 'Latest post', description: 'Column: when' },
    never: { id: 'forum.never', defaultMessage: 'None yet', description: 'In place of the day of the latest post' },
    status: { id: 'forum.status', defaultMessage: 'Status', description: 'Column: whether a forum is published' },
    actions: { id: 'forum.actions', defaultMessage: 'Actions', description: 'Column: buttons of a forum’s owner' },
    open: { id: 'forum.open', defaultMessage: 'Create forum', description: 'Button, and title of its dialog' },
    meaning: {
      id: 'forum.meaning',
      defaultMessage: 'It’s published right away. Other people’s posts appear once you approve them.',
      description: 'In the dialog that opens a forum',
    },
    newTitle: { id: 'forum.newTitle', defaultMessage: 'Title', description: 'Field of a new forum' },
    newDescription: {
      id: 'forum.newDescription',
      defaultMessage: 'What it’s about',
      description: 'Field of a new forum',
    },
    cancel: { id: 'forum.cancel', defaultMessage: 'Cancel', description: 'Button of a dialog' },
  }),
  publishedCount: defineMessage<{ count: number }>({
    id: 'forum.publishedCount',
    defaultMessage: '{count, plural, one {# published forum} other {# published forums}}',
    description: 'Under the title: all forums that are published',
  }),
  engagedCount: defineMessage<{ count: number }>({
    id: 'forum.engagedCount',
    defaultMessage: '{count, plural, one {# person has} other {# people have}} posted',
    description: 'Under the title: how many people have a published post in any forum',
  }),
  ownCount: defineMessage<{ count: number }>({
    id: 'forum.ownCount',
    defaultMessage: '{count, plural, one {# forum of your own} other {# forums of your own}}',
    description: 'Under the title, last: how many forums the seller owns',
  }),
  found: defineMessage<{ count: number }>({
    id: 'forum.found',
    defaultMessage: '{count, plural, one {# forum} other {# forums}}',
    description: 'How many a search found; announced',
  }),
  unread: defineMessage<{ count: number }>({
    id: 'forum.unread',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Mark of a forum: posts that have not been read',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'forum.waiting',
    defaultMessage: '{count, plural, one {# to review} other {# to review}}',
    description: 'Mark of a forum of one’s own: posts that wait for a decision',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  title: { id: 'forum.titleMissing', defaultMessage: 'Enter a title.', description: 'Error: the field is empty' },
});
