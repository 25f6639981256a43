import { defineMessage, defineMessages } from 'react-intl';

export const importMessages = {
  ...defineMessages({
    title: {
      id: 'import.title',
      defaultMessage: 'Import works',
      description: 'Title of the page that imports a sheet',
    },
    summary: {
      id: 'import.summary',
      defaultMessage: 'Import from a spreadsheet. Nothing is added until you review and confirm.',
      description: 'Under the title of the page that imports a sheet',
    },
    steps: { id: 'import.steps', defaultMessage: 'Import steps', description: 'Accessible name of the steps' },
    stepFile: { id: 'import.stepFile', defaultMessage: 'File', description: 'First step: choosing the file' },
    stepColumns: {
      id: 'import.stepColumns',
      defaultMessage: 'Columns',
      description: 'Second step: naming the columns',
    },
    stepCheck: { id: 'import.stepCheck', defaultMessage: 'Check', description: 'Third step: mending the rows' },
    stepImport: {
      id: 'import.stepImport',
      defaultMessage: 'Import',
      description: 'Last step: making works of the rows',
    },
    sizeField: { id: 'import.sizeField', defaultMessage: 'Whole size', description: 'Field: 53 x 72.7 cm in one cell' },
    imagesField: {
      id: 'import.imagesField',
      defaultMessage: 'Photos (file names)',
      description: 'Field: names of the files of photographs',
    },
    failed: { id: 'import.failed', defaultMessage: 'That didn’t work', description: 'Title of a failure' },
    loadFailed: {
      id: 'import.loadFailed',
      defaultMessage: 'We couldn’t load your imports',
      description: 'Title of a failure to load',
    },
    retry: { id: 'import.retry', defaultMessage: 'Try again', description: 'Button after a failure to load' },
    blockedTitle: {
      id: 'import.blockedTitle',
      defaultMessage: 'Your storage plan isn’t active',
      description: 'Title of a warning: nothing can be added',
    },
    blocked: {
      id: 'import.blocked',
      defaultMessage: 'Renew to import works. What you’ve started here is saved.',
      description: 'What a quota that is not active means for an import',
    },
    renew: { id: 'import.renew', defaultMessage: 'Renew', description: 'Link to the renewal of the disk quota' },
    startOver: { id: 'import.startOver', defaultMessage: 'Start over', description: 'Button: forgets the import' },
    startOverTitle: {
      id: 'import.startOverTitle',
      defaultMessage: 'Discard this import?',
      description: 'Title of the question before an import is forgotten',
    },
    startOverConfirm: {
      id: 'import.startOverConfirm',
      defaultMessage: 'Discard import',
      description: 'Button that forgets an import',
    },
  }),
  startOverHelp: defineMessage<{ file: string }>({
    id: 'import.startOverHelp',
    defaultMessage: 'The rows from {file} and your corrections are removed here. Your file doesn’t change.',
    description: 'What forgetting an import means; file is a file name',
  }),
};
