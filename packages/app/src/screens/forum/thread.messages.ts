import { defineMessage, defineMessages } from 'react-intl';

/** A forum and its posts. */
export const threadMessages = {
  ...defineMessages({
    loading: {
      id: 'forumThread.loading',
      defaultMessage: 'Loading the forum…',
      description: 'Title until it is there',
    },
    name: { id: 'forumThread.name', defaultMessage: 'Forum', description: 'Title of a forum that could not be loaded' },
    missing: {
      id: 'forumThread.missing',
      defaultMessage: 'Forum not found',
      description: 'Title where an address leads to no forum',
    },
    missingHelp: {
      id: 'forumThread.missingHelp',
      defaultMessage: 'It may be unpublished, or the link may be incomplete.',
      description: 'Below the title where an address leads to no forum',
    },
    toList: { id: 'forumThread.toList', defaultMessage: 'See all forums', description: 'Link to the list of forums' },
    failed: {
      id: 'forumThread.failed',
      defaultMessage: 'We couldn’t load this forum.',
      description: 'Title of the banner',
    },
    postsFailed: {
      id: 'forumThread.postsFailed',
      defaultMessage: 'We couldn’t load the posts.',
      description: 'Title of the banner',
    },
    search: { id: 'forumThread.search', defaultMessage: 'Search posts', description: 'Label of the search' },
    show: { id: 'forumThread.show', defaultMessage: 'Show', description: 'Filter: which posts are shown' },
    all: { id: 'forumThread.all', defaultMessage: 'All posts', description: 'Filter: all posts' },
    waitingOnes: { id: 'forumThread.waitingOnes', defaultMessage: 'To review', description: 'Filter: posts that wait' },
    unpublishedOnes: {
      id: 'forumThread.unpublishedOnes',
      defaultMessage: 'Not published',
      description: 'Filter: posts that were kept back',
    },
    empty: {
      id: 'forumThread.empty',
      defaultMessage: 'No posts yet. Ask a question, or share what you know.',
      description: 'In place of the posts where there are none',
    },
    noMatch: {
      id: 'forumThread.noMatch',
      defaultMessage: 'No matching posts',
      description: 'Title where a search or a filter finds nothing',
    },
    noMatchHelp: {
      id: 'forumThread.noMatchHelp',
      defaultMessage: 'Try other words, or show all posts.',
      description: 'Below the title where a search or a filter finds nothing',
    },
    clear: { id: 'forumThread.clear', defaultMessage: 'Show all posts', description: 'Button that takes a search off' },
    write: { id: 'forumThread.write', defaultMessage: 'Write a post', description: 'Label of the field' },
    writeHelp: {
      id: 'forumThread.writeHelp',
      defaultMessage: 'Your post appears once the owner approves it.',
      description: 'Below the field of a post in the forum of somebody else',
    },
    closed: {
      id: 'forumThread.closed',
      defaultMessage: 'You can’t post while the forum is unpublished.',
      description: 'Why nothing can be written',
    },
  }),
  openedBy: defineMessage<{ name: string }>({
    id: 'forumThread.openedBy',
    defaultMessage: 'Created by {name}',
    description: 'Under the title of a forum',
  }),
  openedByYou: defineMessage({
    id: 'forumThread.openedByYou',
    defaultMessage: 'Created by you',
    description: 'Under the title of a forum of one’s own',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'forumThread.waiting',
    defaultMessage: '{count, plural, one {1 post to review} other {# posts to review}}',
    description: 'Banner over the thread, for the owner of the forum',
  }),
  look: defineMessage({
    id: 'forumThread.look',
    defaultMessage: 'Review',
    description: 'Button of the banner: shows only the posts that wait',
  }),
  posts: defineMessage<{ title: string }>({
    id: 'forumThread.posts',
    defaultMessage: 'Posts in “{title}”',
    description: 'Names the thread for assistive technology',
  }),
  found: defineMessage<{ count: number }>({
    id: 'forumThread.found',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many a search found; announced',
  }),
};
