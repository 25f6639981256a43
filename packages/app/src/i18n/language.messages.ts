import { defineMessages } from 'react-intl';

export const languageMessages = defineMessages({
  notSupported: {
    id: 'language.notSupported',
    defaultMessage: 'Sorry for the inconvenience. Language not supported yet.',
    description: 'A language was asked for that the app is not written in; the wording is given by the specification',
  },
});
