import { defineMessage, defineMessages } from 'react-intl';

export const fileMessages = {
  ...defineMessages({
    label: { id: 'import.file', defaultMessage: 'Spreadsheet', description: 'Label of the file that is imported' },
    templateHelp: {
      id: 'import.templateHelp',
      defaultMessage: 'No spreadsheet yet?',
      description: 'Before the button “Download template”',
    },
    template: {
      id: 'import.template',
      defaultMessage: 'Download template',
      description: 'Button: a sheet with the headers and one example',
    },
    templateFile: {
      id: 'import.templateFile',
      defaultMessage: 'Works, template',
      description: 'Name of the file, without its ending',
    },
    tooLarge: {
      id: 'import.tooLarge',
      defaultMessage: 'The file has 10 MB or more. Split it, or save the sheet alone.',
      description: 'Why a file cannot be read',
    },
    empty: {
      id: 'import.empty',
      defaultMessage: 'The sheet has no rows below its headers.',
      description: 'Why a file cannot be read',
    },
    oldExcel: {
      id: 'import.oldExcel',
      defaultMessage: 'This is an old Excel file (.xls). Save it as .xlsx or CSV.',
      description: 'Why a file cannot be read',
    },
    password: {
      id: 'import.password',
      defaultMessage: 'This workbook is protected by a password. Save a copy without one.',
      description: 'Why a file cannot be read',
    },
    otherProgram: {
      id: 'import.otherProgram',
      defaultMessage: 'This file is neither CSV nor .xlsx. Export it as one of them.',
      description: 'Why a file cannot be read: a page, a PDF, a document of another program',
    },
    changed: {
      id: 'import.fileChanged',
      defaultMessage: 'The file was changed or moved after you chose it. Choose it again.',
      description: 'Why a file cannot be read',
    },
    unreadable: {
      id: 'import.unreadable',
      defaultMessage: 'We can’t read this file as a spreadsheet. Save it as CSV and try again.',
      description: 'Why a file cannot be read',
    },
    past: {
      id: 'import.past',
      defaultMessage: 'Earlier imports',
      description: 'Heading of the imports that have ended',
    },
  }),
  help: defineMessage<{ rows: string }>({
    id: 'import.fileHelp',
    defaultMessage:
      'CSV or Excel, one work per row, up to {rows} rows. Any column names and order, in English or Japanese.',
    description: 'Under the field of the file; rows is a number',
  }),
  interrupted: defineMessage<{ file: string }>({
    id: 'import.interrupted',
    defaultMessage: 'Sending {file} was interrupted. Choose the file again.',
    description: 'The rows of a file have not all arrived; file is a file name',
  }),
  tooManyRows: defineMessage<{ count: number; most: number }>({
    id: 'import.tooManyRows',
    defaultMessage: 'The sheet has {count, number} rows. Split it into sheets of at most {most, number}.',
    description: 'Why a file cannot be read',
  }),
  tooManyColumns: defineMessage<{ count: number }>({
    id: 'import.tooManyColumns',
    defaultMessage: 'The sheet has {count, number} columns. Remove some: at most 100 can be read.',
    description: 'Why a file cannot be read',
  }),
  cellTooLong: defineMessage<{ count: number }>({
    id: 'import.cellTooLong',
    defaultMessage: 'A cell of row {count, number} has more than 10,000 characters. Shorten it.',
    description: 'Why a file cannot be read',
  }),
  pastImported: defineMessage<{ count: number }>({
    id: 'import.pastImported',
    defaultMessage: '{count, plural, one {# work} other {# works}} imported',
    description: 'What came of an earlier import',
  }),
  pastUndone: defineMessage<{ count: number }>({
    id: 'import.pastUndone',
    defaultMessage: '{count, plural, one {# work} other {# works}} removed',
    description: 'What came of an earlier import that was undone',
  }),
};
