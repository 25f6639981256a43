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
      defaultMessage: 'Before you can offer it',
      description: 'Fact: what a work still lacks',
    },
    about: { id: 'view.about', defaultMessage: 'About this work', description: 'Heading of the description' },
    facts: { id: 'view.facts', defaultMessage: 'Details', description: 'Heading of the facts' },
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
        'Not copied: sale or rent status, discount, history, and agreements (return policy, commitment, international delivery).',
      description: 'What a copy of a work does not have',
    },
    delete: {
      id: 'view.delete',
      defaultMessage: 'Delete',
      description: 'Button that deletes the work, after a question',
    },
    deleteHelp: {
      id: 'view.deleteHelp',
      defaultMessage: 'It moves to deleted works with its photos.',
      description: 'What deleting means',
    },
    deleteConfirm: {
      id: 'view.deleteConfirm',
      defaultMessage: 'Delete work',
      description: 'Button that really deletes',
    },
    deleteStale: {
      id: 'view.deleteStale',
      defaultMessage: 'This work was changed on another device. Review it before you delete it.',
      description: 'A work was not deleted, because it is not what was seen any more',
    },
    usedHelp: {
      id: 'view.usedHelp',
      defaultMessage: 'Works with orders or funding stay in the library:',
      description: 'Why a work cannot be deleted; what uses it follows',
    },
    usedInstead: {
      id: 'view.usedInstead',
      defaultMessage: 'To stop new orders, take it off sale and rent instead.',
      description: 'What to do with a work that cannot be deleted',
    },
    usedClose: { id: 'view.usedClose', defaultMessage: 'Close', description: 'Button that closes the dialog' },
    scale: {
      id: 'view.scale',
      defaultMessage: 'View in a room',
      description: 'Heading: the work at true scale',
    },
    usedIn: {
      id: 'view.usedIn',
      defaultMessage: 'Linked to',
      description: 'Heading of orders, requests and exhibitions',
    },
    deletedTitle: {
      id: 'view.deletedTitle',
      defaultMessage: 'This work has been deleted',
      description: 'Title of the banner of a deleted work',
    },
    restoreFailed: {
      id: 'view.restoreFailed',
      defaultMessage: 'We couldn’t restore this work.',
      description: 'Title of the banner',
    },
    notFoundTitle: {
      id: 'view.notFoundTitle',
      defaultMessage: 'Work not found',
      description: 'Title where the address names no work of the seller',
    },
    notFoundHelp: {
      id: 'view.notFoundHelp',
      defaultMessage: 'It may have been deleted, or the link may be wrong.',
      description: 'Below the title where the address names no work of the seller',
    },
    toLibrary: { id: 'view.toLibrary', defaultMessage: 'Go to library', description: 'Link to the art library' },
    failed: { id: 'view.failed', defaultMessage: 'We couldn’t load this work.', description: 'Title of the banner' },
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
      '{count, plural, =0 {A new work with the same details, size and prices opens in the editor.} one {A new work with the same details, size and prices opens in the editor, with a copy of its photo. The copy uses storage.} other {A new work with the same details, size and prices opens in the editor, with copies of its # photos. The copies use storage.}}',
    description: 'What duplicating a work does',
  }),
  deletedBy: defineMessage<{ date: PrimitiveType; name: string }>({
    id: 'view.deletedBy',
    defaultMessage: 'Deleted by {name} on {date}. Nothing is lost, and only you can see it.',
    description: 'In the banner of a deleted work; the date is formatted already',
  }),
  committed: defineMessage<{ date: PrimitiveType }>({
    id: 'view.committed',
    defaultMessage: 'You’ve committed to keep this work published until {date}.',
    description: 'Below the disabled button that deletes a work',
  }),
  deletedOn: defineMessage<{ date: PrimitiveType }>({
    id: 'view.deletedOn',
    defaultMessage: 'Deleted on {date}. Nothing is lost, and only you can see it.',
    description: 'In the banner of a deleted work; the date is formatted already',
  }),
  usedTitle: defineMessage<{ title: string }>({
    id: 'view.usedTitle',
    defaultMessage: '“{title}” can’t be deleted',
    description: 'Title of the dialog',
  }),
  deleteTitle: defineMessage<{ title: string }>({
    id: 'view.deleteTitle',
    defaultMessage: 'Delete “{title}”?',
    description: 'Title of the question before deleting',
  }),
};
