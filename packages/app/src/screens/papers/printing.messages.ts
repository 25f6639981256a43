import { defineMessage, defineMessages } from 'react-intl';

export const printingMessages = {
  ...defineMessages({
    certificate: {
      id: 'printing.certificate',
      defaultMessage: 'Certificate of authenticity',
      description: 'Page title of the printable certificate of a work',
    },
    labels: {
      id: 'printing.labels',
      defaultMessage: 'Print labels',
      description: 'Page title of the printable museum labels',
    },
    print: {
      id: 'printing.print',
      defaultMessage: 'Print or save PDF',
      description: 'Button label: opens the browser’s print dialog',
    },
    hint: {
      id: 'printing.hint',
      defaultMessage: 'Print at 100% scale, with headers and footers off.',
      description: 'Hint beside the print button',
    },
    language: { id: 'printing.language', defaultMessage: 'Language', description: 'Field label: document language' },
    en: { id: 'printing.en', defaultMessage: 'English', description: 'Option: document language' },
    ja: { id: 'printing.ja', defaultMessage: '日本語', description: 'Option: document language, in Japanese' },
    both: { id: 'printing.both', defaultMessage: 'Both', description: 'Option: document in English and Japanese' },
    size: { id: 'printing.size', defaultMessage: 'Size', description: 'Field label: label size' },
    card: { id: 'printing.card', defaultMessage: 'Card, 85 × 55 mm', description: 'Option: label size, ten on A4' },
    a6: { id: 'printing.a6', defaultMessage: 'A6', description: 'Option: label size, a postcard' },
    grid: {
      id: 'printing.grid',
      defaultMessage: 'L7160, 63.5 × 38.1 mm',
      description: 'Option: label size, Avery L7160, twenty-one on A4',
    },
    prices: { id: 'printing.prices', defaultMessage: 'With prices', description: 'Switch: prices on labels' },
    view: { id: 'printing.view', defaultMessage: 'View work', description: 'Link from a certificate to its work' },
    failed: {
      id: 'printing.failed',
      defaultMessage: 'We couldn’t load the works.',
      description: 'Title of the error banner',
    },
    none: { id: 'printing.none', defaultMessage: 'No works to label', description: 'Heading when no work was found' },
    noneHelp: {
      id: 'printing.noneHelp',
      defaultMessage: 'Select works in the library, or filter it to the ones you want labels for.',
      description: 'Text below “No works to label”',
    },
  }),
  summary: defineMessage<{ labels: number }>({
    id: 'printing.summary',
    defaultMessage: '{labels, plural, one {# label} other {# labels}}',
    description: 'Summary below the page title: number of labels',
  }),
  sheets: defineMessage<{ sheets: number }>({
    id: 'printing.sheets',
    defaultMessage: '{sheets, plural, one {# sheet} other {# sheets}}',
    description: 'Summary below the page title: number of sheets',
  }),
  sheet: defineMessage<{ sheet: number; sheets: number }>({
    id: 'printing.sheet',
    defaultMessage: 'Sheet {sheet, number} of {sheets, number}',
    description: 'Screen reader label of a sheet of labels',
  }),
  missing: defineMessage<{ count: number }>({
    id: 'printing.missing',
    defaultMessage:
      '{count, plural, one {1 work is no longer in your library.} other {# works are no longer in your library.}}',
    description: 'Warning banner above the labels: works in the address that do not exist',
  }),
  more: defineMessage<{ count: number; limit: number }>({
    id: 'printing.more',
    defaultMessage:
      '{count, plural, one {1 work has} other {# works have}} no label here: you can print {limit, number} at a time. Filter the library to print the rest.',
    description: 'Banner above the labels when there are too many works',
  }),
};
