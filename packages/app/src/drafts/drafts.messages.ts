import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const draftMessages = {
  ...defineMessages({
    discard: {
      id: 'draft.discard',
      defaultMessage: 'Discard draft',
      description: 'Button that empties a form which was filled in from a draft',
    },
    leaveUnkept: {
      id: 'draft.leaveUnkept',
      defaultMessage: 'This device can’t save drafts. What you typed may be lost.',
      description: 'What leaving a form means where its draft could not be written',
    },
    showOther: {
      id: 'draft.showOther',
      defaultMessage: 'Show other draft',
      description: 'Button that puts another draft into the form; what the form holds is kept',
    },
  }),
  other: defineMessage<{ time: PrimitiveType }>({
    id: 'draft.other',
    defaultMessage: 'There’s a second draft of this form from another tab, last changed {time}.',
    description: 'Banner over a form; time is such as "3 minutes ago" or "now"',
  }),
  restored: defineMessage<{ time: PrimitiveType }>({
    id: 'draft.restored',
    defaultMessage: 'Draft restored, last changed {time}.',
    description: 'Banner over a form filled in from a draft; time is such as "3 minutes ago" or "now"',
  }),
};
