import { defineMessage, defineMessages } from 'react-intl';

export const forgotMessages = {
  ...defineMessages({
    title: {
      id: 'forgot.title',
      defaultMessage: 'Forgot your password?',
      description: 'Title of the page that asks for a mail to set a new password',
    },
    lead: {
      id: 'forgot.lead',
      defaultMessage: 'We’ll email you a link to reset it.',
      description: 'Below the title',
    },
    form: { id: 'forgot.form', defaultMessage: 'Email me a link', description: 'Accessible name of the form' },
    email: { id: 'forgot.email', defaultMessage: 'Email', description: 'Label of the email field' },
    send: { id: 'forgot.send', defaultMessage: 'Email me a link', description: 'Button that asks for the mail' },
    back: { id: 'forgot.back', defaultMessage: 'Back to sign-in', description: 'Link to the sign-in page' },
    unknown: {
      id: 'forgot.unknown',
      defaultMessage: 'User Not found',
      description: 'The request was refused without words of the server; the wording is given by the specification',
    },
    sentTitle: {
      id: 'forgot.sentTitle',
      defaultMessage: 'Check your email',
      description: 'Title of the page once the mail is on its way',
    },
    sentHelp: {
      id: 'forgot.sentHelp',
      defaultMessage: 'The link works once, for one hour. If it doesn’t arrive, check your spam folder.',
      description: 'What to know of the mail',
    },
    again: {
      id: 'forgot.again',
      defaultMessage: 'Use another email or send again',
      description: 'Button that leads back to the form',
    },
  }),
  sentTo: defineMessage<{ email: string }>({
    id: 'forgot.sentTo',
    defaultMessage: 'Sent to {email}',
    description: 'Below the title once the mail is on its way',
  }),
};

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  email: { id: 'forgot.emailMissing', defaultMessage: 'Enter your email.', description: 'Error: the field is empty' },
});
