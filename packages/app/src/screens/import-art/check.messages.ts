import { defineMessage, defineMessages } from 'react-intl';

export const checkMessages = {
  ...defineMessages({
    checking: { id: 'import.checking', defaultMessage: 'Checking the rows', description: 'Label of the progress bar' },
    rows: { id: 'import.rows', defaultMessage: 'Rows', description: 'Screen reader label of the table of rows' },
    show: { id: 'import.show', defaultMessage: 'Show', description: 'Screen reader label of the row filter' },
    all: { id: 'import.all', defaultMessage: 'All', description: 'Filter: all rows' },
    wrong: { id: 'import.wrong', defaultMessage: 'With errors', description: 'Filter, row status and button label' },
    warned: { id: 'import.warned', defaultMessage: 'With notes', description: 'Filter: error-free rows with a note' },
    leftOut: { id: 'import.leftOut', defaultMessage: 'Left out', description: 'Filter and row status: excluded rows' },
    good: { id: 'import.good', defaultMessage: 'Ready', description: 'Row status: can be imported' },
    imported: { id: 'import.imported', defaultMessage: 'Imported', description: 'Row status: imported as a work' },
    kept: {
      id: 'import.kept',
      defaultMessage: 'In your library',
      description: 'Row status: the work stayed in the library when the import was undone',
    },
    undone: { id: 'import.undone', defaultMessage: 'Removed', description: 'Row status: work removed by undo' },
    unchecked: { id: 'import.unchecked', defaultMessage: 'Not checked', description: 'Row status: not yet checked' },
    number: { id: 'import.number', defaultMessage: 'Row', description: 'Column heading: row number in the sheet' },
    work: { id: 'import.work', defaultMessage: 'Title', description: 'Column heading: title of the work' },
    state: { id: 'import.state', defaultMessage: 'State', description: 'Column heading: status of the row' },
    price: { id: 'import.storedPrice', defaultMessage: 'Price', description: 'Column heading: price to be stored' },
    size: { id: 'import.storedSize', defaultMessage: 'Size', description: 'Column heading: size to be stored' },
    year: { id: 'import.storedYear', defaultMessage: 'Year', description: 'Column heading: year to be stored' },
    storedHelp: {
      id: 'import.storedHelp',
      defaultMessage:
        'Prices, sizes (width × height) and years are shown as they’ll be stored. To change a whole column, go back to the columns.',
      description: 'Hint above the table of rows before the import',
    },
    problems: {
      id: 'import.problems',
      defaultMessage: 'What to know',
      description: 'Column heading: errors and notes of the row',
    },
    untitled: { id: 'import.untitled', defaultMessage: 'No title', description: 'Text in place of a missing title' },
    noRows: { id: 'import.noRows', defaultMessage: 'No rows here', description: 'Table message: no matching rows' },
    mend: { id: 'import.mend', defaultMessage: 'Check this row', description: 'Button label: checks a corrected row' },
    leaveRowOut: {
      id: 'import.leaveRowOut',
      defaultMessage: 'Leave out',
      description: 'Button: excludes the row',
    },
    takeRowIn: { id: 'import.takeRowIn', defaultMessage: 'Include again', description: 'Button: includes a row again' },
    otherCells: {
      id: 'import.otherCells',
      defaultMessage: 'Other cells',
      description: 'Title of the collapsed section of cells without errors',
    },
    wrongHelp: {
      id: 'import.wrongHelp',
      defaultMessage: 'Open a row to fix it here. You can also import the others now and fix these later.',
      description: 'Hint in the banner about rows with errors',
    },
    names: { id: 'import.names', defaultMessage: 'Match these names', description: 'Heading of unknown names' },
    namesHelp: {
      id: 'import.namesHelp',
      defaultMessage: 'Choose once; it applies to every row.',
      description: 'Hint below the heading “Match these names”',
    },
    choose: { id: 'import.choose', defaultMessage: 'Choose', description: 'Placeholder of the choice for a name' },
    assign: { id: 'import.assign', defaultMessage: 'Assign and check again', description: 'Button: saves matches' },
    assignFirst: {
      id: 'import.assignFirst',
      defaultMessage: 'Choose what this name means first.',
      description: 'Reason below the disabled button “Assign and check again”',
    },
    noneReady: {
      id: 'import.noneReady',
      defaultMessage: 'No rows are ready yet. Fix at least one first.',
      description: 'Reason below the disabled import button: every row has an error',
    },
    back: { id: 'import.back', defaultMessage: 'Back to columns', description: 'Button label: to the previous step' },
  }),
  progress: defineMessage<{ done: number; all: number }>({
    id: 'import.progress',
    defaultMessage: '{done, number} of {all, number} rows',
    description: 'Progress of checking, importing or undoing',
  }),
  problem: defineMessage<{ field: string; error: string }>({
    id: 'import.problem',
    defaultMessage: '{field}: {error}',
    description: 'Error in an empty cell: name of its field, and the error',
  }),
  problemOf: defineMessage<{ field: string; text: string; error: string }>({
    id: 'import.problemOf',
    defaultMessage: '{field} “{text}”: {error}',
    description: 'Error in a cell: name of its field, its text, and the error',
  }),
  editor: defineMessage<{ number: number }>({
    id: 'import.editor',
    defaultMessage: 'Row {number, number}',
    description: 'Screen reader label of the form of a row',
  }),
  rowGood: defineMessage<{ number: number }>({
    id: 'import.rowGood',
    defaultMessage: 'Row {number, number} is ready.',
    description: 'Toast: a corrected row has no more errors',
  }),
  goodTitle: defineMessage<{ count: number }>({
    id: 'import.goodTitle',
    defaultMessage: '{count, plural, one {# row is ready} other {# rows are ready}}',
    description: 'Title of the banner when all rows can be imported',
  }),
  wrongTitle: defineMessage<{ count: number }>({
    id: 'import.wrongTitle',
    defaultMessage: '{count, plural, one {# row has an error} other {# rows have errors}}',
    description: 'Title of the banner about rows with errors',
  }),
  nameRows: defineMessage<{ field: string; count: number }>({
    id: 'import.nameRows',
    defaultMessage: '{field} · {count, plural, one {# row} other {# rows}}',
    description: 'Hint below an unknown name: its field and the number of rows with it',
  }),
  start: defineMessage<{ count: number }>({
    id: 'import.start',
    defaultMessage: 'Import {count, plural, one {# work} other {# works}}',
    description: 'Button label: starts the import',
  }),
};
