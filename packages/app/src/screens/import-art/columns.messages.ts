import { defineMessage, defineMessages } from 'react-intl';

export const columnsMessages = {
  ...defineMessages({
    columns: {
      id: 'import.columns',
      defaultMessage: 'Match the columns',
      description: 'Heading of the columns of a sheet',
    },
    noSamples: { id: 'import.noSamples', defaultMessage: 'Empty at first', description: 'Hint: first cells are empty' },
    leaveOut: {
      id: 'import.leaveColumnOut',
      defaultMessage: 'Not imported',
      description: 'Option: the column is not imported',
    },
    titleNeeded: {
      id: 'import.titleNeeded',
      defaultMessage: 'Choose the column with the titles.',
      description: 'Error message when no column is matched to the title',
    },
    silent: {
      id: 'import.silent',
      defaultMessage: 'If the sheet doesn’t say',
      description: 'Heading of the defaults for cells without a unit',
    },
    currency: { id: 'import.currency', defaultMessage: 'Prices are in', description: 'Field label: dollars or yen' },
    sizeUnit: { id: 'import.sizeUnit', defaultMessage: 'Lengths are in', description: 'Field label: cm, mm or inches' },
    weightUnit: { id: 'import.weightUnit', defaultMessage: 'Weights are in', description: 'Field label: kg or lb' },
    sizeOrder: {
      id: 'import.sizeOrder',
      defaultMessage: 'Sizes are written as',
      description: 'Field label: which side comes first',
    },
    heightFirst: {
      id: 'import.heightFirst',
      defaultMessage: 'height × width',
      description: 'Option: sizes start with the height',
    },
    widthFirst: {
      id: 'import.widthFirst',
      defaultMessage: 'width × height',
      description: 'Option: sizes start with the width',
    },
    category: {
      id: 'import.category',
      defaultMessage: 'Category for rows without one',
      description: 'Field label: default category',
    },
    noCategory: { id: 'import.noCategory', defaultMessage: 'None', description: 'Option: no default category' },
    usd: { id: 'import.usd', defaultMessage: 'US dollars', description: 'Option: a currency' },
    jpy: { id: 'import.jpy', defaultMessage: 'Yen', description: 'Option: a currency' },
    assumed: {
      id: 'import.assumed',
      defaultMessage: 'Assumed, because the sheet doesn’t say.',
      description: 'Hint below a guessed setting',
    },
    unitsNeeded: {
      id: 'import.unitsNeeded',
      defaultMessage: 'Answer what the sheet doesn’t say.',
      description: 'Error message when a currency or decimal sign is not chosen',
    },
    chooseOne: { id: 'import.chooseOne', defaultMessage: 'Choose one.', description: 'Error message: required field' },
    check: { id: 'import.check', defaultMessage: 'Check all rows', description: 'Button label: checks all rows' },
  }),
  columnsHelp: defineMessage<{ known: number; all: number; file: string }>({
    id: 'import.columnsHelp',
    defaultMessage: '{known, number} of {all, number} columns in {file} will be imported. A title is required.',
    description: 'Hint below the heading: number of columns to import; file is a file name',
  }),
  decimalSign: defineMessage<{ number: string }>({
    id: 'import.decimalSign',
    defaultMessage: '“{number}” is',
    description: 'Field label; number is ambiguous: 2.000 is 2, or 2,000',
  }),
  unnamed: defineMessage<{ letter: string }>({
    id: 'import.unnamedColumn',
    defaultMessage: 'Column {letter}',
    description: 'Name of a column without a heading; letter is A, B …',
  }),
  samples: defineMessage<{ samples: string }>({
    id: 'import.samples',
    defaultMessage: 'Such as {samples}',
    description: 'Hint below a column: text of its first cells',
  }),
};
