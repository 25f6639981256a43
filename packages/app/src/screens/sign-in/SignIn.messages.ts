import { defineMessages } from 'react-intl';

export const signInMessages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Welcome back', description: 'Title of the sign-in page' },
  lead: {
    id: 'signIn.lead',
    defaultMessage: 'Sign in to your studio.',
    description: 'Below the title of the sign-in page',
  },
  form: { id: 'signIn.form', defaultMessage: 'Sign in', description: 'Accessible name of the sign-in form' },
  email: { id: 'signIn.email', defaultMessage: 'Email', description: 'Label of the email field' },
  password: { id: 'signIn.password', defaultMessage: 'Password', description: 'Label of the password field' },
  keep: { id: 'signIn.keep', defaultMessage: 'Keep me logged in', description: 'Label of the checkbox' },
  keepHelp: {
    id: 'signIn.keepHelp',
    defaultMessage: 'Your email and password are saved on this device. Leave this off on a shared computer.',
    description: 'Below the checkbox that keeps the session',
  },
  forgot: {
    id: 'signIn.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link below the form',
  },
  signUp: { id: 'signIn.signUp', defaultMessage: 'Create an account', description: 'Link below the form' },
  submit: { id: 'signIn.submit', defaultMessage: 'Sign in', description: 'Button that signs in' },
  refused: {
    id: 'signIn.refused',
    defaultMessage: 'Something Went Wrong',
    description: 'Title when signing in failed without words of the server; the wording is given by the specification',
  },
  ended: {
    id: 'signIn.ended',
    defaultMessage: 'Your session has ended. Sign in again to continue.',
    description: 'On the sign-in page after the server ended the session, or another tab did',
  },
  emailMissing: {
    id: 'signIn.emailMissing',
    defaultMessage: 'Enter your email.',
    description: 'Error: the field is empty',
  },
  passwordMissing: {
    id: 'signIn.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'Error: the field is empty',
  },
});
