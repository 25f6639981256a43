import { defineMessages } from 'react-intl';

/** The form in which the condition of a work is recorded before it leaves. */
export const conditionStepMessages = defineMessages({
  photographs: {
    id: 'orderForm.before.photographs',
    defaultMessage: 'Photographs of the work',
    description: 'Field of a step of an order: how the work looks before it is shipped',
  },
  photographsHelp: {
    id: 'orderForm.before.photographsHelp',
    defaultMessage: 'Front, back, corners and packing. They prove how it left, so they cannot be taken back.',
    description: 'Help of the field of photographs',
  },
  missing: {
    id: 'orderForm.before.missing',
    defaultMessage: 'Add at least one photograph.',
    description: 'Error of the field of photographs',
  },
  note: {
    id: 'orderForm.before.note',
    defaultMessage: 'What they show',
    description: 'Field of a step of an order: words beside photographs',
  },
  noteHelp: {
    id: 'orderForm.before.noteHelp',
    defaultMessage: 'Such as marks that were there before.',
    description: 'Help of the field of words beside photographs',
  },
});
