import { defineMessage, defineMessages } from 'react-intl';

export const forumsMessages = {
  ...defineMessages({
    title: { id: 'forum.title', defaultMessage: 'Forum', description: 'Page title of the list of all forums' },
    list: { id: 'forum.list', defaultMessage: 'Forums', description: 'Screen reader label of the list' },
    search: { id: 'forum.search', defaultMessage: 'Search forums', description: 'Search field label' },
    searchHint: {
      id: 'forum.searchHint',
      defaultMessage: 'Title or description…',
      description: 'Search field placeholder',
    },
    failed: {
      id: 'forum.failed',
      defaultMessage: 'We couldn’t load the forums.',
      description: 'Banner title when the list failed to load',
    },
    emptyTitle: {
      id: 'forum.emptyTitle',
      defaultMessage: 'No forums yet',
      description: 'Heading of the empty list',
    },
    emptyHelp: {
      id: 'forum.emptyHelp',
      defaultMessage: 'Forums are where artists share what they know. Create the first one: you approve the posts.',
      description: 'Hint in the empty list',
    },
    noneOwnTitle: {
      id: 'forum.noneOwnTitle',
      defaultMessage: 'You haven’t created a forum yet',
      description: 'Heading when the filter shows only own forums and there are none',
    },
    show: { id: 'forum.show', defaultMessage: 'Show', description: 'Filter label' },
    all: { id: 'forum.all', defaultMessage: 'All', description: 'Filter option: all forums' },
    own: { id: 'forum.own', defaultMessage: 'Yours', description: 'Filter option: the seller’s forums' },
    name: { id: 'forum.name', defaultMessage: 'Forum', description: 'Column heading: title of the forum' },
    owner: { id: 'forum.owner', defaultMessage: 'Created by', description: 'Column heading: owner of the forum' },
    you: { id: 'forum.you', defaultMessage: 'You', description: 'Shown instead of the seller’s own name' },
    posts: { id: 'forum.posts', defaultMessage: 'Posts', description: 'Column heading: number of published posts' },
    members: { id: 'forum.members', defaultMessage: 'Members', description: 'Column heading: people who posted' },
    news: {
      id: 'forum.news',
      defaultMessage: 'To review',
      description: 'Column heading: number of unread posts, and of posts awaiting approval',
    },
    latest: { id: 'forum.latest', defaultMessage: 'Latest post', description: 'Column heading: date' },
    never: { id: 'forum.never', defaultMessage: 'None yet', description: 'Shown instead of the latest date' },
    status: { id: 'forum.status', defaultMessage: 'Status', description: 'Column heading: published or not' },
    actions: { id: 'forum.actions', defaultMessage: 'Actions', description: 'Column heading of the owner’s buttons' },
    open: { id: 'forum.open', defaultMessage: 'Create forum', description: 'Button label and dialog title' },
    meaning: {
      id: 'forum.meaning',
      defaultMessage: 'It’s published right away. Other people’s posts appear once you approve them.',
      description: 'Text of the dialog that creates a forum',
    },
    newTitle: { id: 'forum.newTitle', defaultMessage: 'Title', description: 'Field label' },
    newDescription: {
      id: 'forum.newDescription',
      defaultMessage: 'What it’s about',
      description: 'Field label',
    },
    cancel: { id: 'forum.cancel', defaultMessage: 'Cancel', description: 'Dialog button' },
  }),
  publishedCount: defineMessage<{ count: number }>({
    id: 'forum.publishedCount',
    defaultMessage: '{count, plural, one {# published forum} other {# published forums}}',
    description: 'Text below the title: number of published forums',
  }),
  engagedCount: defineMessage<{ count: number }>({
    id: 'forum.engagedCount',
    defaultMessage: '{count, plural, one {# person has} other {# people have}} posted',
    description: 'Text below the title: people with a published post in any forum',
  }),
  ownCount: defineMessage<{ count: number }>({
    id: 'forum.ownCount',
    defaultMessage: '{count, plural, one {# forum of your own} other {# forums of your own}}',
    description: 'Text below the title: number of forums the seller owns',
  }),
  found: defineMessage<{ count: number }>({
    id: 'forum.found',
    defaultMessage: '{count, plural, one {# forum} other {# forums}}',
    description: 'Number of search results, for screen readers',
  }),
  unread: defineMessage<{ count: number }>({
    id: 'forum.unread',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Badge of a forum: unread posts',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'forum.waiting',
    defaultMessage: '{count, plural, one {# to review} other {# to review}}',
    description: 'Badge of the seller’s own forum: posts awaiting approval',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  title: { id: 'forum.titleMissing', defaultMessage: 'Enter a title.', description: 'Empty field error message' },
});
