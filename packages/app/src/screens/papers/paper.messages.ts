import { defineMessage, defineMessages } from 'react-intl';

/** Messages of documents, which print in one language or both, independent of the UI language. */
export const paperMessages = {
  ...defineMessages({
    certificate: {
      id: 'papers.certificate',
      defaultMessage: 'Certificate of authenticity',
      description: 'Title on the certificate of a work',
    },
    year: { id: 'papers.year', defaultMessage: 'Year', description: 'Fact on a certificate' },
    medium: { id: 'papers.medium', defaultMessage: 'Medium', description: 'Fact on a certificate' },
    size: { id: 'papers.size', defaultMessage: 'Dimensions', description: 'Fact on a certificate: width × height' },
    type: {
      id: 'papers.type',
      defaultMessage: 'Type',
      description: 'Fact on a certificate: art, photo, design, frame',
    },
    pieces: {
      id: 'papers.pieces',
      defaultMessage: 'Edition',
      description: 'Fact on a certificate: how many there are',
    },
    single: {
      id: 'papers.single',
      defaultMessage: 'One piece',
      description: 'Edition of a work of which there is one',
    },
    date: { id: 'papers.date', defaultMessage: 'Date of issue', description: 'Below the date on a certificate' },
  }),
  edition: defineMessage<{ count: number }>({
    id: 'papers.edition',
    defaultMessage: 'No. ........ of {count, number}',
    description: 'Edition of a work in several pieces: the number of the piece is written by hand',
  }),
  statement: defineMessage<{ seller: string }>({
    id: 'papers.statement',
    defaultMessage: '{seller} certifies that the work described here is authentic.',
    description: 'What is certified, where no artist is known',
  }),
  statementBy: defineMessage<{ seller: string; artist: string }>({
    id: 'papers.statementBy',
    defaultMessage: '{seller} certifies that the work described here is an authentic work by {artist}.',
    description: 'What is certified',
  }),
  signature: defineMessage<{ seller: string }>({
    id: 'papers.signature',
    defaultMessage: 'Signature: {seller}',
    description: 'Below the line for the signature',
  }),
  number: defineMessage<{ number: string }>({
    id: 'papers.number',
    defaultMessage: 'Certificate no. {number}',
    description: 'The number of a certificate',
  }),
};
