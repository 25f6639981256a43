import { defineMessages } from 'react-intl';

export const changePasswordMessages = defineMessages({
  title: {
    id: 'changePassword.title',
    defaultMessage: 'Change your password',
    description: 'Title of the page that changes the password by choice',
  },
  help: {
    id: 'changePassword.help',
    defaultMessage: 'You’ll be signed out on all other devices.',
    description: 'Below the title: what changing the password does',
  },
  forcedTitle: {
    id: 'changePassword.forcedTitle',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page where the password must be changed before anything else',
  },
  forcedLead: {
    id: 'changePassword.forcedLead',
    defaultMessage: 'Change your password to continue.',
    description: 'Below that title',
  },
  form: { id: 'changePassword.form', defaultMessage: 'Change password', description: 'Accessible name of the form' },
  old: { id: 'changePassword.old', defaultMessage: 'Current password', description: 'Label of the present password' },
  submit: {
    id: 'changePassword.submit',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  forgotten: {
    id: 'changePassword.forgotten',
    defaultMessage: 'Forgot your current password?',
    description: 'Link to the page that mails a link to set a new one',
  },
  signOut: { id: 'changePassword.signOut', defaultMessage: 'Sign out', description: 'Button beside the language' },
});

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  old_password: {
    id: 'changePassword.oldMissing',
    defaultMessage: 'Enter your current password.',
    description: 'Error: the field is empty',
  },
});
