import { defineMessage, defineMessages } from 'react-intl';

/** A forum and its posts. */
export const threadMessages = {
  ...defineMessages({
    loading: {
      id: 'forumThread.loading',
      defaultMessage: 'Loading the forum…',
      description: 'Page title while loading',
    },
    name: { id: 'forumThread.name', defaultMessage: 'Forum', description: 'Page title of a forum that failed to load' },
    missing: {
      id: 'forumThread.missing',
      defaultMessage: 'Forum not found',
      description: 'Heading when the forum does not exist',
    },
    missingHelp: {
      id: 'forumThread.missingHelp',
      defaultMessage: 'It may be unpublished, or the link may be incomplete.',
      description: 'Text below the heading when the forum does not exist',
    },
    toList: { id: 'forumThread.toList', defaultMessage: 'See all forums', description: 'Link to the list of forums' },
    failed: {
      id: 'forumThread.failed',
      defaultMessage: 'We couldn’t load this forum.',
      description: 'Banner title',
    },
    postsFailed: {
      id: 'forumThread.postsFailed',
      defaultMessage: 'We couldn’t load the posts.',
      description: 'Banner title',
    },
    search: { id: 'forumThread.search', defaultMessage: 'Search posts', description: 'Search field label' },
    show: { id: 'forumThread.show', defaultMessage: 'Show', description: 'Filter label' },
    all: { id: 'forumThread.all', defaultMessage: 'All posts', description: 'Filter option' },
    waitingOnes: { id: 'forumThread.waitingOnes', defaultMessage: 'To review', description: 'Filter option' },
    unpublishedOnes: {
      id: 'forumThread.unpublishedOnes',
      defaultMessage: 'Not published',
      description: 'Filter option: unpublished',
    },
    empty: {
      id: 'forumThread.empty',
      defaultMessage: 'No posts yet. Ask a question, or share what you know.',
      description: 'Text when there are no posts',
    },
    noMatch: {
      id: 'forumThread.noMatch',
      defaultMessage: 'No matching posts',
      description: 'Heading when a search or filter finds nothing',
    },
    noMatchHelp: {
      id: 'forumThread.noMatchHelp',
      defaultMessage: 'Try other words, or show all posts.',
      description: 'Text below the heading when a search or filter finds nothing',
    },
    clear: { id: 'forumThread.clear', defaultMessage: 'Show all posts', description: 'Button: resets the filters' },
    write: { id: 'forumThread.write', defaultMessage: 'Write a post', description: 'Field label' },
    writeHelp: {
      id: 'forumThread.writeHelp',
      defaultMessage: 'Your post appears once the owner approves it.',
      description: 'Hint of the post field in another person’s forum',
    },
    closed: {
      id: 'forumThread.closed',
      defaultMessage: 'You can’t post while the forum is unpublished.',
      description: 'Hint on why posting is disabled',
    },
  }),
  openedBy: defineMessage<{ name: string }>({
    id: 'forumThread.openedBy',
    defaultMessage: 'Created by {name}',
    description: 'Text below the title of a forum',
  }),
  openedByYou: defineMessage({
    id: 'forumThread.openedByYou',
    defaultMessage: 'Created by you',
    description: 'Text below the title of the seller’s own forum',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'forumThread.waiting',
    defaultMessage: '{count, plural, one {1 post to review} other {# posts to review}}',
    description: 'Banner above the posts, for the forum’s owner',
  }),
  look: defineMessage({
    id: 'forumThread.look',
    defaultMessage: 'Review',
    description: 'Banner button: shows only posts awaiting approval',
  }),
  posts: defineMessage<{ title: string }>({
    id: 'forumThread.posts',
    defaultMessage: 'Posts in “{title}”',
    description: 'Screen reader label of the list of posts',
  }),
  found: defineMessage<{ count: number }>({
    id: 'forumThread.found',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'Number of search results, for screen readers',
  }),
};
