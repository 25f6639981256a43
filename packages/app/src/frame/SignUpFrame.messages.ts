import { defineMessages } from 'react-intl';

export const signUpFrameMessages = defineMessages({
  steps: { id: 'signUpFrame.steps', defaultMessage: 'Signing up', description: 'Name of the line of sign-up steps' },
  details: { id: 'signUpFrame.details', defaultMessage: 'Your details', description: 'Sign-up step: done before' },
  services: { id: 'signUpFrame.services', defaultMessage: 'Services', description: 'Sign-up step 1' },
  payment: { id: 'signUpFrame.payment', defaultMessage: 'Payment', description: 'Sign-up step 2' },
  signOut: {
    id: 'signUpFrame.signOut',
    defaultMessage: 'Sign out',
    description: 'Button in the header of a sign-up step',
  },
});
