import { defineMessages } from 'react-intl';

export const signUpFrameMessages = defineMessages({
  steps: { id: 'signUpFrame.steps', defaultMessage: 'Signing up', description: 'Screen reader label of the steps' },
  email: { id: 'signUpFrame.email', defaultMessage: 'Email', description: 'Sign-up step' },
  person: { id: 'signUpFrame.person', defaultMessage: 'You', description: 'Sign-up step' },
  business: { id: 'signUpFrame.business', defaultMessage: 'Business', description: 'Sign-up step' },
  address: { id: 'signUpFrame.address', defaultMessage: 'Address', description: 'Sign-up step' },
  agreements: { id: 'signUpFrame.agreements', defaultMessage: 'Agreements', description: 'Sign-up step' },
  services: { id: 'signUpFrame.services', defaultMessage: 'Services', description: 'Sign-up step' },
  payment: { id: 'signUpFrame.payment', defaultMessage: 'Payment', description: 'Last sign-up step' },
  ifPaid: {
    id: 'signUpFrame.ifPaid',
    defaultMessage: 'Paid plans only',
    description: 'Below the payment step: free plans need no payment',
  },
  signOut: {
    id: 'signUpFrame.signOut',
    defaultMessage: 'Sign out',
    description: 'Button in the sign-up header',
  },
});
