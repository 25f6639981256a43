import { defineMessages } from 'react-intl';

/** Form that records a work's condition before shipping. */
export const conditionStepMessages = defineMessages({
  photographs: {
    id: 'orderForm.before.photographs',
    defaultMessage: 'Photos of the work',
    description: 'Field of a step of an order: how the work looks before it is shipped',
  },
  photographsHelp: {
    id: 'orderForm.before.photographsHelp',
    defaultMessage: 'Front, back, corners and packing. They’re proof of its condition, so you can’t remove them later.',
    description: 'Help of the field of photographs',
  },
  missing: {
    id: 'orderForm.before.missing',
    defaultMessage: 'Add at least one photo.',
    description: 'Error of the field of photographs',
  },
  note: {
    id: 'orderForm.before.note',
    defaultMessage: 'What the photos show',
    description: 'Field of a step of an order: words beside photographs',
  },
  noteHelp: {
    id: 'orderForm.before.noteHelp',
    defaultMessage: 'For example, marks that are already there.',
    description: 'Help of the field of words beside photographs',
  },
});
