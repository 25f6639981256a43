import { defineMessage, defineMessages } from 'react-intl';

export const editMessages = {
  ...defineMessages({
    form: { id: 'edit.form', defaultMessage: 'Work', description: 'Accessible name of the form' },
    view: { id: 'edit.view', defaultMessage: 'View work', description: 'Link to the page of the work' },
    missing: { id: 'edit.missing', defaultMessage: 'Edit work', description: 'Title while there is no work to name' },
    failed: { id: 'edit.failed', defaultMessage: 'We couldn’t load this work.', description: 'Loading failed' },
    saved: { id: 'edit.saved', defaultMessage: 'Work saved.', description: 'After saving' },
    deletedTitle: {
      id: 'edit.deletedTitle',
      defaultMessage: 'This work has been deleted',
      description: 'Title in place of the form',
    },
    deletedHelp: {
      id: 'edit.deletedHelp',
      defaultMessage: 'Restore it from its page to edit it.',
      description: 'Under the title',
    },
    deletedMeanwhile: {
      id: 'edit.deletedMeanwhile',
      defaultMessage: 'This work has been deleted.',
      description: 'Title of a banner above the form',
    },
    deletedMeanwhileHelp: {
      id: 'edit.deletedMeanwhileHelp',
      defaultMessage: 'Restore it from its page to save. What you typed is saved on this device as a draft.',
      description: 'In the banner',
    },
    news: {
      id: 'edit.news',
      defaultMessage: 'Just saved in another tab or on another device.',
      description: 'Title of a banner above the form, while something typed here is not saved',
    },
    adopted: {
      id: 'edit.adopted',
      defaultMessage: 'Changed in another tab or on another device.',
      description: 'Title of a banner above the form, where nothing was typed: it shows the newer version already',
    },
    look: { id: 'edit.look', defaultMessage: 'Review changes', description: 'Button in the banner' },
    conflictTitle: {
      id: 'edit.conflictTitle',
      defaultMessage: 'This work was changed elsewhere',
      description: 'Another version was saved in another tab or on another device',
    },
    conflictHelp: {
      id: 'edit.conflictHelp',
      defaultMessage: 'Nothing you typed is lost. Review the differences, then save again.',
      description: 'What to do',
    },
    conflictTaken: {
      id: 'edit.conflictTaken',
      defaultMessage: 'Changed elsewhere and updated here',
      description: 'Heading of the changes that nobody objects to',
    },
    conflictChoose: {
      id: 'edit.conflictChoose',
      defaultMessage: 'Changed here and elsewhere: which one do you want to keep?',
      description: 'Heading of the choice between two versions',
    },
    conflictTheirs: {
      id: 'edit.conflictTheirs',
      defaultMessage: 'Saved elsewhere',
      description: 'The version that was saved meanwhile',
    },
    conflictGoOn: {
      id: 'edit.conflictGoOn',
      defaultMessage: 'Continue with this',
      description: 'Button that settles the conflict; saving follows',
    },
    conflictFirst: {
      id: 'edit.conflictFirst',
      defaultMessage: 'First choose which version to keep.',
      description: 'Beside the save button while two versions are compared above',
    },
    yes: { id: 'edit.yes', defaultMessage: 'Yes', description: 'A switch in a comparison of two versions' },
    no: { id: 'edit.no', defaultMessage: 'No', description: 'A switch in a comparison of two versions' },
  }),
  conflictOpen: defineMessage<{ count: number }>({
    id: 'edit.conflictOpen',
    defaultMessage: 'Choose a version for {count, plural, one {# more field} other {# more fields}} first.',
    description: 'Below the disabled button that settles a conflict',
  }),
  newsHelp: defineMessage<{ parts: string }>({
    id: 'edit.newsHelp',
    defaultMessage: 'Changed: {parts}. What you typed here is untouched.',
    description: 'In the banner: names of fields, as a list',
  }),
  adoptedHelp: defineMessage<{ parts: string }>({
    id: 'edit.adoptedHelp',
    defaultMessage: 'Updated below: {parts}.',
    description: 'In the banner: names of fields, as a list',
  }),
  moreParts: defineMessage<{ count: number }>({
    id: 'edit.moreParts',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'End of a list of fields that changed: how many are not named',
  }),
  title: defineMessage<{ title: string }>({
    id: 'edit.title',
    defaultMessage: 'Edit {title}',
    description: 'Title of the page that edits a work',
  }),
};
