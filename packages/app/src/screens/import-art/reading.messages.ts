import { defineMessage, defineMessages } from 'react-intl';
import type { Note } from './sheet/sheet.ts';

export const readingMessages = {
  ...defineMessages({
    title: {
      id: 'import.readingTitle',
      defaultMessage: 'Check the first rows',
      description: 'Heading of the preview of the first rows',
    },
    notes: {
      id: 'import.readingNotes',
      defaultMessage: 'Check these rows',
      description: 'Title of the banner with notes about a file',
    },
    encoding: { id: 'import.encoding', defaultMessage: 'Text encoding', description: 'Label: UTF-8, Shift_JIS …' },
    encodingHelp: {
      id: 'import.encodingHelp',
      defaultMessage: 'Choose another if letters look wrong.',
      description: 'Hint below the text encoding',
    },
    sheet: { id: 'import.sheetOfFile', defaultMessage: 'Sheet', description: 'Field label: sheet of the workbook' },
    firstRow: {
      id: 'import.firstRow',
      defaultMessage: 'The first row has',
      description: 'Field label; options: column names, a work',
    },
    headers: {
      id: 'import.firstRowHeaders',
      defaultMessage: 'column names',
      description: 'Option: the first row has column names',
    },
    work: { id: 'import.firstRowWork', defaultMessage: 'a work', description: 'Option: the first row has a work' },
    hiddenRows: {
      id: 'import.hiddenRows',
      defaultMessage: 'Hidden rows',
      description: 'Field label: rows hidden in the workbook',
    },
    totals: { id: 'import.totalRows', defaultMessage: 'Rows of totals', description: 'Field label: rows with sums' },
    leave: { id: 'import.leaveRows', defaultMessage: 'Leave out', description: 'Option: rows are not imported' },
    take: { id: 'import.takeRows', defaultMessage: 'Import', description: 'Option: rows are imported' },
    firstRows: {
      id: 'import.firstRows',
      defaultMessage: 'First rows',
      description: 'Screen reader label of the table of first rows',
    },
    change: {
      id: 'import.readOtherwise',
      defaultMessage: 'Change how the file is read',
      description: 'Button label: back to the preview of the file',
    },
  }),
  hiddenSheet: defineMessage<{ name: string }>({
    id: 'import.hiddenSheet',
    defaultMessage: '{name} (hidden)',
    description: 'Option: a sheet hidden in the workbook',
  }),
  asText: defineMessage<{ rows: number; encoding: string }>({
    id: 'import.readAsText',
    defaultMessage: '{rows, plural, one {# row} other {# rows}}, read as {encoding}.',
    description: 'Result of reading a text file; encoding is a name such as UTF-8',
  }),
  asSheet: defineMessage<{ rows: number; name: string }>({
    id: 'import.readAsSheet',
    defaultMessage: '{rows, plural, one {# row} other {# rows}} from the sheet “{name}”.',
    description: 'Result of reading a workbook: its sheet',
  }),
  program: defineMessage<{ program: string }>({
    id: 'import.readProgram',
    defaultMessage: 'It’s an export from {program}.',
    description: 'Program that exported the file, such as Shopify',
  }),
  goOn: defineMessage<{ count: number }>({
    id: 'import.readingGoOn',
    defaultMessage: 'Continue with {count, plural, one {# row} other {# rows}}',
    description: 'Button label: accepts the rows as shown',
  }),
};

type NoteValues = { count: number; rows: string };

/** Notes about a file; rows are numbers such as 2, 5. */
export const noteMessages = {
  quote: defineMessage<NoteValues>({
    id: 'import.noteQuote',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a quotation mark that isn’t closed. It was read as text.',
    description: 'Note: an unmatched quotation mark in a CSV file',
  }),
  swallowed: defineMessage<NoteValues>({
    id: 'import.noteSwallowed',
    defaultMessage:
      '{count, plural, one {A cell in row {rows} has} other {Cells in rows {rows} have}} lines that look like rows of their own. Check the quotation marks in the file.',
    description: 'Note: a cell of a CSV file that may contain several rows',
  }),
  broken: defineMessage<NoteValues>({
    id: 'import.noteBroken',
    defaultMessage: '{count, plural, one {Row {rows} has} other {Rows {rows} have}} characters that can’t be read.',
    description: 'Note: unreadable characters in a file',
  }),
  hidden: defineMessage<NoteValues>({
    id: 'import.noteHidden',
    defaultMessage: '{count, plural, one {Row {rows} is} other {Rows {rows} are}} hidden in the workbook.',
    description: 'Note: hidden rows of a workbook',
  }),
  failed: defineMessage<NoteValues>({
    id: 'import.noteFailed',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a cell with an error such as #REF!. Correct it when the rows are checked.',
    description: 'Note: cells with formula errors',
  }),
  uncomputed: defineMessage<NoteValues>({
    id: 'import.noteUncomputed',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a formula without its result. Open the file in Excel, save it and choose it again.',
    description: 'Note: formulas without a stored result',
  }),
  merged: defineMessage<NoteValues>({
    id: 'import.noteMerged',
    defaultMessage:
      '{count, plural, one {Row {rows} repeats} other {Rows {rows} repeat}} the text of a merged cell above.',
    description: 'Note: merged cells of a workbook',
  }),
  far: defineMessage<NoteValues>({
    id: 'import.noteFar',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} a cell far from the others. It was left out.',
    description: 'Note: cells far below or beside the table',
  }),
  totals: defineMessage<NoteValues>({
    id: 'import.noteTotals',
    defaultMessage: '{count, plural, one {Row {rows} looks like a total} other {Rows {rows} look like totals}}.',
    description: 'Note: rows with sums',
  }),
  wider: defineMessage<NoteValues>({
    id: 'import.noteWider',
    defaultMessage:
      '{count, plural, one {Row {rows} has} other {Rows {rows} have}} more cells than there are column names.',
    description: 'Note: rows with more cells than headings',
  }),
  above: defineMessage<NoteValues>({
    id: 'import.noteAbove',
    defaultMessage:
      '{count, plural, one {Row {rows} is} other {Rows {rows} are}} above the column names and won’t be imported.',
    description: 'Note: rows above the column names',
  }),
  variants: defineMessage<NoteValues>({
    id: 'import.noteVariants',
    defaultMessage:
      '{count, plural, one {Row {rows} is a variant} other {Rows {rows} are variants}} of the work above and won’t be imported.',
    description: 'Note: further variants of a product in a shop export',
  }),
} as const satisfies Record<Note['kind'], unknown>;
