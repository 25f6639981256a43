import { defineMessages } from 'react-intl';

export const keptPasswordMessages = defineMessages({
  notKept: {
    id: 'keptPassword.notKept',
    defaultMessage: 'This browser cannot keep your password safely, so it was not kept. Your email was.',
    description: 'After signing in with "keep me logged in" where the browser refuses encryption or storage',
  },
});
