import { defineMessage, defineMessages } from 'react-intl';

export const importMessages = {
  ...defineMessages({
    title: {
      id: 'import.title',
      defaultMessage: 'Import works',
      description: 'Page title of the spreadsheet import',
    },
    summary: {
      id: 'import.summary',
      defaultMessage: 'Import from a spreadsheet. Nothing is added until you review and confirm.',
      description: 'Summary below the page title',
    },
    steps: { id: 'import.steps', defaultMessage: 'Import steps', description: 'Screen reader label of the steps' },
    stepFile: { id: 'import.stepFile', defaultMessage: 'File', description: 'First step: choosing the file' },
    stepColumns: {
      id: 'import.stepColumns',
      defaultMessage: 'Columns',
      description: 'Second step: matching the columns',
    },
    stepCheck: { id: 'import.stepCheck', defaultMessage: 'Check', description: 'Third step: correcting the rows' },
    stepImport: {
      id: 'import.stepImport',
      defaultMessage: 'Import',
      description: 'Last step: importing the rows as works',
    },
    sizeField: { id: 'import.sizeField', defaultMessage: 'Whole size', description: 'Field name, e.g. 53 x 72.7 cm' },
    imagesField: {
      id: 'import.imagesField',
      defaultMessage: 'Photos (file names)',
      description: 'Field name: file names of photos',
    },
    failed: { id: 'import.failed', defaultMessage: 'That didn’t work', description: 'Title of the error banner' },
    loadFailed: {
      id: 'import.loadFailed',
      defaultMessage: 'We couldn’t load your imports',
      description: 'Title of the banner when loading failed',
    },
    retry: { id: 'import.retry', defaultMessage: 'Try again', description: 'Button label: loads the import again' },
    blockedTitle: {
      id: 'import.blockedTitle',
      defaultMessage: 'Your storage plan isn’t active',
      description: 'Title of the warning banner: no works can be added',
    },
    blocked: {
      id: 'import.blocked',
      defaultMessage: 'Renew to import works. What you’ve started here is saved.',
      description: 'Text of the warning banner about an inactive disk quota',
    },
    renew: { id: 'import.renew', defaultMessage: 'Renew', description: 'Link to the renewal of the disk quota' },
    startOver: { id: 'import.startOver', defaultMessage: 'Start over', description: 'Button: discards the import' },
    startOverTitle: {
      id: 'import.startOverTitle',
      defaultMessage: 'Discard this import?',
      description: 'Title of the dialog that confirms discarding an import',
    },
    startOverConfirm: {
      id: 'import.startOverConfirm',
      defaultMessage: 'Discard import',
      description: 'Button label: confirms discarding an import',
    },
  }),
  startOverHelp: defineMessage<{ file: string }>({
    id: 'import.startOverHelp',
    defaultMessage: 'The rows from {file} and your corrections are removed here. Your file doesn’t change.',
    description: 'Text of the dialog about discarding an import; file is a file name',
  }),
};
