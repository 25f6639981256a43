import { defineMessage, defineMessages } from 'react-intl';

/** Messages of choosing works from the library. */
export const chooseMessages = {
  ...defineMessages({
    choose: {
      id: 'chooseWorks.choose',
      defaultMessage: 'Choose works',
      description: 'Button, and title of a dialog',
    },
    search: { id: 'chooseWorks.search', defaultMessage: 'Search works', description: 'Label of a search' },
    works: { id: 'chooseWorks.works', defaultMessage: 'Works', description: 'Name of a table' },
    picture: { id: 'chooseWorks.picture', defaultMessage: 'Picture', description: 'Column of works' },
    work: { id: 'chooseWorks.work', defaultMessage: 'Work', description: 'Column of works' },
    size: { id: 'chooseWorks.size', defaultMessage: 'Size', description: 'Column of works' },
    price: { id: 'chooseWorks.price', defaultMessage: 'Price', description: 'Column of works' },
    previous: { id: 'chooseWorks.previous', defaultMessage: 'Previous', description: 'To the page before' },
    next: { id: 'chooseWorks.next', defaultMessage: 'Next', description: 'To the page after' },
    worksFailed: {
      id: 'chooseWorks.worksFailed',
      defaultMessage: 'We couldn’t load your works.',
      description: 'Title of a failure',
    },
    noMatch: { id: 'chooseWorks.noMatch', defaultMessage: 'No matching works', description: 'In place of works' },
    cancel: { id: 'chooseWorks.cancel', defaultMessage: 'Cancel', description: 'Closes the dialog without choosing' },
  }),
  take: defineMessage<{ count: number }>({
    id: 'chooseWorks.take',
    defaultMessage: '{count, plural, =0 {Choose none} one {Choose # work} other {Choose # works}}',
    description: 'Button: these are the works',
  }),
  range: defineMessage<{ from: number; to: number; total: number }>({
    id: 'chooseWorks.range',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
    description: 'Which works of all are shown',
  }),
};
