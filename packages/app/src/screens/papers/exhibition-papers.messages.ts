import { defineMessage, defineMessages } from 'react-intl';

/** Messages of an exhibition's documents, and of the screen that prints them. */
export const exhibitionPaperMessages = {
  ...defineMessages({
    papers: {
      id: 'exhibitionPaper.papers',
      defaultMessage: 'Price list, labels and checklist',
      description: 'Title of the page that prints the papers of an exhibition',
    },
    paper: { id: 'exhibitionPaper.paper', defaultMessage: 'Paper', description: 'Label of the choice between papers' },
    prices: { id: 'exhibitionPaper.prices', defaultMessage: 'Price list', description: 'A paper of an exhibition' },
    labels: { id: 'exhibitionPaper.labels', defaultMessage: 'Wall labels', description: 'A paper of an exhibition' },
    checklist: {
      id: 'exhibitionPaper.checklist',
      defaultMessage: 'Checklist',
      description: 'A paper of an exhibition: what was done with each work',
    },
    order: { id: 'exhibitionPaper.order', defaultMessage: 'Order', description: 'Label of a choice: how works follow' },
    artist: { id: 'exhibitionPaper.artist', defaultMessage: 'By artist', description: 'Order of works' },
    title: { id: 'exhibitionPaper.title', defaultMessage: 'By title', description: 'Order of works' },
    show: {
      id: 'exhibitionPaper.show',
      defaultMessage: 'As shown on the page',
      description: 'Order of works: as the page of the exhibition has them',
    },
    sheet: { id: 'exhibitionPaper.sheet', defaultMessage: 'Paper size', description: 'Label of a choice' },
    a4: { id: 'exhibitionPaper.a4', defaultMessage: 'A4', description: 'Size of paper' },
    letter: { id: 'exhibitionPaper.letter', defaultMessage: 'Letter', description: 'Size of paper' },
    codes: {
      id: 'exhibitionPaper.codes',
      defaultMessage: 'With QR codes',
      description: 'Switch: labels lead to a public page',
    },
    noCodes: {
      id: 'exhibitionPaper.noCodes',
      defaultMessage: 'No QR codes: there’s no public page to link to.',
      description: 'In place of that switch, where neither a buyer side nor a website of the organiser is known',
    },
    toExhibition: {
      id: 'exhibitionPaper.toExhibition',
      defaultMessage: 'View exhibition',
      description: 'Link from its papers to the exhibition',
    },
    denied: {
      id: 'exhibitionPaper.denied',
      defaultMessage: 'You can’t print documents for this exhibition',
      description: 'Title in place of the papers',
    },
    deniedHelp: {
      id: 'exhibitionPaper.deniedHelp',
      defaultMessage: 'The organiser can, and exhibitors once their place is confirmed.',
      description: 'Below that title',
    },
    none: {
      id: 'exhibitionPaper.none',
      defaultMessage: 'No works to print yet',
      description: 'Title in place of the papers, where no work is on show',
    },
    noneHelp: {
      id: 'exhibitionPaper.noneHelp',
      defaultMessage: 'Works appear here when you add your own to the exhibition or accept an exhibitor.',
      description: 'Below that title, for the organiser',
    },
    noneOwnHelp: {
      id: 'exhibitionPaper.noneOwnHelp',
      defaultMessage: 'None of your works are on show in this exhibition.',
      description: 'Below that title, for an exhibitor',
    },
    number: { id: 'exhibitionPaper.number', defaultMessage: 'No.', description: 'Head of a column: 1, 2, 3' },
    picture: { id: 'exhibitionPaper.picture', defaultMessage: 'Picture', description: 'Head of a column' },
    work: { id: 'exhibitionPaper.work', defaultMessage: 'Work', description: 'Head of a column' },
    size: { id: 'exhibitionPaper.size', defaultMessage: 'Size', description: 'Head of a column: of a work' },
    price: { id: 'exhibitionPaper.price', defaultMessage: 'Price', description: 'Head of a column' },
    status: {
      id: 'exhibitionPaper.status',
      defaultMessage: 'Status',
      description: 'Head of a column: sold, reserved, or empty',
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
      description: 'In place of a price',
    },
    onRequest: {
      id: 'exhibitionPaper.onRequest',
      defaultMessage: 'Price on request',
      description: 'In place of a price',
    },
    arrived: { id: 'exhibitionPaper.arrived', defaultMessage: 'Arrived', description: 'Head of a column to tick' },
    hung: { id: 'exhibitionPaper.hung', defaultMessage: 'Hung', description: 'Head of a column to tick' },
    labelled: { id: 'exhibitionPaper.labelled', defaultMessage: 'Labelled', description: 'Head of a column to tick' },
    condition: {
      id: 'exhibitionPaper.condition',
      defaultMessage: 'Condition checked',
      description: 'Head of a column to tick',
    },
    returned: { id: 'exhibitionPaper.returned', defaultMessage: 'Returned', description: 'Head of a column to tick' },
  }),
  works: defineMessage<{ count: number }>({
    id: 'exhibitionPaper.works',
    defaultMessage: '{count, plural, one {# work} other {# works}}',
    description: 'Under the title, and above the lines of a paper',
  }),
  ownWorks: defineMessage<{ count: number }>({
    id: 'exhibitionPaper.ownWorks',
    defaultMessage: '{count, plural, one {# of your works} other {# of your works}}',
    description: 'Under the title, for an exhibitor, who prints no others',
  }),
  numbered: defineMessage<{ number: number }>({
    id: 'exhibitionPaper.numbered',
    defaultMessage: 'No. {number, number}',
    description: 'On a wall label: the number of the work in the price list',
  }),
  pricesOn: defineMessage<{ date: string }>({
    id: 'exhibitionPaper.pricesOn',
    defaultMessage: 'Prices as of {date}',
    description: 'At the end of a price list',
  }),
  codeOf: defineMessage<{ title: string }>({
    id: 'exhibitionPaper.codeOf',
    defaultMessage: 'QR code for {title}',
    description: 'What a QR code leads to, for those who do not see it',
  }),
};
