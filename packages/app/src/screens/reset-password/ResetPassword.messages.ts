import { defineMessages } from 'react-intl';

export const resetMessages = defineMessages({
  title: {
    id: 'reset.title',
    defaultMessage: 'Set a new password',
    description: 'Title of the page that the link in the mail leads to',
  },
  lead: {
    id: 'reset.lead',
    defaultMessage: 'This signs you out everywhere; then sign in with the new one.',
    description: 'Below the title: what setting a new password does',
  },
  form: { id: 'reset.form', defaultMessage: 'Set a new password', description: 'Accessible name of the form' },
  submit: { id: 'reset.submit', defaultMessage: 'Set password', description: 'Button that sets the new password' },
  noLink: {
    id: 'reset.noLink',
    defaultMessage: 'This address is not whole. Open the link in the mail again, or ask for a new one.',
    description: 'The page was opened without the secret of the mail',
  },
  another: {
    id: 'reset.another',
    defaultMessage: 'Ask for a new link',
    description: 'Link to the page that asks for the mail',
  },
  doneTitle: {
    id: 'reset.doneTitle',
    defaultMessage: 'Your new password is set',
    description: 'Title once the password was set',
  },
});
