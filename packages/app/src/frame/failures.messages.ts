import { defineMessage, defineMessages } from 'react-intl';

export const failureMessages = {
  ...defineMessages({
    somethingWentWrong: {
      id: 'failure.somethingWentWrong',
      defaultMessage: 'Something went wrong',
      description: 'Any failure that has no better words',
    },
    somethingWentWrongSso: {
      id: 'failure.somethingWentWrongSso',
      defaultMessage: 'Something went wrong SSO',
      description: 'The single sign-on gave no answer that can be read; the wording is given by the specification',
    },
    network: {
      id: 'failure.network',
      defaultMessage: 'We can’t reach Smart Art. Check your connection and try again.',
      description: 'A request got no answer',
    },
    server: {
      id: 'failure.server',
      defaultMessage: 'Something went wrong on our side. Nothing was changed. Please try again in a moment.',
      description: 'The server failed',
    },
    tooLarge: {
      id: 'failure.tooLarge',
      defaultMessage: 'That’s too large to send. Make it smaller and try again.',
      description: 'The server, or something before it, takes no request of this size',
    },
    denied: {
      id: 'failure.denied',
      defaultMessage: "You can't access this functionality",
      description: 'Where a permission is missing; the wording is given by the specification',
    },
    screenFailed: {
      id: 'failure.screenFailed',
      defaultMessage: 'We couldn’t show this page',
      description: 'Title where a screen itself failed',
    },
    screenFailedHelp: {
      id: 'failure.screenFailedHelp',
      defaultMessage: 'Check your connection, then reload the page. Your drafts are saved.',
      description: 'Below the title where a screen itself failed',
    },
    reload: { id: 'failure.reload', defaultMessage: 'Reload', description: 'Button that reloads the page' },
    retry: { id: 'failure.retry', defaultMessage: 'Try again', description: 'Button that repeats a failed request' },
  }),
  somethingWentWrongBecause: defineMessage<{ detail: string }>({
    id: 'failure.somethingWentWrongBecause',
    defaultMessage: 'Something went wrong ({detail})',
    description: 'Any failure that has no better words; detail is the technical error, for support',
  }),
  tooMany: defineMessage<{ seconds: number }>({
    id: 'failure.tooMany',
    defaultMessage:
      '{seconds, plural, =0 {Too many attempts. Wait a moment, then try again.} one {Too many attempts. Try again in # second.} other {Too many attempts. Try again in # seconds.}}',
    description: 'The server refuses more attempts; seconds is 0 where it does not say how long',
  }),
};
