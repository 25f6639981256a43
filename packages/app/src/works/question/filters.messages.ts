import { defineMessages } from 'react-intl';

/** Filters of the library. */
export const filterMessages = defineMessages({
  show: { id: 'libraryFilter.show', defaultMessage: 'Show', description: 'Label of the chips that select works' },
  all: { id: 'libraryFilter.all', defaultMessage: 'All', description: 'Chip: every work' },
  for_sale: { id: 'libraryFilter.forSale', defaultMessage: 'For sale', description: 'Chip: works for sale' },
  to_rent: { id: 'libraryFilter.toRent', defaultMessage: 'For rent', description: 'Chip: works to rent' },
  needs_attention: {
    id: 'libraryFilter.needsAttention',
    defaultMessage: 'Needs attention',
    description: 'Chip: works that lack something',
  },
  type: { id: 'libraryFilter.type', defaultMessage: 'Type', description: 'Label of the filter by type of work' },
  category: { id: 'libraryFilter.category', defaultMessage: 'Category', description: 'Label of a filter' },
  subCategory: { id: 'libraryFilter.subCategory', defaultMessage: 'Sub-category', description: 'Label of a filter' },
  price: { id: 'libraryFilter.price', defaultMessage: 'Price', description: 'Label of the filter by price' },
  status: { id: 'libraryFilter.status', defaultMessage: 'Status', description: 'Label of the filter by status' },
  offer: {
    id: 'libraryFilter.offer',
    defaultMessage: 'Sale or rent',
    description: 'Label of the filter by how a buyer can have a work',
  },
  Sale: {
    id: 'libraryFilter.offer.sale',
    defaultMessage: 'For sale',
    description: 'Filter: works that can be bought',
  },
  Rent: {
    id: 'libraryFilter.offer.rent',
    defaultMessage: 'For rent',
    description: 'Filter: works that can be rented',
  },
  year: { id: 'libraryFilter.year', defaultMessage: 'Year made', description: 'Label of the filter by year' },
  size: { id: 'libraryFilter.size', defaultMessage: 'Size', description: 'Label of the filter by size' },
  small: {
    id: 'libraryFilter.size.small',
    defaultMessage: 'Small (under 40 cm)',
    description: 'Filter by the longer side',
  },
  medium: {
    id: 'libraryFilter.size.medium',
    defaultMessage: 'Medium (40 to 100 cm)',
    description: 'Filter by longer side',
  },
  large: {
    id: 'libraryFilter.size.large',
    defaultMessage: 'Large (100 to 150 cm)',
    description: 'Filter by longer side',
  },
  extra_large: {
    id: 'libraryFilter.size.extraLarge',
    defaultMessage: 'Extra large (150 cm and more)',
    description: 'Filter by the longer side',
  },
  orientation: {
    id: 'libraryFilter.orientation',
    defaultMessage: 'Orientation',
    description: 'Label of the filter by how works hang',
  },
  portrait: { id: 'libraryFilter.orientation.portrait', defaultMessage: 'Portrait', description: 'Taller than wide' },
  landscape: { id: 'libraryFilter.orientation.landscape', defaultMessage: 'Landscape', description: 'Wider than tall' },
  square: { id: 'libraryFilter.orientation.square', defaultMessage: 'Square', description: 'As wide as tall' },
});

export const sortMessages = defineMessages({
  '-created_at': { id: 'librarySort.newest', defaultMessage: 'Newest first', description: 'Order of works' },
  created_at: { id: 'librarySort.oldest', defaultMessage: 'Oldest first', description: 'Order of works' },
  title: { id: 'librarySort.title', defaultMessage: 'Title, A to Z', description: 'Order of works' },
  '-title': { id: 'librarySort.titleDown', defaultMessage: 'Title, Z to A', description: 'Order of works' },
  artist_name: { id: 'librarySort.artist', defaultMessage: 'Artist, A to Z', description: 'Order of works' },
  '-artist_name': { id: 'librarySort.artistDown', defaultMessage: 'Artist, Z to A', description: 'Order of works' },
  '-year': { id: 'librarySort.yearDown', defaultMessage: 'Latest year', description: 'Order of works by year made' },
  year: { id: 'librarySort.year', defaultMessage: 'Earliest year', description: 'Order of works by year made' },
  '-sale_cost': { id: 'librarySort.priceDown', defaultMessage: 'Highest price', description: 'Order of works' },
  sale_cost: { id: 'librarySort.price', defaultMessage: 'Lowest price', description: 'Order of works' },
  '-rental_cost': { id: 'librarySort.rentDown', defaultMessage: 'Highest rent', description: 'Order of works' },
  rental_cost: { id: 'librarySort.rent', defaultMessage: 'Lowest rent', description: 'Order of works' },
  '-updated_at': { id: 'librarySort.changed', defaultMessage: 'Recently changed', description: 'Order of works' },
  updated_at: {
    id: 'librarySort.changedFirst',
    defaultMessage: 'Least recently changed',
    description: 'Order of works',
  },
});
