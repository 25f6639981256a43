import { defineMessage, defineMessages } from 'react-intl';

export const fileMessages = {
  ...defineMessages({
    label: { id: 'import.file', defaultMessage: 'Spreadsheet', description: 'Label of the file field' },
    templateHelp: {
      id: 'import.templateHelp',
      defaultMessage: 'No spreadsheet yet?',
      description: 'Text before the button “Download template”',
    },
    template: {
      id: 'import.template',
      defaultMessage: 'Download template',
      description: 'Button label: downloads a sheet with headings and an example',
    },
    templateFile: {
      id: 'import.templateFile',
      defaultMessage: 'Works, template',
      description: 'File name of the template, without extension',
    },
    tooLarge: {
      id: 'import.tooLarge',
      defaultMessage: 'The file has 10 MB or more. Split it, or save the sheet alone.',
      description: 'Error message: the file cannot be imported',
    },
    empty: {
      id: 'import.empty',
      defaultMessage: 'The sheet has no rows below its headers.',
      description: 'Error message: the file cannot be imported',
    },
    oldExcel: {
      id: 'import.oldExcel',
      defaultMessage: 'This is an old Excel file (.xls). Save it as .xlsx or CSV.',
      description: 'Error message: the file cannot be imported',
    },
    password: {
      id: 'import.password',
      defaultMessage: 'This workbook is protected by a password. Save a copy without one.',
      description: 'Error message: the file cannot be imported',
    },
    otherProgram: {
      id: 'import.otherProgram',
      defaultMessage: 'This file is neither CSV nor .xlsx. Export it as one of them.',
      description: 'Error message: a web page, PDF or document of another program',
    },
    changed: {
      id: 'import.fileChanged',
      defaultMessage: 'The file was changed or moved after you chose it. Choose it again.',
      description: 'Error message: the file cannot be imported',
    },
    unreadable: {
      id: 'import.unreadable',
      defaultMessage: 'We can’t read this file as a spreadsheet. Save it as CSV and try again.',
      description: 'Error message: the file cannot be imported',
    },
    past: {
      id: 'import.past',
      defaultMessage: 'Earlier imports',
      description: 'Heading of the list of finished imports',
    },
  }),
  help: defineMessage<{ rows: string }>({
    id: 'import.fileHelp',
    defaultMessage:
      'CSV or Excel, one work per row, up to {rows} rows. Any column names and order, in English or Japanese.',
    description: 'Hint below the file field; rows is a number',
  }),
  interrupted: defineMessage<{ file: string }>({
    id: 'import.interrupted',
    defaultMessage: 'Sending {file} was interrupted. Choose the file again.',
    description: 'Warning banner: rows of the file were not all uploaded; file is a file name',
  }),
  tooManyRows: defineMessage<{ count: number; most: number }>({
    id: 'import.tooManyRows',
    defaultMessage: 'The sheet has {count, number} rows. Split it into sheets of at most {most, number}.',
    description: 'Error message: the file cannot be imported',
  }),
  tooManyColumns: defineMessage<{ count: number }>({
    id: 'import.tooManyColumns',
    defaultMessage: 'The sheet has {count, number} columns. Remove some: at most 100 can be read.',
    description: 'Error message: the file cannot be imported',
  }),
  cellTooLong: defineMessage<{ count: number }>({
    id: 'import.cellTooLong',
    defaultMessage: 'A cell of row {count, number} has more than 10,000 characters. Shorten it.',
    description: 'Error message: the file cannot be imported',
  }),
  pastImported: defineMessage<{ count: number }>({
    id: 'import.pastImported',
    defaultMessage: '{count, plural, one {# work} other {# works}} imported',
    description: 'Result of an earlier import',
  }),
  pastUndone: defineMessage<{ count: number }>({
    id: 'import.pastUndone',
    defaultMessage: '{count, plural, one {# work} other {# works}} removed',
    description: 'Result of an earlier import that was undone',
  }),
};
