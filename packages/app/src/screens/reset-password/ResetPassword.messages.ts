import { defineMessages } from 'react-intl';

export const resetMessages = defineMessages({
  title: {
    id: 'reset.title',
    defaultMessage: 'Set a new password',
    description: 'Title of the page that the link in the mail leads to',
  },
  lead: {
    id: 'reset.lead',
    defaultMessage: 'You’ll be signed out everywhere and can sign in with your new password.',
    description: 'Below the title: what setting a new password does',
  },
  form: { id: 'reset.form', defaultMessage: 'Set a new password', description: 'Accessible name of the form' },
  submit: { id: 'reset.submit', defaultMessage: 'Set password', description: 'Button that sets the new password' },
  noLink: {
    id: 'reset.noLink',
    defaultMessage: 'This link is incomplete. Open it from the email again, or get a new one.',
    description: 'The page was opened without the secret of the mail',
  },
  another: {
    id: 'reset.another',
    defaultMessage: 'Get a new link',
    description: 'Link to the page that asks for the mail',
  },
  doneTitle: {
    id: 'reset.doneTitle',
    defaultMessage: 'Your new password is set',
    description: 'Title once the password was set',
  },
});
