import { defineMessage, defineMessages } from 'react-intl';

/** Messages for choosing the works to show. */
export const chooseWorksMessages = {
  ...defineMessages({
    noWorks: {
      id: 'exhibition.form.noWorks',
      defaultMessage: 'No works in your library yet',
      description: 'Empty list: title',
    },
    noWorksHelp: {
      id: 'exhibition.form.noWorksHelp',
      defaultMessage: 'Works you add to your library can be chosen here.',
      description: 'Empty list: text',
    },
    noMatchHelp: {
      id: 'exhibition.form.noMatchHelp',
      defaultMessage: 'Try part of the title.',
      description: 'Hint if none is found',
    },
  }),
  worksMany: defineMessage<{ count: number; most: number }>({
    id: 'exhibition.form.worksMany',
    defaultMessage: 'You chose {count, number} works. You can show {most, number} at most.',
    description: 'Error: too many works chosen',
  }),
  worksHelp: defineMessage<{ most: number }>({
    id: 'exhibition.page.worksHelp',
    defaultMessage: 'Up to {most, number}.',
    description: 'Below the button to choose works',
  }),
  takeOut: defineMessage<{ title: string }>({
    id: 'exhibition.page.takeOut',
    defaultMessage: 'Remove “{title}”',
    description: 'Button of a chosen work',
  }),
};
