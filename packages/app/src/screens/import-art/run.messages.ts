import { defineMessage, defineMessages } from 'react-intl';

export const runMessages = {
  ...defineMessages({
    importing: { id: 'import.importing', defaultMessage: 'Importing', description: 'Label of the progress bar' },
    leave: {
      id: 'import.leave',
      defaultMessage: 'You can leave this page. The import continues.',
      description: 'Hint below the progress bar of an import',
    },
    stop: { id: 'import.stop', defaultMessage: 'Stop', description: 'Button label: stops an import' },
    undoing: {
      id: 'import.undoing',
      defaultMessage: 'Removing works',
      description: 'Label of the progress bar of an undo',
    },
    stopped: {
      id: 'import.stopped',
      defaultMessage: 'The import has stopped',
      description: 'Title of the banner of a stopped import',
    },
    goOn: { id: 'import.goOn', defaultMessage: 'Continue', description: 'Button label: resumes a stopped import' },
    undoneHelp: {
      id: 'import.undoneHelp',
      defaultMessage: 'You can restore them from deleted works.',
      description: 'Hint after an undo: where the removed works are',
    },
    library: { id: 'import.library', defaultMessage: 'View library', description: 'Link to the art library' },
    deleted: { id: 'import.deletedWorks', defaultMessage: 'Deleted works', description: 'Link to the deleted works' },
    undo: { id: 'import.undo', defaultMessage: 'Undo import', description: 'Button label: undoes an import' },
    undoHelp: {
      id: 'import.undoHelp',
      defaultMessage:
        'They move to deleted works. Works changed since, or used in an order or request, stay in your library.',
      description: 'Text of the dialog that confirms an undo',
    },
    undoConfirm: { id: 'import.undoConfirm', defaultMessage: 'Remove them', description: 'Button: confirms the undo' },
    another: { id: 'import.another', defaultMessage: 'Import another file', description: 'Link to a new import' },
  }),
  soFar: defineMessage<{ done: number; all: number }>({
    id: 'import.soFar',
    defaultMessage: '{done, number} of {all, number} works are in your library.',
    description: 'Progress of a stopped import',
  }),
  done: defineMessage<{ count: number }>({
    id: 'import.done',
    defaultMessage: '{count, plural, one {# work is} other {# works are}} in your library',
    description: 'Title of the result of an import',
  }),
  undone: defineMessage<{ count: number }>({
    id: 'import.undoneTitle',
    defaultMessage: '{count, plural, one {# work} other {# works}} removed',
    description: 'Title of the result of an undone import',
  }),
  kept: defineMessage<{ count: number }>({
    id: 'import.keptTitle',
    defaultMessage: '{count, plural, one {# work stays} other {# works stay}} in your library',
    description: 'Heading of the works that undo left in the library',
  }),
  wrong: defineMessage<{ count: number }>({
    id: 'import.wrongLeft',
    defaultMessage: '{count, plural, one {# row} other {# rows}} to fix',
    description: 'Title of the banner: rows with errors, not imported',
  }),
  leftOut: defineMessage<{ count: number }>({
    id: 'import.leftOutCount',
    defaultMessage: '{count, plural, one {# row was} other {# rows were}} left out.',
    description: 'Result: rows that the seller left out',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'import.missingCount',
    defaultMessage: '{count, plural, one {# photo was} other {# photos were}} missing.',
    description: 'Result: photos named in the sheet but not uploaded',
  }),
  undoTitle: defineMessage<{ count: number }>({
    id: 'import.undoTitle',
    defaultMessage: 'Remove {count, plural, one {# imported work} other {# imported works}}?',
    description: 'Title of the dialog that confirms an undo',
  }),
};

export const photographMessages = {
  ...defineMessages({
    title: { id: 'import.photographs', defaultMessage: 'Photos', description: 'Heading of the photos' },
    failed: {
      id: 'import.photographsFailed',
      defaultMessage: 'Some photos didn’t upload. Retry, or remove them from the list.',
      description: 'Error message: an import cannot start while uploads failed',
    },
    label: {
      id: 'import.photographFiles',
      defaultMessage: 'Photo files',
      description: 'Label of the photo file field',
    },
    fieldHelp: {
      id: 'import.photographFilesHelp',
      defaultMessage: 'Drop the whole folder. Each file goes to the row that names it; the rest are ignored.',
      description: 'Hint below the photo file field',
    },
    offline: {
      id: 'import.photographsOffline',
      defaultMessage: 'You’re offline. Uploads continue when you’re back.',
      description: 'Status while photos cannot be uploaded',
    },
  }),
  help: defineMessage<{ matched: number; named: number }>({
    id: 'import.photographsHelp',
    defaultMessage: '{matched, number} of {named, number} photos named in the sheet are here.',
    description: 'Hint below the heading: number of uploaded photos',
  }),
  notEnough: defineMessage<{ needed: string; free: string }>({
    id: 'import.notEnough',
    defaultMessage: 'These photos need {needed}, but only {free} is left. Nothing was uploaded.',
    description: 'Error message: disk quota too small; both are sizes such as 2 MB',
  }),
  unmatched: defineMessage<{ count: number; names: string }>({
    id: 'import.unmatched',
    defaultMessage:
      '{count, plural, one {# file isn’t} other {# files aren’t}} named in the sheet, so we didn’t upload: {names}',
    description: 'Status: files that no row names',
  }),
  missing: defineMessage<{ count: number; names: string }>({
    id: 'import.missing',
    defaultMessage: '{count, plural, one {# is} other {# are}} still missing: {names}',
    description: 'Hint: file names in the sheet without a file',
  }),
};
