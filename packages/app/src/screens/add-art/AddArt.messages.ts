import { defineMessage, defineMessages, type PrimitiveType } from 'react-intl';

export const addMessages = {
  ...defineMessages({
    title: { id: 'add.title', defaultMessage: 'Add a work', description: 'Title of the page that adds a work' },
    form: { id: 'add.form', defaultMessage: 'New work', description: 'Accessible name of the form' },
    blockedTitle: {
      id: 'add.blockedTitle',
      defaultMessage: 'Works cannot be added now.',
      description: 'Title of the banner while the agreement is not active',
    },
    blocked: {
      id: 'add.blocked',
      defaultMessage:
        'You are unable to add or update files because you have no active disk quota subscription. What you type is kept on this device.',
      description: 'The first sentence is given by the specification',
    },
    photographsGone: {
      id: 'add.photographsGone',
      defaultMessage: 'Its photographs were older than a day and have to be added again.',
      description: 'Follows add.restored where photographs have gone from the server',
    },
    discard: { id: 'add.discard', defaultMessage: 'Discard draft', description: 'Button that empties the form' },
    photographs: { id: 'add.photographs', defaultMessage: 'Photographs', description: 'Label of the photographs' },
    photographsHelp: {
      id: 'add.photographsHelp',
      defaultMessage: 'The first one is the cover. They are sent while you fill in the rest.',
      description: 'Below the label of the photographs',
    },
    details: { id: 'add.details', defaultMessage: 'On the label', description: 'Heading: what the museum label says' },
    name: { id: 'add.name', defaultMessage: 'Title', description: 'Label: the title of the work' },
    nameMissing: {
      id: 'add.nameMissing',
      defaultMessage: 'Give the work a title.',
      description: 'Error of the title field',
    },
    categoryMissing: {
      id: 'add.categoryMissing',
      defaultMessage: 'Choose a category.',
      description: 'Error of the category field',
    },
    type: { id: 'add.type', defaultMessage: 'Type', description: 'Label: art, photo, design or frame' },
    category: { id: 'add.category', defaultMessage: 'Category', description: 'Label: the category of the work' },
    categoryHint: { id: 'add.categoryHint', defaultMessage: 'Choose a category', description: 'Nothing is chosen yet' },
    artist: { id: 'add.artist', defaultMessage: 'Artist', description: 'Label: who made the work' },
    year: { id: 'add.year', defaultMessage: 'Year', description: 'Label: when the work was made' },
    medium: { id: 'add.medium', defaultMessage: 'Medium', description: 'Label: what the work is made of' },
    mediumHelp: {
      id: 'add.mediumHelp',
      defaultMessage: 'Such as oil on canvas',
      description: 'Below the label of medium',
    },
    size: { id: 'add.size', defaultMessage: 'Size without frame', description: 'Label: width, height and depth' },
    description: { id: 'add.description', defaultMessage: 'Description', description: 'Label: text about the work' },
    offer: { id: 'add.offer', defaultMessage: 'Offer', description: 'Heading: for sale and for rent' },
    forSale: { id: 'add.forSale', defaultMessage: 'For sale', description: 'Switch' },
    price: { id: 'add.price', defaultMessage: 'Price', description: 'Label of the price for sale' },
    priceHelp: {
      id: 'add.priceHelp',
      defaultMessage: 'It can follow later; until then the work is not offered.',
      description: 'Below the label of a price',
    },
    forRent: { id: 'add.forRent', defaultMessage: 'To rent', description: 'Switch' },
    rent: { id: 'add.rent', defaultMessage: 'Rent per month', description: 'Label of the monthly rent' },
    save: { id: 'add.save', defaultMessage: 'Save work', description: 'Button that saves' },
    cancel: { id: 'add.cancel', defaultMessage: 'Cancel', description: 'Link back to the library' },
    draftKept: {
      id: 'add.draftKept',
      defaultMessage: 'Draft kept on this device',
      description: 'Beside the save button once something was typed',
    },
    photographsFailed: {
      id: 'add.photographsFailed',
      defaultMessage: 'Try again or remove the photographs that could not be sent.',
      description: 'Error of the photographs when saving',
    },
    failed: { id: 'add.failed', defaultMessage: 'The work was not saved.', description: 'Title of the banner' },
    leaveTitle: { id: 'add.leaveTitle', defaultMessage: 'Leave without saving?', description: 'Title of a question' },
    leaveHelp: {
      id: 'add.leaveHelp',
      defaultMessage: 'What you typed stays on this device as a draft. Photographs on their way are stopped.',
      description: 'What leaving means',
    },
    leave: { id: 'add.leave', defaultMessage: 'Leave', description: 'Button: leave the page' },
  }),
  restored: defineMessage<{ time: PrimitiveType }>({
    id: 'add.restored',
    defaultMessage: 'Your draft is back, last changed {time}.',
    description: 'Banner over a form filled from a draft; time is such as "3 minutes ago" or "now"',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'add.waiting',
    defaultMessage:
      '{count, plural, one {Saving as soon as # photograph is there…} other {Saving as soon as # photographs are there…}}',
    description: 'Beside the save button while photographs are still on their way',
  }),
};
