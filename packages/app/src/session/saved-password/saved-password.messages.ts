import { defineMessages } from 'react-intl';

export const savedPasswordMessages = defineMessages({
  notKept: {
    id: 'keptPassword.notKept',
    defaultMessage: 'This browser can’t save your password securely, so only your email was saved.',
    description: 'Toast after sign-in with “keep me logged in” if the browser can’t encrypt or store data',
  },
});
