import { defineMessages } from 'react-intl';

export const signUpFrameMessages = defineMessages({
  steps: { id: 'signUpFrame.steps', defaultMessage: 'Signing up', description: 'Name of the line of sign-up steps' },
  email: { id: 'signUpFrame.email', defaultMessage: 'Email', description: 'Name of a sign-up step' },
  person: { id: 'signUpFrame.person', defaultMessage: 'You', description: 'Name of a sign-up step' },
  business: { id: 'signUpFrame.business', defaultMessage: 'Business', description: 'Name of a sign-up step' },
  address: { id: 'signUpFrame.address', defaultMessage: 'Address', description: 'Name of a sign-up step' },
  agreements: { id: 'signUpFrame.agreements', defaultMessage: 'Agreements', description: 'Name of a sign-up step' },
  services: { id: 'signUpFrame.services', defaultMessage: 'Services', description: 'Name of a sign-up step' },
  payment: { id: 'signUpFrame.payment', defaultMessage: 'Payment', description: 'Name of the last sign-up step' },
  ifPaid: {
    id: 'signUpFrame.ifPaid',
    defaultMessage: 'Paid plans only',
    description: 'Below the name of the payment step: nothing is to be paid for free services',
  },
  signOut: {
    id: 'signUpFrame.signOut',
    defaultMessage: 'Sign out',
    description: 'Button in the header of a sign-up step',
  },
});
