import { defineMessages } from 'react-intl';

export const resetMessages = defineMessages({
  title: {
    id: 'reset.title',
    defaultMessage: 'Set a new password',
    description: 'Page title of the page opened from the link in the email',
  },
  lead: {
    id: 'reset.lead',
    defaultMessage: 'You’ll be signed out everywhere and can sign in with your new password.',
    description: 'Text below the page title',
  },
  form: { id: 'reset.form', defaultMessage: 'Set a new password', description: 'Screen reader label of the form' },
  submit: { id: 'reset.submit', defaultMessage: 'Set password', description: 'Button label: sets the new password' },
  noLink: {
    id: 'reset.noLink',
    defaultMessage: 'This link is incomplete. Open it from the email again, or get a new one.',
    description: 'Error message: the link lacks its secret',
  },
  another: {
    id: 'reset.another',
    defaultMessage: 'Get a new link',
    description: 'Link to the page to request an email',
  },
  doneTitle: {
    id: 'reset.doneTitle',
    defaultMessage: 'Your new password is set',
    description: 'Page title after success',
  },
});
