import { defineMessage, defineMessages } from 'react-intl';

export const continueMessages = {
  ...defineMessages({
    title: {
      id: 'continue.title',
      defaultMessage: 'Continue to your gallery',
      description: 'Page title and button label of the sign-in from another product',
    },
    reading: {
      id: 'continue.reading',
      defaultMessage: 'Checking who you are…',
      description: 'Text below the title while the link is being checked',
    },
    help: {
      id: 'continue.help',
      defaultMessage: 'Continue only if this is you. You aren’t signed in until you do.',
      description: 'Text above the sign-in button',
    },
    somebodyElse: {
      id: 'continue.somebodyElse',
      defaultMessage: 'Sign in as someone else',
      description: 'Link to the regular sign-in form',
    },
    switchHelp: {
      id: 'continue.switchHelp',
      defaultMessage:
        'Switching signs that account out. Its drafts stay on this device, and only that account can see them.',
      description: 'Banner text when another seller is already signed in',
    },
    notWhole: {
      id: 'continue.notWhole',
      defaultMessage: 'This link is incomplete.',
      description: 'Reason shown when the link is truncated',
    },
    again: { id: 'continue.again', defaultMessage: 'Try again', description: 'Button label after a connection error' },
  }),
  person: defineMessage<{ name: string; email: string }>({
    id: 'continue.person',
    defaultMessage: 'You’re coming from another Smart Art product as {name}, {email}.',
    description: 'Text below the title: name and email address of the person the link signs in',
  }),
  signedIn: defineMessage<{ name: string; email: string }>({
    id: 'continue.signedIn',
    defaultMessage: '{name} ({email}) is signed in on this browser',
    description: 'Banner title when another seller is already signed in',
  }),
  switch: defineMessage<{ name: string }>({
    id: 'continue.switch',
    defaultMessage: 'Switch to {name}',
    description: 'Button label: signs the other seller out and this person in',
  }),
  stay: defineMessage<{ name: string }>({
    id: 'continue.stay',
    defaultMessage: 'Stay signed in as {name}',
    description: 'Link to the pages of the seller already signed in',
  }),
  over: defineMessage<{ reason: string }>({
    id: 'continue.over',
    defaultMessage: '{reason} Go back and try again, or sign in here.',
    description: 'Error message on the sign-in page; reason is a server sentence such as: This way in has expired.',
  }),
  overStay: defineMessage<{ reason: string }>({
    id: 'continue.overStay',
    defaultMessage: '{reason} Go back and try again.',
    description: 'Error message if another seller is signed in; reason is a server sentence',
  }),
};
