import { defineMessages } from 'react-intl';

export const exportMessages = defineMessages({
  export: {
    id: 'export.csv',
    defaultMessage: 'Export CSV',
    description: 'Button: exports the whole list as a file',
  },
  failed: {
    id: 'export.failed',
    defaultMessage: 'We couldn’t create the file.',
    description: 'Error message, followed by the reason',
  },
});
