import { defineMessages } from 'react-intl';

export const stepMessages = defineMessages({
  changed: {
    id: 'step.changed',
    defaultMessage: 'This has changed. Check what’s here now, then try again.',
    description: 'Banner of a form: somebody else took a step of the order or the piece',
  },
});
