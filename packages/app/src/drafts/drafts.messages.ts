import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const draftMessages = {
  ...defineMessages({
    discard: {
      id: 'draft.discard',
      defaultMessage: 'Discard draft',
      description: 'Button: clears a form restored from a draft',
    },
    leaveUnkept: {
      id: 'draft.leaveUnkept',
      defaultMessage: 'This device can’t save drafts. What you typed may be lost.',
      description: 'Warning on leaving a form if drafts can’t be saved',
    },
    showOther: {
      id: 'draft.showOther',
      defaultMessage: 'Show other draft',
      description: 'Button: loads the other draft into the form; the current input is kept',
    },
  }),
  other: defineMessage<{ time: PrimitiveType }>({
    id: 'draft.other',
    defaultMessage: 'There’s a second draft of this form from another tab, last changed {time}.',
    description: 'Banner above a form; {time} such as “3 minutes ago” or “now”',
  }),
  restored: defineMessage<{ time: PrimitiveType }>({
    id: 'draft.restored',
    defaultMessage: 'Draft restored, last changed {time}.',
    description: 'Banner above a restored form; {time} such as “3 minutes ago” or “now”',
  }),
};
