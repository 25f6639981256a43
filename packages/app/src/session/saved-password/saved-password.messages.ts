import { defineMessages } from 'react-intl';

export const savedPasswordMessages = defineMessages({
  notKept: {
    id: 'keptPassword.notKept',
    defaultMessage: 'This browser can’t save your password securely, so only your email was saved.',
    description: 'After signing in with "keep me logged in" where the browser refuses encryption or storage',
  },
});
