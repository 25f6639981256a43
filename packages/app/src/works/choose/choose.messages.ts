import { defineMessage, defineMessages } from 'react-intl';

/** Messages of choosing works from the library. */
export const chooseMessages = {
  ...defineMessages({
    choose: {
      id: 'chooseWorks.choose',
      defaultMessage: 'Choose works',
      description: 'Button and dialog title',
    },
    search: { id: 'chooseWorks.search', defaultMessage: 'Search works', description: 'Search label' },
    works: { id: 'chooseWorks.works', defaultMessage: 'Works', description: 'Table label' },
    picture: { id: 'chooseWorks.picture', defaultMessage: 'Picture', description: 'Column heading' },
    work: { id: 'chooseWorks.work', defaultMessage: 'Work', description: 'Column heading' },
    size: { id: 'chooseWorks.size', defaultMessage: 'Size', description: 'Column heading' },
    price: { id: 'chooseWorks.price', defaultMessage: 'Price', description: 'Column heading' },
    previous: { id: 'chooseWorks.previous', defaultMessage: 'Previous', description: 'Previous page' },
    next: { id: 'chooseWorks.next', defaultMessage: 'Next', description: 'Next page' },
    worksFailed: {
      id: 'chooseWorks.worksFailed',
      defaultMessage: 'We couldn’t load your works.',
      description: 'Error title',
    },
    noMatch: { id: 'chooseWorks.noMatch', defaultMessage: 'No matching works', description: 'Empty list' },
    cancel: { id: 'chooseWorks.cancel', defaultMessage: 'Cancel', description: 'Button: closes the dialog' },
  }),
  take: defineMessage<{ count: number }>({
    id: 'chooseWorks.take',
    defaultMessage: '{count, plural, =0 {Choose none} one {Choose # work} other {Choose # works}}',
    description: 'Button: confirms the choice',
  }),
  range: defineMessage<{ from: number; to: number; total: number }>({
    id: 'chooseWorks.range',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
    description: 'Range of works shown',
  }),
};
