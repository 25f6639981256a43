import { defineMessage, defineMessages } from 'react-intl';
import type { Note } from './sheet/sheet.ts';

export const readingMessages = {
  ...defineMessages({
    title: {
      id: 'import.readingTitle',
      defaultMessage: 'Check the first rows',
      description: 'Heading over the first rows of a file',
    },
    notes: {
      id: 'import.readingNotes',
      defaultMessage: 'Check these rows',
      description: 'Title of what to know of a file',
    },
    encoding: { id: 'import.encoding', defaultMessage: 'Text encoding', description: 'Label: UTF-8, Shift_JIS …' },
    encodingHelp: {
      id: 'import.encodingHelp',
      defaultMessage: 'Choose another if letters look wrong.',
      description: 'Under the choice of an encoding',
    },
    sheet: { id: 'import.sheetOfFile', defaultMessage: 'Sheet', description: 'Label: which sheet of a workbook' },
    firstRow: {
      id: 'import.firstRow',
      defaultMessage: 'The first row has',
      description: 'Label of a choice: column names, or a work',
    },
    headers: {
      id: 'import.firstRowHeaders',
      defaultMessage: 'column names',
      description: 'Choice: the first row has column names',
    },
    work: { id: 'import.firstRowWork', defaultMessage: 'a work', description: 'Choice: the first row has a work' },
    hiddenRows: {
      id: 'import.hiddenRows',
      defaultMessage: 'Hidden rows',
      description: 'Label: rows that the workbook hides',
    },
    totals: { id: 'import.totalRows', defaultMessage: 'Rows of totals', description: 'Label: rows with sums' },
    leave: { id: 'import.leaveRows', defaultMessage: 'Leave out', description: 'Choice: rows are not imported' },
    take: { id: 'import.takeRows', defaultMessage: 'Import', description: 'Choice: rows are imported' },
    firstRows: {
      id: 'import.firstRows',
      defaultMessage: 'First rows',
      description: 'Accessible name of the table of the first rows of a file',
    },
    change: {
      id: 'import.readOtherwise',
      defaultMessage: 'Change how the file is read',
      description: 'Button that leads back to the first rows of a file',
    },
  }),
  hiddenSheet: defineMessage<{ name: string }>({
    id: 'import.hiddenSheet',
    defaultMessage: '{name} (hidden)',
    description: 'A sheet that the workbook hides',
  }),
  asText: defineMessage<{ rows: number; encoding: string }>({
    id: 'import.readAsText',
    defaultMessage: '{rows, plural, one {# row} other {# rows}}, read as {encoding}.',
    description: 'How a text file was read; encoding is a name such as UTF-8',
  }),
  asSheet: defineMessage<{ rows: number; name: string }>({
    id: 'import.readAsSheet',
    defaultMessage: '{rows, plural, one {# row} other {# rows}} from the sheet “{name}”.',
    description: 'Which sheet of a workbook was read',
  }),
  program: defineMessage<{ program: string }>({
    id: 'import.readProgram',
    defaultMessage: 'It’s an export from {program}.',
    description: 'The program that wrote a file, such as Shopify',
  }),
  goOn: defineMessage<{ count: number }>({
    id: 'import.readingGoOn',
    defaultMessage: 'Continue with {count, plural, one {# row} other {# rows}}',
    description: 'Button that sends the rows as they are shown',
  }),
};

type Told = { count: number; rows: string };

/** Notes about a file; rows are numbers such as 2, 5. */
export const noteMessages = {
  quote: defineMessage<Told>({
    id: 'import.noteQuote',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a quotation mark that isn’t closed. It was read as text.',
    description: 'A quotation mark in a CSV file that opens no cell',
  }),
  swallowed: defineMessage<Told>({
    id: 'import.noteSwallowed',
    defaultMessage:
      '{count, plural, one {A cell in row {rows} has} other {Cells in rows {rows} have}} lines that look like rows of their own. Check the quotation marks in the file.',
    description: 'A cell of a CSV file that may have taken in rows',
  }),
  broken: defineMessage<Told>({
    id: 'import.noteBroken',
    defaultMessage: '{count, plural, one {Row {rows} has} other {Rows {rows} have}} characters that can’t be read.',
    description: 'Broken characters in a file',
  }),
  hidden: defineMessage<Told>({
    id: 'import.noteHidden',
    defaultMessage: '{count, plural, one {Row {rows} is} other {Rows {rows} are}} hidden in the workbook.',
    description: 'Hidden rows of a workbook',
  }),
  failed: defineMessage<Told>({
    id: 'import.noteFailed',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a cell with an error such as #REF!. Correct it when the rows are checked.',
    description: 'Cells of a workbook that failed',
  }),
  uncomputed: defineMessage<Told>({
    id: 'import.noteUncomputed',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a formula without its result. Open the file in Excel, save it and choose it again.',
    description: 'Formulas that were never computed',
  }),
  merged: defineMessage<Told>({
    id: 'import.noteMerged',
    defaultMessage:
      '{count, plural, one {Row {rows} repeats} other {Rows {rows} repeat}} the text of a merged cell above.',
    description: 'Merged cells of a workbook',
  }),
  far: defineMessage<Told>({
    id: 'import.noteFar',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a cell far from the others. It was left out.',
    description: 'Cells far below or beside the table',
  }),
  totals: defineMessage<Told>({
    id: 'import.noteTotals',
    defaultMessage: '{count, plural, one {Row {rows} looks like a total} other {Rows {rows} look like totals}}.',
    description: 'Rows with sums',
  }),
  wider: defineMessage<Told>({
    id: 'import.noteWider',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} more cells than there are column names.',
    description: 'Rows with cells beyond the headers',
  }),
  above: defineMessage<Told>({
    id: 'import.noteAbove',
    defaultMessage:
      '{count, plural, one {Row {rows} is} other {Rows {rows} are}} above the column names and won’t be imported.',
    description: 'Rows above the headers',
  }),
  variants: defineMessage<Told>({
    id: 'import.noteVariants',
    defaultMessage:
      '{count, plural, one {Row {rows} is a variant} other {Rows {rows} are variants}} of the work above and won’t be imported.',
    description: 'Further variants of a product in a shop’s export',
  }),
} as const satisfies Record<Note['kind'], unknown>;
