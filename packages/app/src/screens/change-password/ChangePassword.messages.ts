import { defineMessages } from 'react-intl';

export const changePasswordMessages = defineMessages({
  title: {
    id: 'changePassword.title',
    defaultMessage: 'Change your password',
    description: 'Title of the page that changes the password by choice',
  },
  help: {
    id: 'changePassword.help',
    defaultMessage: 'Your other devices are signed out; this one stays.',
    description: 'Below the title: what changing the password does',
  },
  forcedTitle: {
    id: 'changePassword.forcedTitle',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page where the password must be changed before anything else',
  },
  forcedLead: {
    id: 'changePassword.forcedLead',
    defaultMessage: 'Your password has to be changed before you go on.',
    description: 'Below that title',
  },
  form: { id: 'changePassword.form', defaultMessage: 'Change password', description: 'Accessible name of the form' },
  old: { id: 'changePassword.old', defaultMessage: 'Old password', description: 'Label of the present password' },
  submit: {
    id: 'changePassword.submit',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  forgotten: {
    id: 'changePassword.forgotten',
    defaultMessage: 'Forgot your old password?',
    description: 'Link to the page that mails a link to set a new one',
  },
  signOut: { id: 'changePassword.signOut', defaultMessage: 'Sign out', description: 'Button beside the language' },
});
