import { defineMessage, defineMessages } from 'react-intl';

export const viewMessages = {
  ...defineMessages({
    type: { id: 'view.type', defaultMessage: 'Type', description: 'Fact of a work' },
    category: { id: 'view.category', defaultMessage: 'Category', description: 'Fact of a work' },
    photographs: { id: 'view.photographs', defaultMessage: 'Photographs', description: 'Fact: how many photographs' },
    added: { id: 'view.added', defaultMessage: 'Added', description: 'Fact: when the work was added' },
    changed: {
      id: 'view.changed',
      defaultMessage: 'Last changed',
      description: 'Fact: when the work was last changed',
    },
    missing: {
      id: 'view.missing',
      defaultMessage: 'Before it can be offered',
      description: 'Fact: what a work still lacks',
    },
    about: { id: 'view.about', defaultMessage: 'About this work', description: 'Heading of the description' },
    facts: { id: 'view.facts', defaultMessage: 'In your records', description: 'Heading of the facts' },
    delete: {
      id: 'view.delete',
      defaultMessage: 'Delete',
      description: 'Button that deletes the work, after a question',
    },
    deleteHelp: {
      id: 'view.deleteHelp',
      defaultMessage: 'It leaves the library and goes to the deleted works. Its photographs are kept with it.',
      description: 'What deleting means',
    },
    deleteConfirm: {
      id: 'view.deleteConfirm',
      defaultMessage: 'Delete work',
      description: 'Button that really deletes',
    },
    notFoundTitle: {
      id: 'view.notFoundTitle',
      defaultMessage: 'This work is not in your library',
      description: 'Title where the address names no work of the seller',
    },
    notFoundHelp: {
      id: 'view.notFoundHelp',
      defaultMessage: 'It may have been deleted, or the address may have a slip in it.',
      description: 'Below the title where the address names no work of the seller',
    },
    toLibrary: { id: 'view.toLibrary', defaultMessage: 'Go to the library', description: 'Link to the art library' },
    failed: { id: 'view.failed', defaultMessage: 'The work could not be loaded.', description: 'Title of the banner' },
    loading: {
      id: 'view.loading',
      defaultMessage: 'Loading the work…',
      description: 'Title while the work is loading',
    },
  }),
  deleteTitle: defineMessage<{ title: string }>({
    id: 'view.deleteTitle',
    defaultMessage: 'Delete “{title}”?',
    description: 'Title of the question before deleting',
  }),
};
