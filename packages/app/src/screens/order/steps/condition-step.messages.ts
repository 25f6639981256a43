import { defineMessages } from 'react-intl';

/** Form that records a work's condition before shipping. */
export const conditionStepMessages = defineMessages({
  photographs: {
    id: 'orderForm.before.photographs',
    defaultMessage: 'Photos of the work',
    description: 'Field label: condition of the work before shipping',
  },
  photographsHelp: {
    id: 'orderForm.before.photographsHelp',
    defaultMessage: 'Front, back, corners and packing. They’re proof of its condition, so you can’t remove them later.',
    description: 'Hint of the photo field',
  },
  missing: {
    id: 'orderForm.before.missing',
    defaultMessage: 'Add at least one photo.',
    description: 'Error message of the photo field',
  },
  note: {
    id: 'orderForm.before.note',
    defaultMessage: 'What the photos show',
    description: 'Field label: description of the photos',
  },
  noteHelp: {
    id: 'orderForm.before.noteHelp',
    defaultMessage: 'For example, marks that are already there.',
    description: 'Hint of the field “What the photos show”',
  },
});
