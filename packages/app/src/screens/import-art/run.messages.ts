import { defineMessage, defineMessages } from 'react-intl';

export const runMessages = {
  ...defineMessages({
    importing: { id: 'import.importing', defaultMessage: 'Importing', description: 'Label of the progress' },
    leave: {
      id: 'import.leave',
      defaultMessage: 'You can leave this page. The import continues.',
      description: 'While works are imported',
    },
    stop: { id: 'import.stop', defaultMessage: 'Stop', description: 'Button that stops an import' },
    undoing: {
      id: 'import.undoing',
      defaultMessage: 'Removing works',
      description: 'Label of the progress of undoing',
    },
    stopped: {
      id: 'import.stopped',
      defaultMessage: 'The import has stopped',
      description: 'Title of a stopped import',
    },
    goOn: { id: 'import.goOn', defaultMessage: 'Continue', description: 'Button that goes on with a stopped import' },
    undoneHelp: {
      id: 'import.undoneHelp',
      defaultMessage: 'You can restore them from deleted works.',
      description: 'Where works are that were taken back',
    },
    library: { id: 'import.library', defaultMessage: 'View library', description: 'Link to the art library' },
    deleted: { id: 'import.deletedWorks', defaultMessage: 'Deleted works', description: 'Link to the deleted works' },
    undo: { id: 'import.undo', defaultMessage: 'Undo import', description: 'Button that undoes an import' },
    undoHelp: {
      id: 'import.undoHelp',
      defaultMessage:
        'They move to deleted works. Works changed since, or used in an order or request, stay in your library.',
      description: 'What undoing an import means',
    },
    undoConfirm: { id: 'import.undoConfirm', defaultMessage: 'Remove them', description: 'Button that undoes' },
    another: { id: 'import.another', defaultMessage: 'Import another file', description: 'Link to a new import' },
  }),
  soFar: defineMessage<{ done: number; all: number }>({
    id: 'import.soFar',
    defaultMessage: '{done, number} of {all, number} works are in your library.',
    description: 'What a stopped import has made',
  }),
  done: defineMessage<{ count: number }>({
    id: 'import.done',
    defaultMessage: '{count, plural, one {# work is} other {# works are}} in your library',
    description: 'Title of the report of an import',
  }),
  undone: defineMessage<{ count: number }>({
    id: 'import.undoneTitle',
    defaultMessage: '{count, plural, one {# work} other {# works}} removed',
    description: 'Title of the report of an import that was undone',
  }),
  kept: defineMessage<{ count: number }>({
    id: 'import.keptTitle',
    defaultMessage: '{count, plural, one {# work stays} other {# works stay}} in your library',
    description: 'Works that undoing has left',
  }),
  wrong: defineMessage<{ count: number }>({
    id: 'import.wrongLeft',
    defaultMessage: '{count, plural, one {# row} other {# rows}} to fix',
    description: 'Rows with errors that were not imported',
  }),
  leftOut: defineMessage<{ count: number }>({
    id: 'import.leftOutCount',
    defaultMessage: '{count, plural, one {# row was} other {# rows were}} left out.',
    description: 'Rows that the person left out',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'import.missingCount',
    defaultMessage: '{count, plural, one {# photo was} other {# photos were}} missing.',
    description: 'Photographs that the sheet names and that did not come',
  }),
  undoTitle: defineMessage<{ count: number }>({
    id: 'import.undoTitle',
    defaultMessage: 'Remove {count, plural, one {# imported work} other {# imported works}}?',
    description: 'Title of the question before an import is undone',
  }),
};

export const photographMessages = {
  ...defineMessages({
    title: { id: 'import.photographs', defaultMessage: 'Photos', description: 'Heading of the photographs' },
    failed: {
      id: 'import.photographsFailed',
      defaultMessage: 'Some photos didn’t upload. Retry, or remove them from the list.',
      description: 'Why an import is not begun: photographs that failed',
    },
    label: {
      id: 'import.photographFiles',
      defaultMessage: 'Photo files',
      description: 'Label of the field of files',
    },
    fieldHelp: {
      id: 'import.photographFilesHelp',
      defaultMessage: 'Drop the whole folder. Each file goes to the row that names it; the rest are ignored.',
      description: 'Under the field of files of photographs',
    },
    offline: {
      id: 'import.photographsOffline',
      defaultMessage: 'You’re offline. Uploads continue when you’re back.',
      description: 'Photographs that cannot be sent now',
    },
  }),
  help: defineMessage<{ matched: number; named: number }>({
    id: 'import.photographsHelp',
    defaultMessage: '{matched, number} of {named, number} photos named in the sheet are here.',
    description: 'How many photographs have come',
  }),
  notEnough: defineMessage<{ needed: string; free: string }>({
    id: 'import.notEnough',
    defaultMessage: 'These photos need {needed}, but only {free} is left. Nothing was uploaded.',
    description: 'The disk quota is too small; both are sizes such as 2 MB',
  }),
  unmatched: defineMessage<{ count: number; names: string }>({
    id: 'import.unmatched',
    defaultMessage:
      '{count, plural, one {# file isn’t} other {# files aren’t}} named in the sheet, so we didn’t upload: {names}',
    description: 'Files that no row names',
  }),
  missing: defineMessage<{ count: number; names: string }>({
    id: 'import.missing',
    defaultMessage: '{count, plural, one {# is} other {# are}} still missing: {names}',
    description: 'File names without a file',
  }),
};
