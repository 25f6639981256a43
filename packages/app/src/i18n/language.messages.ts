import { defineMessages } from 'react-intl';

export const languageMessages = defineMessages({
  notSupported: {
    id: 'language.notSupported',
    defaultMessage: 'Sorry for the inconvenience. Language not supported yet.',
    description: 'Toast: unsupported language requested; wording as specified',
  },
});
