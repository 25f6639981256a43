import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the order record. */
export const proofMessages = defineMessages({
  help: {
    id: 'orderPaper.proofHelp',
    defaultMessage:
      'Everything agreed, written, sent and photographed. Each file has a checksum, so later changes show.',
    description: 'Text above an order record',
  },
  archive: {
    id: 'orderPaper.archive',
    defaultMessage: 'Download the files',
    description: 'Link to the archive of an order record',
  },
  check: {
    id: 'orderPaper.check',
    defaultMessage: 'The archive contains these files and their checksums: sha256sum --check SHA256SUMS.',
    description: 'Text at the end of an order record; the last words are a command',
  },
  sum: { id: 'orderPaper.sum', defaultMessage: 'Record checksum', description: 'Label in an order record: SHA-256' },
  buyer: { id: 'orderPaper.buyer', defaultMessage: 'Buyer', description: 'Label in an order record' },
  when: { id: 'orderPaper.when', defaultMessage: 'When', description: 'Column heading in an order record' },
  who: { id: 'orderPaper.who', defaultMessage: 'Who', description: 'Column heading in an order record' },
  what: { id: 'orderPaper.happened', defaultMessage: 'Timeline', description: 'Column heading in an order record' },
  message: { id: 'orderPaper.message', defaultMessage: 'Message', description: 'Column heading in an order record' },
  before: {
    id: 'orderPaper.before',
    defaultMessage: 'Photos before shipping',
    description: 'Section heading in an order record',
  },
  delivery: {
    id: 'orderPaper.deliveryPhotographs',
    defaultMessage: 'Delivery photos',
    description: 'Section heading in an order record',
  },
  after: {
    id: 'orderPaper.after',
    defaultMessage: 'Photos of the returned work',
    description: 'Section heading in an order record',
  },
  parts: {
    id: 'orderPaper.parts',
    defaultMessage: 'Files in this record',
    description: 'Caption of the table of files',
  },
  part: { id: 'orderPaper.part', defaultMessage: 'File', description: 'Column heading in the table of files' },
  size: { id: 'orderPaper.size', defaultMessage: 'Size', description: 'Column heading in the table of files' },
});

/** Heading above the comments on one piece of a custom order. */
export const pieceTalk = defineMessage<{ piece: string }>({
  id: 'orderPaper.comments',
  defaultMessage: 'Comments on {piece}',
  description: 'Table caption in an order record; piece is the name of a piece',
});
