import { defineMessage, defineMessages } from 'react-intl';

export const editorMessages = {
  ...defineMessages({
    blockedTitle: {
      id: 'editor.blockedTitle',
      defaultMessage: 'Works cannot be saved now.',
      description: 'Title of the banner while the agreement is not active',
    },
    blocked: {
      id: 'editor.blocked',
      defaultMessage:
        'You are unable to add or update files because you have no active disk quota subscription. What you type is kept on this device.',
      description: 'The first sentence is given by the specification',
    },
    renew: {
      id: 'editor.renew',
      defaultMessage: 'Renew',
      description: 'Link of the same banner to the page that renews the services',
    },
    photographsGone: {
      id: 'editor.photographsGone',
      defaultMessage: 'Some of its photographs are no longer there and have to be added again.',
      description: 'Follows draft.restored where photographs have gone from the server or from this device',
    },
    photographs: { id: 'editor.photographs', defaultMessage: 'Photographs', description: 'Label of the photographs' },
    photographsHelp: {
      id: 'editor.photographsHelp',
      defaultMessage: 'The first one is the cover. They are sent while you fill in the rest.',
      description: 'Below the label of the photographs',
    },
    details: {
      id: 'editor.details',
      defaultMessage: 'On the label',
      description: 'Heading: what the museum label says',
    },
    name: { id: 'editor.name', defaultMessage: 'Title', description: 'Label: the title of the work' },
    nameMissing: {
      id: 'editor.nameMissing',
      defaultMessage: 'Give the work a title.',
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
      defaultMessage: 'Such as oil on canvas',
      description: 'Below the label of medium',
    },
    size: { id: 'editor.size', defaultMessage: 'Size without frame', description: 'Label: width, height and depth' },
    description: { id: 'editor.description', defaultMessage: 'Description', description: 'Label: text about the work' },
    offer: { id: 'editor.offer', defaultMessage: 'Offer', description: 'Heading: for sale and for rent' },
    forSale: { id: 'editor.forSale', defaultMessage: 'For sale', description: 'Switch' },
    price: { id: 'editor.price', defaultMessage: 'Price', description: 'Label of the price for sale' },
    priceHelp: {
      id: 'editor.priceHelp',
      defaultMessage: 'It can follow later; until then the work is not offered.',
      description: 'Below the label of a price',
    },
    forRent: { id: 'editor.forRent', defaultMessage: 'To rent', description: 'Switch' },
    rent: { id: 'editor.rent', defaultMessage: 'Rent per month', description: 'Label of the monthly rent' },
    save: { id: 'editor.save', defaultMessage: 'Save work', description: 'Button that saves' },
    cancel: { id: 'editor.cancel', defaultMessage: 'Cancel', description: 'Link back to the library' },
    photographsLost: {
      id: 'editor.photographsLost',
      defaultMessage:
        'A photograph is no longer on the server. Remove those that were not saved yet and add them again.',
      description: 'Error of the photographs when saving',
    },
    photographsFailed: {
      id: 'editor.photographsFailed',
      defaultMessage: 'Try again or remove the photographs that could not be sent.',
      description: 'Error of the photographs when saving',
    },
    failed: { id: 'editor.failed', defaultMessage: 'The work was not saved.', description: 'Title of the banner' },
    leaveTitle: {
      id: 'editor.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Title of a question',
    },
    leaveHelp: {
      id: 'editor.leaveHelp',
      defaultMessage: 'What you typed stays on this device as a draft. Photographs that have not arrived are stopped.',
      description: 'What leaving means while photographs are on their way or could not be sent',
    },
    leaveUnkept: {
      id: 'editor.leaveUnkept',
      defaultMessage: 'This device does not keep what you typed. It will be gone.',
      description: 'What leaving means where the draft could not be written',
    },
    leave: { id: 'editor.leave', defaultMessage: 'Leave', description: 'Button: leave the page' },
  }),
  unkept: defineMessage<{ count: number }>({
    id: 'editor.unkept',
    defaultMessage:
      '{count, plural, one {This device has no room to keep # photograph until it is sent. Leave this page only when it has arrived.} other {This device has no room to keep # photographs until they are sent. Leave this page only when they have arrived.}}',
    description: 'Below the photographs; a reload would lose those that have not arrived',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'editor.waiting',
    defaultMessage:
      '{count, plural, one {Saving as soon as # photograph is there…} other {Saving as soon as # photographs are there…}}',
    description: 'Beside the save button while photographs are still on their way',
  }),
};
