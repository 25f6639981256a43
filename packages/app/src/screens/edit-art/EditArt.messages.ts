import { defineMessage, defineMessages } from 'react-intl';

export const editMessages = {
  ...defineMessages({
    form: { id: 'edit.form', defaultMessage: 'Work', description: 'Screen reader label of the form' },
    view: { id: 'edit.view', defaultMessage: 'View work', description: 'Link to the page of the work' },
    missing: { id: 'edit.missing', defaultMessage: 'Edit work', description: 'Page title when loading failed' },
    failed: { id: 'edit.failed', defaultMessage: 'We couldn’t load this work.', description: 'Loading error' },
    saved: { id: 'edit.saved', defaultMessage: 'Work saved.', description: 'Success message' },
    deletedTitle: {
      id: 'edit.deletedTitle',
      defaultMessage: 'This work has been deleted',
      description: 'Heading shown instead of the form',
    },
    deletedHelp: {
      id: 'edit.deletedHelp',
      defaultMessage: 'Restore it from its page to edit it.',
      description: 'Text below the heading',
    },
    deletedMeanwhile: {
      id: 'edit.deletedMeanwhile',
      defaultMessage: 'This work has been deleted.',
      description: 'Banner title above the form',
    },
    deletedMeanwhileHelp: {
      id: 'edit.deletedMeanwhileHelp',
      defaultMessage: 'Restore it from its page to save. What you typed is saved on this device as a draft.',
      description: 'Banner text',
    },
    news: {
      id: 'edit.news',
      defaultMessage: 'Just saved in another tab or on another device.',
      description: 'Banner title above the form when there are unsaved changes',
    },
    adopted: {
      id: 'edit.adopted',
      defaultMessage: 'Changed in another tab or on another device.',
      description: 'Banner title above the form when the newer version was loaded automatically',
    },
    look: { id: 'edit.look', defaultMessage: 'Review changes', description: 'Banner button' },
    conflictTitle: {
      id: 'edit.conflictTitle',
      defaultMessage: 'This work was changed elsewhere',
      description: 'Banner title: a newer version was saved in another tab or on another device',
    },
    conflictHelp: {
      id: 'edit.conflictHelp',
      defaultMessage: 'Nothing you typed is lost. Review the differences, then save again.',
      description: 'Banner text',
    },
    conflictTaken: {
      id: 'edit.conflictTaken',
      defaultMessage: 'Changed elsewhere and updated here',
      description: 'Heading of the changes without a conflict',
    },
    conflictChoose: {
      id: 'edit.conflictChoose',
      defaultMessage: 'Changed here and elsewhere: which one do you want to keep?',
      description: 'Heading of the choice between two versions',
    },
    conflictTheirs: {
      id: 'edit.conflictTheirs',
      defaultMessage: 'Saved elsewhere',
      description: 'Label of the version saved elsewhere',
    },
    conflictGoOn: {
      id: 'edit.conflictGoOn',
      defaultMessage: 'Continue with this',
      description: 'Button label: resolves the conflict before saving',
    },
    conflictFirst: {
      id: 'edit.conflictFirst',
      defaultMessage: 'First choose which version to keep.',
      description: 'Error message next to the save button while a conflict is open',
    },
    yes: { id: 'edit.yes', defaultMessage: 'Yes', description: 'Value of a switch when comparing two versions' },
    no: { id: 'edit.no', defaultMessage: 'No', description: 'Value of a switch when comparing two versions' },
  }),
  conflictOpen: defineMessage<{ count: number }>({
    id: 'edit.conflictOpen',
    defaultMessage: 'Choose a version for {count, plural, one {# more field} other {# more fields}} first.',
    description: 'Hint below the disabled button that resolves a conflict',
  }),
  newsHelp: defineMessage<{ parts: string }>({
    id: 'edit.newsHelp',
    defaultMessage: 'Changed: {parts}. What you typed here is untouched.',
    description: 'Banner text; parts is a list of field names',
  }),
  adoptedHelp: defineMessage<{ parts: string }>({
    id: 'edit.adoptedHelp',
    defaultMessage: 'Updated below: {parts}.',
    description: 'Banner text; parts is a list of field names',
  }),
  moreParts: defineMessage<{ count: number }>({
    id: 'edit.moreParts',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'End of a list of changed fields: number of fields not listed',
  }),
  title: defineMessage<{ title: string }>({
    id: 'edit.title',
    defaultMessage: 'Edit {title}',
    description: 'Page title of the edit page',
  }),
};
