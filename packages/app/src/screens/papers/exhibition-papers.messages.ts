import { defineMessage, defineMessages } from 'react-intl';

/** Messages of an exhibition's documents, and of the screen that prints them. */
export const exhibitionPaperMessages = {
  ...defineMessages({
    papers: {
      id: 'exhibitionPaper.papers',
      defaultMessage: 'Price list, labels and checklist',
      description: 'Page title of an exhibition’s printable documents',
    },
    paper: { id: 'exhibitionPaper.paper', defaultMessage: 'Paper', description: 'Field label: choice of document' },
    prices: { id: 'exhibitionPaper.prices', defaultMessage: 'Price list', description: 'Option and document title' },
    labels: { id: 'exhibitionPaper.labels', defaultMessage: 'Wall labels', description: 'Option and document title' },
    checklist: {
      id: 'exhibitionPaper.checklist',
      defaultMessage: 'Checklist',
      description: 'Option and document title: completed tasks for each work',
    },
    order: { id: 'exhibitionPaper.order', defaultMessage: 'Order', description: 'Field label: sort order of works' },
    artist: { id: 'exhibitionPaper.artist', defaultMessage: 'By artist', description: 'Option: sort order of works' },
    title: { id: 'exhibitionPaper.title', defaultMessage: 'By title', description: 'Option: sort order of works' },
    show: {
      id: 'exhibitionPaper.show',
      defaultMessage: 'As shown on the page',
      description: 'Option: sort order of the exhibition’s page',
    },
    sheet: { id: 'exhibitionPaper.sheet', defaultMessage: 'Paper size', description: 'Field label' },
    a4: { id: 'exhibitionPaper.a4', defaultMessage: 'A4', description: 'Option: paper size' },
    letter: { id: 'exhibitionPaper.letter', defaultMessage: 'Letter', description: 'Option: paper size' },
    codes: {
      id: 'exhibitionPaper.codes',
      defaultMessage: 'With QR codes',
      description: 'Switch: QR codes on labels link to a public page',
    },
    noCodes: {
      id: 'exhibitionPaper.noCodes',
      defaultMessage: 'No QR codes: there’s no public page to link to.',
      description: 'Hint instead of the switch “With QR codes” when no public page is known',
    },
    toExhibition: {
      id: 'exhibitionPaper.toExhibition',
      defaultMessage: 'View exhibition',
      description: 'Link from the documents to the exhibition',
    },
    denied: {
      id: 'exhibitionPaper.denied',
      defaultMessage: 'You can’t print documents for this exhibition',
      description: 'Heading shown when access to the documents is denied',
    },
    deniedHelp: {
      id: 'exhibitionPaper.deniedHelp',
      defaultMessage: 'The organiser can, and exhibitors once their place is confirmed.',
      description: 'Text below that heading',
    },
    none: {
      id: 'exhibitionPaper.none',
      defaultMessage: 'No works to print yet',
      description: 'Heading shown when no work is on show',
    },
    noneHelp: {
      id: 'exhibitionPaper.noneHelp',
      defaultMessage: 'Works appear here when you add your own to the exhibition or accept an exhibitor.',
      description: 'Text below “No works to print yet”, for the organiser',
    },
    noneOwnHelp: {
      id: 'exhibitionPaper.noneOwnHelp',
      defaultMessage: 'None of your works are on show in this exhibition.',
      description: 'Text below “No works to print yet”, for an exhibitor',
    },
    number: { id: 'exhibitionPaper.number', defaultMessage: 'No.', description: 'Column heading: 1, 2, 3' },
    picture: { id: 'exhibitionPaper.picture', defaultMessage: 'Picture', description: 'Column heading' },
    work: { id: 'exhibitionPaper.work', defaultMessage: 'Work', description: 'Column heading' },
    size: { id: 'exhibitionPaper.size', defaultMessage: 'Size', description: 'Column heading: size of the work' },
    price: { id: 'exhibitionPaper.price', defaultMessage: 'Price', description: 'Column heading' },
    status: {
      id: 'exhibitionPaper.status',
      defaultMessage: 'Status',
      description: 'Column heading: sold, reserved, or empty',
    },
    sold: { id: 'exhibitionPaper.sold', defaultMessage: 'Sold', description: 'Status of a work on a price list' },
    reserved: {
      id: 'exhibitionPaper.reserved',
      defaultMessage: 'Reserved',
      description: 'Status of a work on a price list',
    },
    notForSale: {
      id: 'exhibitionPaper.notForSale',
      defaultMessage: 'Not for sale',
      description: 'Text shown instead of a price',
    },
    onRequest: {
      id: 'exhibitionPaper.onRequest',
      defaultMessage: 'Price on request',
      description: 'Text shown instead of a price',
    },
    arrived: { id: 'exhibitionPaper.arrived', defaultMessage: 'Arrived', description: 'Tick-box column heading' },
    hung: { id: 'exhibitionPaper.hung', defaultMessage: 'Hung', description: 'Tick-box column heading' },
    labelled: { id: 'exhibitionPaper.labelled', defaultMessage: 'Labelled', description: 'Tick-box column heading' },
    condition: {
      id: 'exhibitionPaper.condition',
      defaultMessage: 'Condition checked',
      description: 'Tick-box column heading',
    },
    returned: { id: 'exhibitionPaper.returned', defaultMessage: 'Returned', description: 'Tick-box column heading' },
  }),
  works: defineMessage<{ count: number }>({
    id: 'exhibitionPaper.works',
    defaultMessage: '{count, plural, one {# work} other {# works}}',
    description: 'Summary below the page title, and caption of a table',
  }),
  ownWorks: defineMessage<{ count: number }>({
    id: 'exhibitionPaper.ownWorks',
    defaultMessage: '{count, plural, one {# of your works} other {# of your works}}',
    description: 'Summary below the page title, for an exhibitor',
  }),
  numbered: defineMessage<{ number: number }>({
    id: 'exhibitionPaper.numbered',
    defaultMessage: 'No. {number, number}',
    description: 'Number of the work in the price list, on a wall label',
  }),
  pricesOn: defineMessage<{ date: string }>({
    id: 'exhibitionPaper.pricesOn',
    defaultMessage: 'Prices as of {date}',
    description: 'Footer of a price list',
  }),
  codeOf: defineMessage<{ title: string }>({
    id: 'exhibitionPaper.codeOf',
    defaultMessage: 'QR code for {title}',
    description: 'Screen reader label of a QR code',
  }),
};
