import { defineMessage, defineMessages } from 'react-intl';

export const continueMessages = {
  ...defineMessages({
    title: {
      id: 'continue.title',
      defaultMessage: 'Continue to your gallery',
      description: 'Title of the page for whoever comes from another product of the house, and its button',
    },
    reading: {
      id: 'continue.reading',
      defaultMessage: 'Checking who you are…',
      description: 'Below the title, while the server is asked whose link it is',
    },
    help: {
      id: 'continue.help',
      defaultMessage: 'Continue only if this is you. You aren’t signed in until you do.',
      description: 'Above the button that signs in',
    },
    somebodyElse: {
      id: 'continue.somebodyElse',
      defaultMessage: 'Sign in as someone else',
      description: 'Link to the ordinary sign-in form',
    },
    switchHelp: {
      id: 'continue.switchHelp',
      defaultMessage:
        'Switching signs that account out. Its drafts stay on this device, and only that account can see them.',
      description: 'In the banner where another seller is signed in already',
    },
    notWhole: {
      id: 'continue.notWhole',
      defaultMessage: 'This link is incomplete.',
      description: 'In place of the reason, where the link was cut off',
    },
    again: { id: 'continue.again', defaultMessage: 'Try again', description: 'Button after a failed connection' },
  }),
  person: defineMessage<{ name: string; email: string }>({
    id: 'continue.person',
    defaultMessage: 'You’re coming from another Smart Art product as {name}, {email}.',
    description: 'Below the title; name and email address of the person whom the link signs in',
  }),
  signedIn: defineMessage<{ name: string; email: string }>({
    id: 'continue.signedIn',
    defaultMessage: '{name} ({email}) is signed in on this browser',
    description: 'Title of the banner where another seller is signed in already',
  }),
  switch: defineMessage<{ name: string }>({
    id: 'continue.switch',
    defaultMessage: 'Switch to {name}',
    description: 'Button that signs the other seller out and this person in',
  }),
  stay: defineMessage<{ name: string }>({
    id: 'continue.stay',
    defaultMessage: 'Stay signed in as {name}',
    description: 'Link to the pages of the seller who is signed in already',
  }),
  over: defineMessage<{ reason: string }>({
    id: 'continue.over',
    defaultMessage: '{reason} Go back and try again, or sign in here.',
    description: 'On the sign-in page; reason is a sentence of the server, such as: This way in has expired.',
  }),
  overStay: defineMessage<{ reason: string }>({
    id: 'continue.overStay',
    defaultMessage: '{reason} Go back and try again.',
    description: 'Where another seller is signed in; reason is a sentence of the server',
  }),
};
