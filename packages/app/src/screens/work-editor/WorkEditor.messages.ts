import { defineMessage, defineMessages } from 'react-intl';

export const editorMessages = {
  ...defineMessages({
    blockedTitle: {
      id: 'editor.blockedTitle',
      defaultMessage: 'You can’t save works right now.',
      description: 'Title of the banner while the agreement is not active',
    },
    blocked: {
      id: 'editor.blocked',
      defaultMessage:
        'You are unable to add or update files because you have no active disk quota subscription. What you type is saved on this device.',
      description: 'The first sentence is given by the specification',
    },
    renew: {
      id: 'editor.renew',
      defaultMessage: 'Renew',
      description: 'Link of the same banner to the page that renews the services',
    },
    photographsGone: {
      id: 'editor.photographsGone',
      defaultMessage: 'Some of its photos are missing. Add them again.',
      description: 'Follows draft.restored where photographs have gone from the server or from this device',
    },
    photographs: { id: 'editor.photographs', defaultMessage: 'Photos', description: 'Label of the photographs' },
    photographsHelp: {
      id: 'editor.photographsHelp',
      defaultMessage: 'The first photo is the cover. Uploads continue while you type.',
      description: 'Below the label of the photographs',
    },
    details: {
      id: 'editor.details',
      defaultMessage: 'Details',
      description: 'Heading: what the museum label says',
    },
    name: { id: 'editor.name', defaultMessage: 'Title', description: 'Label: the title of the work' },
    nameMissing: {
      id: 'editor.nameMissing',
      defaultMessage: 'Enter a title.',
      description: 'Error of the title field',
    },
    categoryMissing: {
      id: 'editor.categoryMissing',
      defaultMessage: 'Choose a category.',
      description: 'Error of the category field',
    },
    type: { id: 'editor.type', defaultMessage: 'Type', description: 'Label: art, photo, design or frame' },
    category: { id: 'editor.category', defaultMessage: 'Category', description: 'Label: the category of the work' },
    categoryHint: {
      id: 'editor.categoryHint',
      defaultMessage: 'Choose a category',
      description: 'Nothing is chosen yet',
    },
    artist: { id: 'editor.artist', defaultMessage: 'Artist', description: 'Label: who made the work' },
    year: { id: 'editor.year', defaultMessage: 'Year', description: 'Label: when the work was made' },
    medium: { id: 'editor.medium', defaultMessage: 'Medium', description: 'Label: what the work is made of' },
    mediumHelp: {
      id: 'editor.mediumHelp',
      defaultMessage: 'For example, oil on canvas',
      description: 'Below the label of medium',
    },
    size: { id: 'editor.size', defaultMessage: 'Size without frame', description: 'Label: width, height and depth' },
    description: { id: 'editor.description', defaultMessage: 'Description', description: 'Label: text about the work' },
    offer: { id: 'editor.offer', defaultMessage: 'Pricing', description: 'Heading: for sale and for rent' },
    forSale: { id: 'editor.forSale', defaultMessage: 'For sale', description: 'Switch' },
    price: { id: 'editor.price', defaultMessage: 'Price', description: 'Label of the price for sale' },
    priceHelp: {
      id: 'editor.priceHelp',
      defaultMessage: 'Add later; the work isn’t listed until it has a price.',
      description: 'Below the label of a price',
    },
    forRent: { id: 'editor.forRent', defaultMessage: 'For rent', description: 'Switch' },
    rent: { id: 'editor.rent', defaultMessage: 'Rent per month', description: 'Label of the monthly rent' },
    save: { id: 'editor.save', defaultMessage: 'Save work', description: 'Button that saves' },
    cancel: { id: 'editor.cancel', defaultMessage: 'Cancel', description: 'Link back to the library' },
    photographsLost: {
      id: 'editor.photographsLost',
      defaultMessage: 'A photo is missing from the server. Remove the unsaved ones and add them again.',
      description: 'Error of the photographs when saving',
    },
    photographsFailed: {
      id: 'editor.photographsFailed',
      defaultMessage: 'Retry or remove the photos that didn’t upload.',
      description: 'Error of the photographs when saving',
    },
    failed: { id: 'editor.failed', defaultMessage: 'The work wasn’t saved.', description: 'Title of the banner' },
    leaveTitle: {
      id: 'editor.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Title of a question',
    },
    leaveHelp: {
      id: 'editor.leaveHelp',
      defaultMessage: 'What you typed is saved on this device as a draft. Photos still uploading are stopped.',
      description: 'What leaving means while photographs are on their way or could not be sent',
    },
    leave: { id: 'editor.leave', defaultMessage: 'Leave', description: 'Button: leave the page' },
  }),
  unkept: defineMessage<{ count: number }>({
    id: 'editor.unkept',
    defaultMessage:
      '{count, plural, one {This device can’t save # photo until it’s uploaded. Stay on this page until it’s done.} other {This device can’t save # photos until they’re uploaded. Stay on this page until they’re done.}}',
    description: 'Below the photographs; a reload would lose those that have not arrived',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'editor.waiting',
    defaultMessage:
      '{count, plural, one {Saving when # photo has uploaded…} other {Saving when # photos have uploaded…}}',
    description: 'Beside the save button while photographs are still on their way',
  }),
};
