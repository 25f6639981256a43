import { defineMessage, defineMessages } from 'react-intl';

export const printingMessages = {
  ...defineMessages({
    certificate: {
      id: 'printing.certificate',
      defaultMessage: 'Certificate of authenticity',
      description: 'Title of the page that prints the certificate of a work, and the link to it',
    },
    labels: {
      id: 'printing.labels',
      defaultMessage: 'Print labels',
      description: 'Title of the page that prints museum labels, and the link to it',
    },
    print: {
      id: 'printing.print',
      defaultMessage: 'Print or save PDF',
      description: 'Button: the browser’s own dialog',
    },
    hint: {
      id: 'printing.hint',
      defaultMessage: 'Print at 100% scale, with headers and footers off.',
      description: 'Beside the print button',
    },
    language: { id: 'printing.language', defaultMessage: 'Language', description: 'Which language the paper is in' },
    en: { id: 'printing.en', defaultMessage: 'English', description: 'Language of a paper' },
    ja: { id: 'printing.ja', defaultMessage: '日本語', description: 'Language of a paper, in its own words' },
    both: { id: 'printing.both', defaultMessage: 'Both', description: 'A paper in English and Japanese' },
    size: { id: 'printing.size', defaultMessage: 'Size', description: 'Size of the labels' },
    card: { id: 'printing.card', defaultMessage: 'Card, 85 × 55 mm', description: 'Size of labels: ten on A4' },
    a6: { id: 'printing.a6', defaultMessage: 'A6', description: 'Size of labels: a postcard' },
    grid: {
      id: 'printing.grid',
      defaultMessage: 'L7160, 63.5 × 38.1 mm',
      description: 'Size of labels: Avery L7160, twenty-one on A4',
    },
    prices: { id: 'printing.prices', defaultMessage: 'With prices', description: 'Switch: labels say what works cost' },
    view: { id: 'printing.view', defaultMessage: 'View work', description: 'Link from its certificate to the work' },
    failed: {
      id: 'printing.failed',
      defaultMessage: 'We couldn’t load the works.',
      description: 'Title of the banner',
    },
    none: { id: 'printing.none', defaultMessage: 'No works to label', description: 'Title where no work is found' },
    noneHelp: {
      id: 'printing.noneHelp',
      defaultMessage: 'Select works in the library, or filter it to the ones you want labels for.',
      description: 'Below the title where no work is found',
    },
  }),
  summary: defineMessage<{ labels: number }>({
    id: 'printing.summary',
    defaultMessage: '{labels, plural, one {# label} other {# labels}}',
    description: 'Under the title: how many labels there are',
  }),
  sheets: defineMessage<{ sheets: number }>({
    id: 'printing.sheets',
    defaultMessage: '{sheets, plural, one {# sheet} other {# sheets}}',
    description: 'Under the title: how many pages the labels are on',
  }),
  sheet: defineMessage<{ sheet: number; sheets: number }>({
    id: 'printing.sheet',
    defaultMessage: 'Sheet {sheet, number} of {sheets, number}',
    description: 'Name of a page of labels',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'printing.missing',
    defaultMessage:
      '{count, plural, one {1 work is no longer in your library.} other {# works are no longer in your library.}}',
    description: 'Above the labels, where the address names works that are not there',
  }),
  more: defineMessage<{ count: number; limit: number }>({
    id: 'printing.more',
    defaultMessage:
      '{count, plural, one {1 work has} other {# works have}} no label here: you can print {limit, number} at a time. Filter the library to print the rest.',
    description: 'Above the labels, where there are too many works',
  }),
};
