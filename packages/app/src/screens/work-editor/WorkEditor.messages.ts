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
      description: 'Text of the same banner; the specification sets its first sentence',
    },
    renew: {
      id: 'editor.renew',
      defaultMessage: 'Renew',
      description: 'Link in the same banner to the renewal of services',
    },
    photographsGone: {
      id: 'editor.photographsGone',
      defaultMessage: 'Some of its photos are missing. Add them again.',
      description: 'Text after draft.restored when photos are missing on the server or this device',
    },
    photographs: { id: 'editor.photographs', defaultMessage: 'Photos', description: 'Label of the photo field' },
    photographsHelp: {
      id: 'editor.photographsHelp',
      defaultMessage: 'The first photo is the cover. Uploads continue while you type.',
      description: 'Hint below the label of the photo field',
    },
    details: {
      id: 'editor.details',
      defaultMessage: 'Details',
      description: 'Heading of the fields printed on the museum label',
    },
    name: { id: 'editor.name', defaultMessage: 'Title', description: 'Field label: title of the work' },
    nameMissing: {
      id: 'editor.nameMissing',
      defaultMessage: 'Enter a title.',
      description: 'Error message of the title field',
    },
    categoryMissing: {
      id: 'editor.categoryMissing',
      defaultMessage: 'Choose a category.',
      description: 'Error message of the category field',
    },
    type: { id: 'editor.type', defaultMessage: 'Type', description: 'Field label: art, photo, design or frame' },
    category: { id: 'editor.category', defaultMessage: 'Category', description: 'Field label: category of the work' },
    categoryHint: {
      id: 'editor.categoryHint',
      defaultMessage: 'Choose a category',
      description: 'Placeholder of the category field',
    },
    artist: { id: 'editor.artist', defaultMessage: 'Artist', description: 'Field label: artist of the work' },
    year: { id: 'editor.year', defaultMessage: 'Year', description: 'Field label: year of creation' },
    medium: { id: 'editor.medium', defaultMessage: 'Medium', description: 'Field label: material and technique' },
    mediumHelp: {
      id: 'editor.mediumHelp',
      defaultMessage: 'For example, oil on canvas',
      description: 'Hint below the label “Medium”',
    },
    size: { id: 'editor.size', defaultMessage: 'Size without frame', description: 'Field label: width, height, depth' },
    description: { id: 'editor.description', defaultMessage: 'Description', description: 'Field label: free text' },
    offer: { id: 'editor.offer', defaultMessage: 'Pricing', description: 'Heading: for sale and for rent' },
    forSale: { id: 'editor.forSale', defaultMessage: 'For sale', description: 'Switch label' },
    price: { id: 'editor.price', defaultMessage: 'Price', description: 'Field label: sale price' },
    priceHelp: {
      id: 'editor.priceHelp',
      defaultMessage: 'Add later; the work isn’t listed until it has a price.',
      description: 'Hint below the label of a price',
    },
    forRent: { id: 'editor.forRent', defaultMessage: 'For rent', description: 'Switch label' },
    rent: { id: 'editor.rent', defaultMessage: 'Rent per month', description: 'Field label: monthly rent' },
    save: { id: 'editor.save', defaultMessage: 'Save work', description: 'Button label: saves the work' },
    cancel: { id: 'editor.cancel', defaultMessage: 'Cancel', description: 'Link back to the library' },
    photographsLost: {
      id: 'editor.photographsLost',
      defaultMessage: 'A photo is missing from the server. Remove the unsaved ones and add them again.',
      description: 'Error message of the photo field on saving',
    },
    photographsFailed: {
      id: 'editor.photographsFailed',
      defaultMessage: 'Retry or remove the photos that didn’t upload.',
      description: 'Error message of the photo field on saving',
    },
    failed: { id: 'editor.failed', defaultMessage: 'The work wasn’t saved.', description: 'Error banner title' },
    leaveTitle: {
      id: 'editor.leaveTitle',
      defaultMessage: 'Leave without saving?',
      description: 'Title of the confirmation dialog',
    },
    leaveHelp: {
      id: 'editor.leaveHelp',
      defaultMessage: 'What you typed is saved on this device as a draft. Photos still uploading are stopped.',
      description: 'Text of that dialog while photos are uploading or failed to upload',
    },
    leave: { id: 'editor.leave', defaultMessage: 'Leave', description: 'Button label: leaves the page' },
  }),
  unkept: defineMessage<{ count: number }>({
    id: 'editor.unkept',
    defaultMessage:
      '{count, plural, one {This device can’t save # photo until it’s uploaded. Stay on this page until it’s done.} other {This device can’t save # photos until they’re uploaded. Stay on this page until they’re done.}}',
    description: 'Warning below the photos: reloading would lose those not yet uploaded',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'editor.waiting',
    defaultMessage:
      '{count, plural, one {Saving when # photo has uploaded…} other {Saving when # photos have uploaded…}}',
    description: 'Status beside the save button while photos are uploading',
  }),
};
