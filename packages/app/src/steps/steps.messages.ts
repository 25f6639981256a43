import { defineMessages } from 'react-intl';

export const stepMessages = defineMessages({
  changed: {
    id: 'step.changed',
    defaultMessage: 'This has changed meanwhile. What you see now is how it stands; look at it and press again.',
    description: 'Banner of a form: somebody else took a step of the order or the piece',
  },
});
