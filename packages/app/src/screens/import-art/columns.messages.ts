import { defineMessage, defineMessages } from 'react-intl';

export const columnsMessages = {
  ...defineMessages({
    columns: {
      id: 'import.columns',
      defaultMessage: 'Match the columns',
      description: 'Heading over the columns of a sheet',
    },
    noSamples: { id: 'import.noSamples', defaultMessage: 'Empty at first', description: 'The first cells are empty' },
    leaveOut: {
      id: 'import.leaveColumnOut',
      defaultMessage: 'Not imported',
      description: 'Choice for a column: it is no field',
    },
    titleNeeded: {
      id: 'import.titleNeeded',
      defaultMessage: 'Choose the column with the titles.',
      description: 'No column is the title',
    },
    silent: {
      id: 'import.silent',
      defaultMessage: 'If the sheet doesn’t say',
      description: 'Heading of what holds for cells without a unit',
    },
    currency: { id: 'import.currency', defaultMessage: 'Prices are in', description: 'Label: dollars or yen' },
    sizeUnit: { id: 'import.sizeUnit', defaultMessage: 'Lengths are in', description: 'Label: cm, mm or inches' },
    weightUnit: { id: 'import.weightUnit', defaultMessage: 'Weights are in', description: 'Label: kg or lb' },
    sizeOrder: {
      id: 'import.sizeOrder',
      defaultMessage: 'Sizes are written as',
      description: 'Label: which side comes first',
    },
    heightFirst: {
      id: 'import.heightFirst',
      defaultMessage: 'height × width',
      description: 'Choice: a whole size begins with the height',
    },
    widthFirst: {
      id: 'import.widthFirst',
      defaultMessage: 'width × height',
      description: 'Choice: a whole size begins with the width',
    },
    category: {
      id: 'import.category',
      defaultMessage: 'Category for rows without one',
      description: 'Label of a choice of a category',
    },
    noCategory: { id: 'import.noCategory', defaultMessage: 'None', description: 'Choice: rows need a category' },
    usd: { id: 'import.usd', defaultMessage: 'US dollars', description: 'A currency' },
    jpy: { id: 'import.jpy', defaultMessage: 'Yen', description: 'A currency' },
    assumed: {
      id: 'import.assumed',
      defaultMessage: 'Assumed, because the sheet doesn’t say.',
      description: 'Under a choice that was made without anything in the sheet',
    },
    unitsNeeded: {
      id: 'import.unitsNeeded',
      defaultMessage: 'Answer what the sheet doesn’t say.',
      description: 'A currency or a decimal sign is not chosen yet',
    },
    chooseOne: { id: 'import.chooseOne', defaultMessage: 'Choose one.', description: 'Nothing is chosen yet' },
    check: { id: 'import.check', defaultMessage: 'Check all rows', description: 'Button that has the rows checked' },
  }),
  columnsHelp: defineMessage<{ known: number; all: number; file: string }>({
    id: 'import.columnsHelp',
    defaultMessage: '{known, number} of {all, number} columns in {file} will be imported. A title is required.',
    description: 'How many columns have a field; file is a file name',
  }),
  decimalSign: defineMessage<{ number: string }>({
    id: 'import.decimalSign',
    defaultMessage: '“{number}” is',
    description: 'Label of a choice: 2.000 is 2, or 2,000',
  }),
  unnamed: defineMessage<{ letter: string }>({
    id: 'import.unnamedColumn',
    defaultMessage: 'Column {letter}',
    description: 'A column without a header; letter is A, B …',
  }),
  samples: defineMessage<{ samples: string }>({
    id: 'import.samples',
    defaultMessage: 'Such as {samples}',
    description: 'The first cells of a column',
  }),
};
