import { defineMessage, defineMessages } from 'react-intl';

/** Messages around the choice of works to show. */
export const chooseWorksMessages = {
  ...defineMessages({
    noWorks: {
      id: 'exhibition.form.noWorks',
      defaultMessage: 'No works in your library yet',
      description: 'In place of works',
    },
    noWorksHelp: {
      id: 'exhibition.form.noWorksHelp',
      defaultMessage: 'Works you add to your library can be chosen here.',
      description: 'Below that',
    },
    noMatchHelp: {
      id: 'exhibition.form.noMatchHelp',
      defaultMessage: 'Try part of the title.',
      description: 'Below “No work matches”',
    },
  }),
  worksMany: defineMessage<{ count: number; most: number }>({
    id: 'exhibition.form.worksMany',
    defaultMessage: 'You chose {count, number} works. You can show {most, number} at most.',
    description: 'Under the works that are chosen from',
  }),
  worksHelp: defineMessage<{ most: number }>({
    id: 'exhibition.page.worksHelp',
    defaultMessage: 'Up to {most, number}.',
    description: 'Below a button that chooses works',
  }),
  takeOut: defineMessage<{ title: string }>({
    id: 'exhibition.page.takeOut',
    defaultMessage: 'Remove “{title}”',
    description: 'Button beside a chosen work',
  }),
};
