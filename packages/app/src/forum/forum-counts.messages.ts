import { defineMessage } from 'react-intl';

/** Counts of one forum. */
export const countMessages = {
  written: defineMessage<{ count: number }>({
    id: 'forum.written',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'Number of published posts in a forum',
  }),
  members: defineMessage<{ count: number }>({
    id: 'forum.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Number of people who posted in a forum',
  }),
};
