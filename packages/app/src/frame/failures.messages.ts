import { defineMessage, defineMessages } from 'react-intl';

export const failureMessages = {
  ...defineMessages({
    somethingWentWrong: {
      id: 'failure.somethingWentWrong',
      defaultMessage: 'Something went wrong',
      description: 'Generic error message',
    },
    somethingWentWrongSso: {
      id: 'failure.somethingWentWrongSso',
      defaultMessage: 'Something went wrong SSO',
      description: 'Error: unreadable single sign-on response; wording as specified',
    },
    network: {
      id: 'failure.network',
      defaultMessage: 'We can’t reach Smart Art. Check your connection and try again.',
      description: 'Error: no response',
    },
    server: {
      id: 'failure.server',
      defaultMessage: 'Something went wrong on our side. Nothing was changed. Please try again in a moment.',
      description: 'Server error',
    },
    tooLarge: {
      id: 'failure.tooLarge',
      defaultMessage: 'That’s too large to send. Make it smaller and try again.',
      description: 'Error: request too large for the server',
    },
    denied: {
      id: 'failure.denied',
      defaultMessage: "You can't access this functionality",
      description: 'Error: missing permission; wording as specified',
    },
    screenFailed: {
      id: 'failure.screenFailed',
      defaultMessage: 'We couldn’t show this page',
      description: 'Title of a failed page',
    },
    screenFailedHelp: {
      id: 'failure.screenFailedHelp',
      defaultMessage: 'Check your connection, then reload the page. Your drafts are saved.',
      description: 'Text below the title of a failed page',
    },
    reload: { id: 'failure.reload', defaultMessage: 'Reload', description: 'Button: reloads the page' },
    retry: { id: 'failure.retry', defaultMessage: 'Try again', description: 'Button: repeats a failed request' },
  }),
  somethingWentWrongBecause: defineMessage<{ detail: string }>({
    id: 'failure.somethingWentWrongBecause',
    defaultMessage: 'Something went wrong ({detail})',
    description: 'Generic error message; {detail} is the technical error, for support',
  }),
  tooMany: defineMessage<{ seconds: number }>({
    id: 'failure.tooMany',
    defaultMessage:
      '{seconds, plural, =0 {Too many attempts. Wait a moment, then try again.} one {Too many attempts. Try again in # second.} other {Too many attempts. Try again in # seconds.}}',
    description: 'Error: rate limit; {seconds} is 0 if unknown',
  }),
};
