import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const viewMessages = {
  ...defineMessages({
    added: { id: 'view.added', defaultMessage: 'Added', description: 'Label of a work detail: creation date' },
    changed: {
      id: 'view.changed',
      defaultMessage: 'Last changed',
      description: 'Label of a work detail: date of the last change',
    },
    missing: {
      id: 'view.missing',
      defaultMessage: 'Before you can offer it',
      description: 'Label of a work detail: missing information',
    },
    about: { id: 'view.about', defaultMessage: 'About this work', description: 'Heading of the description' },
    facts: { id: 'view.facts', defaultMessage: 'Details', description: 'Heading of the details' },
    edit: { id: 'view.edit', defaultMessage: 'Edit', description: 'Link to the work editor' },
    more: { id: 'view.more', defaultMessage: 'More', description: 'Label of the menu of further actions' },
    duplicate: {
      id: 'view.duplicate',
      defaultMessage: 'Duplicate',
      description: 'Menu item: duplicates the work',
    },
    duplicateLocked: {
      id: 'view.duplicateLocked',
      defaultMessage: 'Needs an active disk quota subscription',
      description: 'Hint below the disabled menu item “Duplicate”',
    },
    label: { id: 'view.label', defaultMessage: 'Print label', description: 'Menu item: prints a museum label' },
    certificate: {
      id: 'view.certificate',
      defaultMessage: 'Certificate of authenticity',
      description: 'Menu item: opens the printable certificate',
    },
    duplicateConfirm: {
      id: 'view.duplicateConfirm',
      defaultMessage: 'Duplicate work',
      description: 'Button label: confirms duplicating',
    },
    notDuplicated: {
      id: 'view.notDuplicated',
      defaultMessage:
        'Not copied: sale or rent status, discount, history, and agreements (return policy, commitment, international delivery).',
      description: 'Text of the duplicate dialog: what is not copied',
    },
    delete: {
      id: 'view.delete',
      defaultMessage: 'Delete',
      description: 'Button label: opens the dialog that deletes the work',
    },
    deleteHelp: {
      id: 'view.deleteHelp',
      defaultMessage: 'It moves to deleted works with its photos.',
      description: 'Text of the delete dialog',
    },
    deleteConfirm: {
      id: 'view.deleteConfirm',
      defaultMessage: 'Delete work',
      description: 'Button label: confirms deleting',
    },
    deleteStale: {
      id: 'view.deleteStale',
      defaultMessage: 'This work was changed on another device. Review it before you delete it.',
      description: 'Error message: the work was not deleted because it was changed in the meantime',
    },
    usedHelp: {
      id: 'view.usedHelp',
      defaultMessage: 'Works with orders or funding stay in the library:',
      description: 'Reason why a work cannot be deleted; a list of its uses follows',
    },
    usedInstead: {
      id: 'view.usedInstead',
      defaultMessage: 'To stop new orders, take it off sale and rent instead.',
      description: 'Hint for a work that cannot be deleted',
    },
    usedClose: { id: 'view.usedClose', defaultMessage: 'Close', description: 'Button label: closes the dialog' },
    scale: {
      id: 'view.scale',
      defaultMessage: 'View in a room',
      description: 'Heading of the true-scale view',
    },
    usedIn: {
      id: 'view.usedIn',
      defaultMessage: 'Linked to',
      description: 'Heading of the list of orders, requests and exhibitions',
    },
    deletedTitle: {
      id: 'view.deletedTitle',
      defaultMessage: 'This work has been deleted',
      description: 'Title of the banner of a deleted work',
    },
    restoreFailed: {
      id: 'view.restoreFailed',
      defaultMessage: 'We couldn’t restore this work.',
      description: 'Error banner title',
    },
    notFoundTitle: {
      id: 'view.notFoundTitle',
      defaultMessage: 'Work not found',
      description: 'Heading when the address leads to no work of the seller',
    },
    notFoundHelp: {
      id: 'view.notFoundHelp',
      defaultMessage: 'It may have been deleted, or the link may be wrong.',
      description: 'Text below “Work not found”',
    },
    toLibrary: { id: 'view.toLibrary', defaultMessage: 'Go to library', description: 'Link to the art library' },
    failed: { id: 'view.failed', defaultMessage: 'We couldn’t load this work.', description: 'Error banner title' },
    loading: {
      id: 'view.loading',
      defaultMessage: 'Loading the work…',
      description: 'Page title while the work is loading',
    },
  }),
  duplicateTitle: defineMessage<{ title: string }>({
    id: 'view.duplicateTitle',
    defaultMessage: 'Duplicate “{title}”?',
    description: 'Title of the duplicate dialog',
  }),
  duplicateHelp: defineMessage<{ count: number }>({
    id: 'view.duplicateHelp',
    defaultMessage:
      '{count, plural, =0 {A new work with the same details, size and prices opens in the editor.} one {A new work with the same details, size and prices opens in the editor, with a copy of its photo. The copy uses storage.} other {A new work with the same details, size and prices opens in the editor, with copies of its # photos. The copies use storage.}}',
    description: 'Text of the duplicate dialog; count is the number of photos',
  }),
  deletedBy: defineMessage<{ date: PrimitiveType; name: string }>({
    id: 'view.deletedBy',
    defaultMessage: 'Deleted by {name} on {date}. Nothing is lost, and only you can see it.',
    description: 'Text of the banner of a deleted work; date is already formatted',
  }),
  committed: defineMessage<{ date: PrimitiveType }>({
    id: 'view.committed',
    defaultMessage: 'You’ve committed to keep this work published until {date}.',
    description: 'Hint below the disabled delete button',
  }),
  deletedOn: defineMessage<{ date: PrimitiveType }>({
    id: 'view.deletedOn',
    defaultMessage: 'Deleted on {date}. Nothing is lost, and only you can see it.',
    description: 'Text of the banner of a deleted work; date is already formatted',
  }),
  usedTitle: defineMessage<{ title: string }>({
    id: 'view.usedTitle',
    defaultMessage: '“{title}” can’t be deleted',
    description: 'Title of the dialog',
  }),
  deleteTitle: defineMessage<{ title: string }>({
    id: 'view.deleteTitle',
    defaultMessage: 'Delete “{title}”?',
    description: 'Title of the delete dialog',
  }),
};
