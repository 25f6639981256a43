import { defineMessages } from 'react-intl';

/** Filters of the library. */
export const filterMessages = defineMessages({
  show: { id: 'libraryFilter.show', defaultMessage: 'Show', description: 'Label of the filter chips' },
  all: { id: 'libraryFilter.all', defaultMessage: 'All', description: 'Filter chip' },
  for_sale: { id: 'libraryFilter.forSale', defaultMessage: 'For sale', description: 'Filter chip' },
  to_rent: { id: 'libraryFilter.toRent', defaultMessage: 'For rent', description: 'Filter chip' },
  needs_attention: {
    id: 'libraryFilter.needsAttention',
    defaultMessage: 'Needs attention',
    description: 'Filter chip: incomplete works',
  },
  type: { id: 'libraryFilter.type', defaultMessage: 'Type', description: 'Filter label: type of work' },
  category: { id: 'libraryFilter.category', defaultMessage: 'Category', description: 'Filter label' },
  subCategory: { id: 'libraryFilter.subCategory', defaultMessage: 'Sub-category', description: 'Filter label' },
  price: { id: 'libraryFilter.price', defaultMessage: 'Price', description: 'Filter label: price' },
  status: { id: 'libraryFilter.status', defaultMessage: 'Status', description: 'Filter label: status' },
  offer: {
    id: 'libraryFilter.offer',
    defaultMessage: 'Sale or rent',
    description: 'Filter label: for sale or for rent',
  },
  Sale: {
    id: 'libraryFilter.offer.sale',
    defaultMessage: 'For sale',
    description: 'Filter option',
  },
  Rent: {
    id: 'libraryFilter.offer.rent',
    defaultMessage: 'For rent',
    description: 'Filter option',
  },
  year: { id: 'libraryFilter.year', defaultMessage: 'Year made', description: 'Filter label: year made' },
  size: { id: 'libraryFilter.size', defaultMessage: 'Size', description: 'Filter label: size' },
  small: {
    id: 'libraryFilter.size.small',
    defaultMessage: 'Small (under 40 cm)',
    description: 'Filter option: size',
  },
  medium: {
    id: 'libraryFilter.size.medium',
    defaultMessage: 'Medium (40 to 100 cm)',
    description: 'Filter option: size',
  },
  large: {
    id: 'libraryFilter.size.large',
    defaultMessage: 'Large (100 to 150 cm)',
    description: 'Filter option: size',
  },
  extra_large: {
    id: 'libraryFilter.size.extraLarge',
    defaultMessage: 'Extra large (150 cm and more)',
    description: 'Filter option: size',
  },
  orientation: {
    id: 'libraryFilter.orientation',
    defaultMessage: 'Orientation',
    description: 'Filter label: format of works',
  },
  portrait: { id: 'libraryFilter.orientation.portrait', defaultMessage: 'Portrait', description: 'Option: upright' },
  landscape: { id: 'libraryFilter.orientation.landscape', defaultMessage: 'Landscape', description: 'Option: wide' },
  square: { id: 'libraryFilter.orientation.square', defaultMessage: 'Square', description: 'Option: square' },
});

export const sortMessages = defineMessages({
  '-created_at': { id: 'librarySort.newest', defaultMessage: 'Newest first', description: 'Sort option' },
  created_at: { id: 'librarySort.oldest', defaultMessage: 'Oldest first', description: 'Sort option' },
  title: { id: 'librarySort.title', defaultMessage: 'Title, A to Z', description: 'Sort option' },
  '-title': { id: 'librarySort.titleDown', defaultMessage: 'Title, Z to A', description: 'Sort option' },
  artist_name: { id: 'librarySort.artist', defaultMessage: 'Artist, A to Z', description: 'Sort option' },
  '-artist_name': { id: 'librarySort.artistDown', defaultMessage: 'Artist, Z to A', description: 'Sort option' },
  '-year': { id: 'librarySort.yearDown', defaultMessage: 'Latest year', description: 'Sort option: year made' },
  year: { id: 'librarySort.year', defaultMessage: 'Earliest year', description: 'Sort option: year made' },
  '-sale_cost': { id: 'librarySort.priceDown', defaultMessage: 'Highest price', description: 'Sort option' },
  sale_cost: { id: 'librarySort.price', defaultMessage: 'Lowest price', description: 'Sort option' },
  '-rental_cost': { id: 'librarySort.rentDown', defaultMessage: 'Highest rent', description: 'Sort option' },
  rental_cost: { id: 'librarySort.rent', defaultMessage: 'Lowest rent', description: 'Sort option' },
  '-updated_at': { id: 'librarySort.changed', defaultMessage: 'Recently changed', description: 'Sort option' },
  updated_at: {
    id: 'librarySort.changedFirst',
    defaultMessage: 'Least recently changed',
    description: 'Sort option',
  },
});
