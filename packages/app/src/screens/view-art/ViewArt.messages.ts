import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const viewMessages = {
  ...defineMessages({
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
    edit: { id: 'view.edit', defaultMessage: 'Edit', description: 'Link to the form of the work' },
    more: { id: 'view.more', defaultMessage: 'More', description: 'Button: menu of what else can be done with a work' },
    duplicate: {
      id: 'view.duplicate',
      defaultMessage: 'Duplicate',
      description: 'In the menu: adds a work like this one',
    },
    duplicateLocked: {
      id: 'view.duplicateLocked',
      defaultMessage: 'Needs an active disk quota subscription',
      description: 'In the menu, below “Duplicate”: why a work cannot be duplicated now',
    },
    label: { id: 'view.label', defaultMessage: 'Print label', description: 'In the menu: a museum label on paper' },
    certificate: {
      id: 'view.certificate',
      defaultMessage: 'Certificate of authenticity',
      description: 'In the menu: the page that prints the certificate',
    },
    duplicateConfirm: {
      id: 'view.duplicateConfirm',
      defaultMessage: 'Duplicate work',
      description: 'Button that really duplicates',
    },
    notDuplicated: {
      id: 'view.notDuplicated',
      defaultMessage:
        'Not copied: whether it is for sale or to rent, its discount, its history, and what you agreed to (return policy, commitment, international delivery).',
      description: 'What a copy of a work does not have',
    },
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
    deleteStale: {
      id: 'view.deleteStale',
      defaultMessage: 'The work was changed on another device. Look at it again before you delete it.',
      description: 'A work was not deleted, because it is not what was seen any more',
    },
    usedHelp: {
      id: 'view.usedHelp',
      defaultMessage: 'A work that was ordered, or that people give money for, stays in the library:',
      description: 'Why a work cannot be deleted; what uses it follows',
    },
    usedInstead: {
      id: 'view.usedInstead',
      defaultMessage: 'To keep it from being ordered, take it off sale and rent instead.',
      description: 'What to do with a work that cannot be deleted',
    },
    usedClose: { id: 'view.usedClose', defaultMessage: 'Close', description: 'Button that closes the dialog' },
    scale: {
      id: 'view.scale',
      defaultMessage: 'On a wall, true to scale',
      description: 'Heading: the work at true scale',
    },
    usedIn: {
      id: 'view.usedIn',
      defaultMessage: 'Used in',
      description: 'Heading of orders, requests and exhibitions',
    },
    deletedTitle: {
      id: 'view.deletedTitle',
      defaultMessage: 'This work is deleted',
      description: 'Title of the banner of a deleted work',
    },
    restoreFailed: {
      id: 'view.restoreFailed',
      defaultMessage: 'The work could not be restored.',
      description: 'Title of the banner',
    },
    notFoundTitle: {
      id: 'view.notFoundTitle',
      defaultMessage: 'This work is not in your library',
      description: 'Title where the address names no work of the seller',
    },
    notFoundHelp: {
      id: 'view.notFoundHelp',
      defaultMessage: 'It may have been deleted, or the address may be mistyped.',
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
  duplicateTitle: defineMessage<{ title: string }>({
    id: 'view.duplicateTitle',
    defaultMessage: 'Duplicate “{title}”?',
    description: 'Title of the question before a work is duplicated',
  }),
  duplicateHelp: defineMessage<{ count: number }>({
    id: 'view.duplicateHelp',
    defaultMessage:
      '{count, plural, =0 {A new work with the same label, size and prices opens in the editor.} one {A new work with the same label, size and prices, and a copy of its photograph, opens in the editor. The copy takes room of its own.} other {A new work with the same label, size and prices, and copies of its # photographs, opens in the editor. The copies take room of their own.}}',
    description: 'What duplicating a work does',
  }),
  deletedBy: defineMessage<{ date: PrimitiveType; name: string }>({
    id: 'view.deletedBy',
    defaultMessage: '{name} deleted it on {date}. It is kept as it was, and nobody else sees it.',
    description: 'In the banner of a deleted work; the date is formatted already',
  }),
  committed: defineMessage<{ date: PrimitiveType }>({
    id: 'view.committed',
    defaultMessage: 'You committed to keep this work published until {date}.',
    description: 'Below the disabled button that deletes a work',
  }),
  deletedOn: defineMessage<{ date: PrimitiveType }>({
    id: 'view.deletedOn',
    defaultMessage: 'It was deleted on {date}. It is kept as it was, and nobody else sees it.',
    description: 'In the banner of a deleted work; the date is formatted already',
  }),
  usedTitle: defineMessage<{ title: string }>({
    id: 'view.usedTitle',
    defaultMessage: '“{title}” cannot be deleted',
    description: 'Title of the dialog',
  }),
  deleteTitle: defineMessage<{ title: string }>({
    id: 'view.deleteTitle',
    defaultMessage: 'Delete “{title}”?',
    description: 'Title of the question before deleting',
  }),
};
