import { defineMessages } from 'react-intl';

export const stepMessages = defineMessages({
  changed: {
    id: 'step.changed',
    defaultMessage: 'This has changed. Check what’s here now, then try again.',
    description: 'Form banner: the order or piece was changed by someone else',
  },
});
