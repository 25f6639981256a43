import { defineMessage, defineMessages } from 'react-intl';

/** Links to the previous and next work of the list. */
export const neighbourMessages = {
  ...defineMessages({
    previous: { id: 'view.previous', defaultMessage: 'Previous', description: 'Link to the previous work' },
    next: { id: 'view.next', defaultMessage: 'Next', description: 'Link to the next work' },
  }),
  position: defineMessage<{ position: number; total: number }>({
    id: 'view.position',
    defaultMessage: '{position, number} of {total, number}',
    description: 'Position in the works list',
  }),
};
