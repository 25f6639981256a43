import { defineMessage, defineMessages } from 'react-intl';

/** Messages of documents, which print in one language or both, independent of the UI language. */
export const paperMessages = {
  ...defineMessages({
    certificate: {
      id: 'papers.certificate',
      defaultMessage: 'Certificate of authenticity',
      description: 'Document title of the certificate of a work',
    },
    year: { id: 'papers.year', defaultMessage: 'Year', description: 'Label on a certificate' },
    medium: { id: 'papers.medium', defaultMessage: 'Medium', description: 'Label on a certificate' },
    size: { id: 'papers.size', defaultMessage: 'Dimensions', description: 'Label on a certificate: width × height' },
    type: {
      id: 'papers.type',
      defaultMessage: 'Type',
      description: 'Label on a certificate: art, photo, design, frame',
    },
    pieces: {
      id: 'papers.pieces',
      defaultMessage: 'Edition',
      description: 'Label on a certificate: number of pieces',
    },
    single: {
      id: 'papers.single',
      defaultMessage: 'One piece',
      description: 'Edition of a work with one piece',
    },
    date: { id: 'papers.date', defaultMessage: 'Date of issue', description: 'Label below the date on a certificate' },
  }),
  edition: defineMessage<{ count: number }>({
    id: 'papers.edition',
    defaultMessage: 'No. ........ of {count, number}',
    description: 'Edition of a work with several pieces; the number is filled in by hand',
  }),
  statement: defineMessage<{ seller: string }>({
    id: 'papers.statement',
    defaultMessage: '{seller} certifies that the work described here is authentic.',
    description: 'Statement on a certificate without an artist',
  }),
  statementBy: defineMessage<{ seller: string; artist: string }>({
    id: 'papers.statementBy',
    defaultMessage: '{seller} certifies that the work described here is an authentic work by {artist}.',
    description: 'Statement on a certificate',
  }),
  signature: defineMessage<{ seller: string }>({
    id: 'papers.signature',
    defaultMessage: 'Signature: {seller}',
    description: 'Label below the signature line',
  }),
  number: defineMessage<{ number: string }>({
    id: 'papers.number',
    defaultMessage: 'Certificate no. {number}',
    description: 'Number of a certificate',
  }),
};
