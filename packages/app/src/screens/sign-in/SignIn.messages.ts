import { defineMessages } from 'react-intl';

export const signInMessages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Welcome back', description: 'Heading of the sign-in page' },
  lead: {
    id: 'signIn.lead',
    defaultMessage: 'Sign in to your studio.',
    description: 'Text below the heading of the sign-in page',
  },
  form: { id: 'signIn.form', defaultMessage: 'Sign in', description: 'Screen reader label of the sign-in form' },
  email: { id: 'signIn.email', defaultMessage: 'Email', description: 'Label of the email field' },
  password: { id: 'signIn.password', defaultMessage: 'Password', description: 'Label of the password field' },
  keep: { id: 'signIn.keep', defaultMessage: 'Keep me logged in', description: 'Checkbox label' },
  keepHelp: {
    id: 'signIn.keepHelp',
    defaultMessage: 'Your email and password are saved on this device. Leave this off on a shared computer.',
    description: 'Hint of the checkbox',
  },
  forgot: {
    id: 'signIn.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link below the form',
  },
  signUp: { id: 'signIn.signUp', defaultMessage: 'Create an account', description: 'Link below the form' },
  submit: { id: 'signIn.submit', defaultMessage: 'Sign in', description: 'Button label and page title' },
  refused: {
    id: 'signIn.refused',
    defaultMessage: 'Something Went Wrong',
    description: 'Error heading when the server sent no message; wording given by the specification',
  },
  ended: {
    id: 'signIn.ended',
    defaultMessage: 'Your session has ended. Sign in again to continue.',
    description: 'Banner on the sign-in page after the session ended',
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
