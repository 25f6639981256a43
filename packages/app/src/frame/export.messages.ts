import { defineMessages } from 'react-intl';

export const exportMessages = defineMessages({
  export: {
    id: 'export.csv',
    defaultMessage: 'Export CSV',
    description: 'Button: all that a list has found as a file',
  },
  failed: {
    id: 'export.failed',
    defaultMessage: 'We couldn’t create the file.',
    description: 'The export of a list failed; the reason follows',
  },
});
