import { defineMessage, defineMessages } from 'react-intl';

export const libraryMessages = {
  ...defineMessages({
    title: { id: 'library.title', defaultMessage: 'Art library', description: 'Title of the art library' },
    add: { id: 'library.add', defaultMessage: 'Add a work', description: 'Button that leads to adding a work' },
    list: { id: 'library.list', defaultMessage: 'Works', description: 'Accessible name of the list of works' },
    search: { id: 'library.search', defaultMessage: 'Search the library', description: 'Label of the search field' },
    searchHint: {
      id: 'library.searchHint',
      defaultMessage: 'Title, artist, medium…',
      description: 'Placeholder of the search field',
    },
    show: { id: 'library.show', defaultMessage: 'Show', description: 'Label of the chips that select works' },
    all: { id: 'library.all', defaultMessage: 'All', description: 'Chip: every work' },
    for_sale: { id: 'library.forSale', defaultMessage: 'For sale', description: 'Chip: works for sale' },
    to_rent: { id: 'library.toRent', defaultMessage: 'To rent', description: 'Chip: works to rent' },
    needs_attention: {
      id: 'library.needsAttention',
      defaultMessage: 'Needs attention',
      description: 'Chip: works that lack something',
    },
    type: { id: 'library.type', defaultMessage: 'Type', description: 'Label of the filter by type of work' },
    sort: { id: 'library.sort', defaultMessage: 'Sort', description: 'Label of the menu of orders' },
    view: {
      id: 'library.view',
      defaultMessage: 'View (key V)',
      description: 'Label of the switch of pictures and table',
    },
    viewPlain: { id: 'library.viewPlain', defaultMessage: 'View', description: 'As library.view, with shortcuts off' },
    grid: { id: 'library.grid', defaultMessage: 'Pictures', description: 'Switch: show pictures' },
    table: { id: 'library.table', defaultMessage: 'Table', description: 'Switch: show a table' },
    failed: {
      id: 'library.failed',
      defaultMessage: 'The library could not be loaded.',
      description: 'Title of the banner when the list failed',
    },
    emptyTitle: {
      id: 'library.emptyTitle',
      defaultMessage: 'Hang your first work',
      description: 'Title of a library without works',
    },
    emptyHelp: {
      id: 'library.emptyHelp',
      defaultMessage:
        'Start with a photograph, a title and what kind of work it is. Price, sizes and the rest can follow later; until then only you see it.',
      description: 'What to do in a library without works',
    },
    nothingTitle: {
      id: 'library.nothingTitle',
      defaultMessage: 'Nothing found',
      description: 'Title when a search or selection has no works',
    },
    nothingSelected: {
      id: 'library.nothingSelected',
      defaultMessage: 'No work is in this selection.',
      description: 'A selection has no works',
    },
    showAll: {
      id: 'library.showAll',
      defaultMessage: 'Show all works',
      description: 'Button that clears search and filters',
    },
    columnTitle: { id: 'library.column.title', defaultMessage: 'Title', description: 'Column of the table of works' },
    columnArtist: {
      id: 'library.column.artist',
      defaultMessage: 'Artist',
      description: 'Column of the table of works',
    },
    columnYear: { id: 'library.column.year', defaultMessage: 'Year', description: 'Column of the table of works' },
    columnMedium: {
      id: 'library.column.medium',
      defaultMessage: 'Medium',
      description: 'Column of the table of works',
    },
    columnSize: { id: 'library.column.size', defaultMessage: 'Size', description: 'Column of the table of works' },
    columnPrice: { id: 'library.column.price', defaultMessage: 'Price', description: 'Column of the table of works' },
    columnStatus: {
      id: 'library.column.status',
      defaultMessage: 'Status',
      description: 'Column of the table of works',
    },
    columnAdded: {
      id: 'library.column.added',
      defaultMessage: 'Added',
      description: 'Column: when the work was added',
    },
  }),
  works: defineMessage<{ count: number }>({
    id: 'library.works',
    defaultMessage: '{count, plural, one {# work} other {# works}}',
    description: 'How many works there are; also what a list of them is called',
  }),
  countForSale: defineMessage<{ count: number }>({
    id: 'library.countForSale',
    defaultMessage: '{count, number} for sale',
    description: 'Part of the line under the title',
  }),
  countToRent: defineMessage<{ count: number }>({
    id: 'library.countToRent',
    defaultMessage: '{count, number} to rent',
    description: 'Part of the line under the title',
  }),
  countAttention: defineMessage<{ count: number }>({
    id: 'library.countAttention',
    defaultMessage: '{count, plural, one {# needs attention} other {# need attention}}',
    description: 'Part of the line under the title',
  }),
  nothingSearched: defineMessage<{ search: string }>({
    id: 'library.nothingSearched',
    defaultMessage: 'No work here has “{search}” in its title, artist, medium or description.',
    description: 'A search found nothing',
  }),
  found: defineMessage<{ count: number }>({
    id: 'library.found',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# work found} other {# works found}}',
    description: 'Read to screen readers after a search',
  }),
};

export const sortMessages = defineMessages({
  '-created_at': { id: 'library.sort.newest', defaultMessage: 'Newest first', description: 'Order of works' },
  created_at: { id: 'library.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of works' },
  title: { id: 'library.sort.title', defaultMessage: 'Title, A to Z', description: 'Order of works' },
  '-title': { id: 'library.sort.titleDown', defaultMessage: 'Title, Z to A', description: 'Order of works' },
  artist_name: { id: 'library.sort.artist', defaultMessage: 'Artist, A to Z', description: 'Order of works' },
  '-artist_name': { id: 'library.sort.artistDown', defaultMessage: 'Artist, Z to A', description: 'Order of works' },
  '-year': { id: 'library.sort.yearDown', defaultMessage: 'Latest year', description: 'Order of works by year made' },
  year: { id: 'library.sort.year', defaultMessage: 'Earliest year', description: 'Order of works by year made' },
  '-sale_cost': { id: 'library.sort.priceDown', defaultMessage: 'Highest price', description: 'Order of works' },
  sale_cost: { id: 'library.sort.price', defaultMessage: 'Lowest price', description: 'Order of works' },
});
