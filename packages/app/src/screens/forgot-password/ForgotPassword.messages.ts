import { defineMessage, defineMessages } from 'react-intl';

export const forgotMessages = {
  ...defineMessages({
    title: {
      id: 'forgot.title',
      defaultMessage: 'Forgot your password?',
      description: 'Page title of the password reset request',
    },
    lead: {
      id: 'forgot.lead',
      defaultMessage: 'We’ll email you a link to reset it.',
      description: 'Text below the title',
    },
    form: { id: 'forgot.form', defaultMessage: 'Email me a link', description: 'Screen reader label of the form' },
    email: { id: 'forgot.email', defaultMessage: 'Email', description: 'Field label' },
    send: { id: 'forgot.send', defaultMessage: 'Email me a link', description: 'Submit button' },
    back: { id: 'forgot.back', defaultMessage: 'Back to sign-in', description: 'Link to the sign-in page' },
    unknown: {
      id: 'forgot.unknown',
      defaultMessage: 'User Not found',
      description: 'Error message when the server refuses without a reason; wording set by the specification',
    },
    sentTitle: {
      id: 'forgot.sentTitle',
      defaultMessage: 'Check your email',
      description: 'Page title once the email was sent',
    },
    sentHelp: {
      id: 'forgot.sentHelp',
      defaultMessage: 'The link works once, for one hour. If it doesn’t arrive, check your spam folder.',
      description: 'Hint about the email',
    },
    again: {
      id: 'forgot.again',
      defaultMessage: 'Use another email or send again',
      description: 'Button label: returns to the form',
    },
  }),
  sentTo: defineMessage<{ email: string }>({
    id: 'forgot.sentTo',
    defaultMessage: 'Sent to {email}',
    description: 'Text below the title once the email was sent',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  email: { id: 'forgot.emailMissing', defaultMessage: 'Enter your email.', description: 'Empty field error message' },
});
