import { defineMessages } from 'react-intl';

export const changePasswordMessages = defineMessages({
  title: {
    id: 'changePassword.title',
    defaultMessage: 'Change your password',
    description: 'Page title of the voluntary password change',
  },
  help: {
    id: 'changePassword.help',
    defaultMessage: 'You’ll be signed out on all other devices.',
    description: 'Text below the title: effect of a password change',
  },
  forcedTitle: {
    id: 'changePassword.forcedTitle',
    defaultMessage: 'Choose a new password',
    description: 'Page title of the mandatory password change',
  },
  forcedLead: {
    id: 'changePassword.forcedLead',
    defaultMessage: 'Change your password to continue.',
    description: 'Text below the title of the mandatory password change',
  },
  form: {
    id: 'changePassword.form',
    defaultMessage: 'Change password',
    description: 'Screen reader label of the form',
  },
  old: { id: 'changePassword.old', defaultMessage: 'Current password', description: 'Field label' },
  submit: {
    id: 'changePassword.submit',
    defaultMessage: 'Change password',
    description: 'Button label',
  },
  forgotten: {
    id: 'changePassword.forgotten',
    defaultMessage: 'Forgot your current password?',
    description: 'Link to the page that emails a reset link',
  },
  signOut: { id: 'changePassword.signOut', defaultMessage: 'Sign out', description: 'Page header button' },
});

/** Errors of empty fields. */
export const missingMessages = defineMessages({
  old_password: {
    id: 'changePassword.oldMissing',
    defaultMessage: 'Enter your current password.',
    description: 'Empty field error message',
  },
});
