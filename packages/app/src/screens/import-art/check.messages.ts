import { defineMessage, defineMessages } from 'react-intl';

export const checkMessages = {
  ...defineMessages({
    checking: { id: 'import.checking', defaultMessage: 'Checking the rows', description: 'Label of the progress' },
    rows: { id: 'import.rows', defaultMessage: 'Rows', description: 'Accessible name of the table of rows' },
    show: { id: 'import.show', defaultMessage: 'Show', description: 'Accessible name of the filter of the rows' },
    all: { id: 'import.all', defaultMessage: 'All', description: 'Filter: all rows' },
    wrong: { id: 'import.wrong', defaultMessage: 'With errors', description: 'Filter and state: rows with errors' },
    warned: { id: 'import.warned', defaultMessage: 'With notes', description: 'Filter: good rows with a note' },
    leftOut: { id: 'import.leftOut', defaultMessage: 'Left out', description: 'Filter and state: rows left out' },
    good: { id: 'import.good', defaultMessage: 'Ready', description: 'State of a row that can be imported' },
    imported: { id: 'import.imported', defaultMessage: 'Imported', description: 'State of a row that became a work' },
    kept: {
      id: 'import.kept',
      defaultMessage: 'In your library',
      description: 'State: undoing left the work where it is',
    },
    undone: { id: 'import.undone', defaultMessage: 'Removed', description: 'State: the work was taken back' },
    unchecked: { id: 'import.unchecked', defaultMessage: 'Not checked', description: 'State of a row' },
    number: { id: 'import.number', defaultMessage: 'Row', description: 'Header: number of the row in the sheet' },
    work: { id: 'import.work', defaultMessage: 'Title', description: 'Header: the title of the work' },
    state: { id: 'import.state', defaultMessage: 'State', description: 'Header: the state of a row' },
    price: { id: 'import.storedPrice', defaultMessage: 'Price', description: 'Header: the price that will be stored' },
    size: { id: 'import.storedSize', defaultMessage: 'Size', description: 'Header: width and height to be stored' },
    year: { id: 'import.storedYear', defaultMessage: 'Year', description: 'Header: the year that will be stored' },
    storedHelp: {
      id: 'import.storedHelp',
      defaultMessage:
        'Prices, sizes (width × height) and years are shown as they’ll be stored. To change a whole column, go back to the columns.',
      description: 'Above the rows of a sheet before works are made of them',
    },
    problems: {
      id: 'import.problems',
      defaultMessage: 'What to know',
      description: 'Header: errors and notes of a row',
    },
    untitled: { id: 'import.untitled', defaultMessage: 'No title', description: 'A row without a title' },
    noRows: { id: 'import.noRows', defaultMessage: 'No rows here', description: 'The filter leaves no row' },
    mend: { id: 'import.mend', defaultMessage: 'Check this row', description: 'Button that checks a corrected row' },
    leaveRowOut: {
      id: 'import.leaveRowOut',
      defaultMessage: 'Leave out',
      description: 'Button: the row is not imported',
    },
    takeRowIn: { id: 'import.takeRowIn', defaultMessage: 'Include again', description: 'Button: the row is imported' },
    otherCells: {
      id: 'import.otherCells',
      defaultMessage: 'Other cells',
      description: 'Opens the cells without errors',
    },
    wrongHelp: {
      id: 'import.wrongHelp',
      defaultMessage: 'Open a row to fix it here. You can also import the others now and fix these later.',
      description: 'What to do with rows that have errors',
    },
    names: { id: 'import.names', defaultMessage: 'Match these names', description: 'Heading of unknown names' },
    namesHelp: {
      id: 'import.namesHelp',
      defaultMessage: 'Choose once; it applies to every row.',
      description: 'Under the heading of unknown names',
    },
    choose: { id: 'import.choose', defaultMessage: 'Choose', description: 'Nothing is chosen for a name yet' },
    assign: { id: 'import.assign', defaultMessage: 'Assign and check again', description: 'Button that keeps names' },
    assignFirst: {
      id: 'import.assignFirst',
      defaultMessage: 'Choose what this name means first.',
      description: 'Below the disabled button that keeps names',
    },
    noneReady: {
      id: 'import.noneReady',
      defaultMessage: 'No rows are ready yet. Fix at least one first.',
      description: 'Below a disabled button that makes works of rows: every row has an error',
    },
    back: { id: 'import.back', defaultMessage: 'Back to columns', description: 'Button that leads a step back' },
  }),
  progress: defineMessage<{ done: number; all: number }>({
    id: 'import.progress',
    defaultMessage: '{done, number} of {all, number} rows',
    description: 'How far checking or importing is',
  }),
  problem: defineMessage<{ field: string; error: string }>({
    id: 'import.problem',
    defaultMessage: '{field}: {error}',
    description: 'An error of a cell: the name of its field and what is wrong',
  }),
  problemOf: defineMessage<{ field: string; text: string; error: string }>({
    id: 'import.problemOf',
    defaultMessage: '{field} “{text}”: {error}',
    description: 'An error of a cell that says something: the name of its field, what it says and what is wrong',
  }),
  editor: defineMessage<{ number: number }>({
    id: 'import.editor',
    defaultMessage: 'Row {number, number}',
    description: 'Accessible name of a row’s form',
  }),
  rowGood: defineMessage<{ number: number }>({
    id: 'import.rowGood',
    defaultMessage: 'Row {number, number} is ready.',
    description: 'A corrected row has no errors any more',
  }),
  goodTitle: defineMessage<{ count: number }>({
    id: 'import.goodTitle',
    defaultMessage: '{count, plural, one {# row is ready} other {# rows are ready}}',
    description: 'All rows can be imported',
  }),
  wrongTitle: defineMessage<{ count: number }>({
    id: 'import.wrongTitle',
    defaultMessage: '{count, plural, one {# row has an error} other {# rows have errors}}',
    description: 'Title over rows that have to be mended',
  }),
  nameRows: defineMessage<{ field: string; count: number }>({
    id: 'import.nameRows',
    defaultMessage: '{field} · {count, plural, one {# row} other {# rows}}',
    description: 'Under an unknown name: its field and how many rows have it',
  }),
  start: defineMessage<{ count: number }>({
    id: 'import.start',
    defaultMessage: 'Import {count, plural, one {# work} other {# works}}',
    description: 'Button that makes works of the rows',
  }),
};
