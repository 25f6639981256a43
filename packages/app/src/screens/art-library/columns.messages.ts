import { defineMessages } from 'react-intl';

/** Messages of the works table, and of the file exported from it. */
export const columnMessages = defineMessages({
  picture: { id: 'libraryTable.picture', defaultMessage: 'Picture', description: 'Column of the table of works' },
  title: { id: 'libraryTable.title', defaultMessage: 'Title', description: 'Column of the table of works' },
  artist: { id: 'libraryTable.artist', defaultMessage: 'Artist', description: 'Column of the table of works' },
  year: { id: 'libraryTable.year', defaultMessage: 'Year', description: 'Column of the table of works' },
  type: { id: 'libraryTable.type', defaultMessage: 'Type', description: 'Column of the table of works' },
  category: { id: 'libraryTable.category', defaultMessage: 'Category', description: 'Column of the table of works' },
  medium: { id: 'libraryTable.medium', defaultMessage: 'Medium', description: 'Column of the table of works' },
  size: { id: 'libraryTable.size', defaultMessage: 'Size', description: 'Column of the table of works' },
  price: { id: 'libraryTable.price', defaultMessage: 'Price', description: 'Column of the table of works' },
  rent: { id: 'libraryTable.rent', defaultMessage: 'Rent per month', description: 'Column of the table of works' },
  status: { id: 'libraryTable.status', defaultMessage: 'Status', description: 'Column of the table of works' },
  added: { id: 'libraryTable.added', defaultMessage: 'Added', description: 'Column: when the work was added' },
  changed: { id: 'libraryTable.changed', defaultMessage: 'Changed', description: 'Column: when it was last changed' },
});
