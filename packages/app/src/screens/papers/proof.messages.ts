import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the order record. */
export const proofMessages = defineMessages({
  help: {
    id: 'orderPaper.proofHelp',
    defaultMessage:
      'Everything agreed, written, sent and photographed. Each file has a checksum, so later changes show.',
    description: 'Above a proof pack',
  },
  archive: {
    id: 'orderPaper.archive',
    defaultMessage: 'Download the files',
    description: 'Link to the archive of a proof pack',
  },
  check: {
    id: 'orderPaper.check',
    defaultMessage: 'The archive contains these files and their checksums: sha256sum --check SHA256SUMS.',
    description: 'At the end of a proof pack; the last words are a command',
  },
  sum: { id: 'orderPaper.sum', defaultMessage: 'Record checksum', description: 'Fact of a proof pack: SHA-256' },
  buyer: { id: 'orderPaper.buyer', defaultMessage: 'Buyer', description: 'Fact of a proof pack' },
  when: { id: 'orderPaper.when', defaultMessage: 'When', description: 'Head of a table of a proof pack' },
  who: { id: 'orderPaper.who', defaultMessage: 'Who', description: 'Head of a table of a proof pack' },
  what: { id: 'orderPaper.happened', defaultMessage: 'Timeline', description: 'Head of a table of a proof pack' },
  message: { id: 'orderPaper.message', defaultMessage: 'Message', description: 'Head of a table of a proof pack' },
  before: {
    id: 'orderPaper.before',
    defaultMessage: 'Photos before shipping',
    description: 'Part of a proof pack',
  },
  delivery: {
    id: 'orderPaper.deliveryPhotographs',
    defaultMessage: 'Delivery photos',
    description: 'Part of a proof pack',
  },
  after: {
    id: 'orderPaper.after',
    defaultMessage: 'Photos of the returned work',
    description: 'Part of a proof pack',
  },
  parts: {
    id: 'orderPaper.parts',
    defaultMessage: 'Files in this record',
    description: 'Caption of the table of files',
  },
  part: { id: 'orderPaper.part', defaultMessage: 'File', description: 'Head of the table of files' },
  size: { id: 'orderPaper.size', defaultMessage: 'Size', description: 'Head of the table of files' },
});

/** Heading above the comments on one piece of a custom order. */
export const pieceTalk = defineMessage<{ piece: string }>({
  id: 'orderPaper.comments',
  defaultMessage: 'Comments on {piece}',
  description: 'Caption of a table of a proof pack; the name of a piece',
});
