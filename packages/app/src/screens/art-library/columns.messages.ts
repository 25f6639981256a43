import { defineMessages } from 'react-intl';

/** Messages of the works table, and of the file exported from it. */
export const columnMessages = defineMessages({
  picture: { id: 'libraryTable.picture', defaultMessage: 'Picture', description: 'Column heading, works table' },
  title: { id: 'libraryTable.title', defaultMessage: 'Title', description: 'Column heading, works table' },
  artist: { id: 'libraryTable.artist', defaultMessage: 'Artist', description: 'Column heading, works table' },
  year: { id: 'libraryTable.year', defaultMessage: 'Year', description: 'Column heading, works table' },
  type: { id: 'libraryTable.type', defaultMessage: 'Type', description: 'Column heading, works table' },
  category: { id: 'libraryTable.category', defaultMessage: 'Category', description: 'Column heading, works table' },
  medium: { id: 'libraryTable.medium', defaultMessage: 'Medium', description: 'Column heading, works table' },
  size: { id: 'libraryTable.size', defaultMessage: 'Size', description: 'Column heading, works table' },
  price: { id: 'libraryTable.price', defaultMessage: 'Price', description: 'Column heading, works table' },
  rent: { id: 'libraryTable.rent', defaultMessage: 'Rent per month', description: 'Column heading, works table' },
  status: { id: 'libraryTable.status', defaultMessage: 'Status', description: 'Column heading, works table' },
  added: { id: 'libraryTable.added', defaultMessage: 'Added', description: 'Column heading: date added' },
  changed: { id: 'libraryTable.changed', defaultMessage: 'Changed', description: 'Column heading: last change' },
});
