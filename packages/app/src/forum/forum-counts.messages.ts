import { defineMessage } from 'react-intl';

/** Counts of one forum. */
export const countMessages = {
  written: defineMessage<{ count: number }>({
    id: 'forum.written',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many posts of a forum are published',
  }),
  members: defineMessage<{ count: number }>({
    id: 'forum.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many people have posted in a forum',
  }),
};
