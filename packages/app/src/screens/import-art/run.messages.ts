import { defineMessage, defineMessages } from 'react-intl';

export const runMessages = {
  ...defineMessages({
    importing: { id: 'import.importing', defaultMessage: 'Importing', description: 'Label of the progress' },
    leave: {
      id: 'import.leave',
      defaultMessage: 'You may leave this page: it goes on by itself.',
      description: 'While works are imported',
    },
    stop: { id: 'import.stop', defaultMessage: 'Stop', description: 'Button that stops an import' },
    undoing: {
      id: 'import.undoing',
      defaultMessage: 'Taking works back',
      description: 'Label of the progress of undoing',
    },
    stopped: {
      id: 'import.stopped',
      defaultMessage: 'The import is stopped',
      description: 'Title of a stopped import',
    },
    goOn: { id: 'import.goOn', defaultMessage: 'Go on', description: 'Button that goes on with a stopped import' },
    undoneHelp: {
      id: 'import.undoneHelp',
      defaultMessage: 'They are in the deleted works and can be restored there.',
      description: 'Where works are that were taken back',
    },
    library: { id: 'import.library', defaultMessage: 'To the library', description: 'Link to the art library' },
    deleted: { id: 'import.deletedWorks', defaultMessage: 'Deleted works', description: 'Link to the deleted works' },
    undo: { id: 'import.undo', defaultMessage: 'Undo the import', description: 'Button that undoes an import' },
    undoHelp: {
      id: 'import.undoHelp',
      defaultMessage:
        'They go to the deleted works. What was changed since, or is used by an order or a request, stays in your library.',
      description: 'What undoing an import means',
    },
    undoConfirm: { id: 'import.undoConfirm', defaultMessage: 'Take them back', description: 'Button that undoes' },
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
    defaultMessage: '{count, plural, one {# work was} other {# works were}} taken back',
    description: 'Title of the report of an import that was undone',
  }),
  kept: defineMessage<{ count: number }>({
    id: 'import.keptTitle',
    defaultMessage: '{count, plural, one {# work stays} other {# works stay}} in your library',
    description: 'Works that undoing has left',
  }),
  wrong: defineMessage<{ count: number }>({
    id: 'import.wrongLeft',
    defaultMessage: '{count, plural, one {# row waits} other {# rows wait}} to be mended',
    description: 'Rows with errors that were not imported',
  }),
  leftOut: defineMessage<{ count: number }>({
    id: 'import.leftOutCount',
    defaultMessage: '{count, plural, one {# row was} other {# rows were}} left out.',
    description: 'Rows that the person left out',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'import.missingCount',
    defaultMessage: '{count, plural, one {# photograph was} other {# photographs were}} not there.',
    description: 'Photographs that the sheet names and that did not come',
  }),
  undoTitle: defineMessage<{ count: number }>({
    id: 'import.undoTitle',
    defaultMessage: 'Take {count, plural, one {# work} other {# works}} back?',
    description: 'Title of the question before an import is undone',
  }),
};

export const photographMessages = {
  ...defineMessages({
    title: { id: 'import.photographs', defaultMessage: 'Photographs', description: 'Heading of the photographs' },
    failed: {
      id: 'import.photographsFailed',
      defaultMessage: 'Some photographs were not sent. Send them again, or take them off the list.',
      description: 'Why an import is not begun: photographs that failed',
    },
    label: {
      id: 'import.photographFiles',
      defaultMessage: 'Files of the photographs',
      description: 'Label of the field of files',
    },
    fieldHelp: {
      id: 'import.photographFilesHelp',
      defaultMessage: 'Drop the whole folder: each file goes to the row that names it, others are left.',
      description: 'Under the field of files of photographs',
    },
    offline: {
      id: 'import.photographsOffline',
      defaultMessage: 'Waiting for the connection. They go on by themselves when it is back.',
      description: 'Photographs that cannot be sent now',
    },
  }),
  help: defineMessage<{ matched: number; named: number }>({
    id: 'import.photographsHelp',
    defaultMessage: '{matched, number} of {named, number} that the sheet names are here.',
    description: 'How many photographs have come',
  }),
  notEnough: defineMessage<{ needed: string; free: string }>({
    id: 'import.notEnough',
    defaultMessage: 'These photographs need {needed}, and {free} are left. Nothing was sent.',
    description: 'The disk quota is too small; both are sizes such as 2 MB',
  }),
  unmatched: defineMessage<{ count: number; names: string }>({
    id: 'import.unmatched',
    defaultMessage: '{count, plural, one {# file is} other {# files are}} not named in the sheet and not sent: {names}',
    description: 'Files that no row names',
  }),
  missing: defineMessage<{ count: number; names: string }>({
    id: 'import.missing',
    defaultMessage: '{count, plural, one {# is} other {# are}} still missing: {names}',
    description: 'File names without a file',
  }),
};
