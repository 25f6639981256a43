import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Image } from '../image/index.ts';
import { Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import {
  announcesSort,
  copies,
  drawsNearCards,
  endReached,
  followsRow,
  keepsFocus,
  keepsOneStop,
  loadsMore,
  numbersAll,
  passesOverHead,
  pressing,
  prints,
  rowOpened,
} from './behaviour.fixtures.ts';
import { type SampleRow, sampleColumns, sampleRows } from './fixtures.ts';
import { type Column, DataTable, type DataTableProps } from './index.ts';
import { keyboard, opened } from './keyboard.fixtures.ts';
import { actionColumn, rowKey, StatefulTable } from './StatefulTable.fixtures.tsx';

const few = sampleRows(6);
const thousand = sampleRows(1000);

const meta = {
  title: 'Data/DataTable',
  component: DataTable<SampleRow>,
  tags: ['stable'],
  args: {
    label: 'Works',
    columns: sampleColumns,
    rows: thousand,
    rowKey,
    rowHref: ({ id }) => `#${id}`,
    onRowOpen: fn(),
    selection: new Set<string>(),
    height: '24rem',
  },
  argTypes: { columns: { control: false }, rows: { control: false }, selection: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Keep `columns` and functions outside the component or memoised, so that an unchanged table costs nothing.',
        'Use `text` for words and figures; `render` only where a cell needs a component.',
        'Give `rowHref`: a row that can be opened can then be opened in a new tab.',
        'Fetch more with `onEndReached`, and say with `total` how many rows there are altogether.',
        'Give a search beside it and a CSV file (`toCsv`): the browser finds only the rows that are drawn.',
      ],
      dont: [
        'Put more than one action in a row: open it, and act there.',
        'Use it for pictures first, or for fewer than three facts: ArtworkGrid and lists read better.',
        'Print many thousands of rows: paper takes every one. Give a CSV file.',
      ],
      accessibility: [
        'An ARIA grid: one tab stop, arrow keys, and row numbers that count the whole table, not the part that is drawn.',
        'A focused row keeps the focus when it is scrolled away or sorted elsewhere.',
        'Headers that sort have aria-sort, `none` but for one; a new order is told when its rows are there.',
        'Keys go to the head where a header sorts, moves or selects. Where it only names columns they stay among the rows, and Shift with an arrow resizes the column of any cell.',
        "Page down and Page up move by what is in view, up to the last and the first row, as the pattern has it; W3C's example, which turns pages of five rows, stops before the last.",
        'Columns that a person has hidden are not counted: `aria-colcount` and `aria-colindex` number what there is to go to.',
        'The first column stays in sight only where it takes less than half of the room: zoomed in, it scrolls too.',
        'Below 560 px it is a list of cards.',
      ],
    },
  },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <StatefulTable {...args} /> };

const withPicture: Column<SampleRow>[] = [
  {
    id: 'picture',
    header: 'Picture',
    picture: true,
    render: ({ id }) => {
      const image = Object.values(pictures)[Number(id.slice(5)) % 6] as (typeof pictures)['landscape'];
      return (
        <span style={{ width: `${Math.min(1, image.width / image.height) * 32}px` }}>
          <Image alt="" sizes="32px" source={image} />
        </span>
      );
    },
  },
  ...sampleColumns,
  actionColumn,
];

/** Cells with components, in roomy rows: React renders them into the recycled rows. */
export const Rendered: Story = {
  args: { columns: withPicture, density: 'roomy' },
  render: (args) => <StatefulTable {...args} />,
};

function StatefulManyRows(props: DataTableProps<SampleRow>) {
  const [rows] = useState(() => sampleRows(100_000));
  return <StatefulTable {...props} rows={rows} />;
}

export const HundredThousand: Story = {
  name: '100,000 rows',
  render: (args) => <StatefulManyRows {...args} />,
};

const wide = sampleColumns.map((column) => ({ ...column, width: (column.width ?? 160) * 1.6 }));
const nothing = <p>No works match. Clear the search to see all of them.</p>;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <StatefulTable
        {...args}
        rows={few}
        selection={new Set(['work-2', 'work-4'])}
        sort={{ column: 'title', direction: 'ascending' }}
      />
      <StatefulTable {...args} columns={withPicture} density="roomy" rows={few.slice(0, 3)} selection={undefined} />
      <SheetRow label="wider than its place; loading; loading over rows; empty">
        <SheetCell label="wide" width={800}>
          <StatefulTable {...args} columns={wide} rows={few.slice(0, 3)} />
        </SheetCell>
        <SheetCell label="loading" width={800}>
          <DataTable {...args} loading rows={[]} />
        </SheetCell>
        <SheetCell label="loading over rows" width={800}>
          <DataTable {...args} loading rows={few.slice(0, 2)} />
        </SheetCell>
        <SheetCell label="empty" width={800}>
          <DataTable {...args} empty={nothing} rows={[]} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="cards below 560 px: plain, selectable, loading, empty">
        <SheetCell label="320 px" width={288}>
          <DataTable {...args} rows={few.slice(0, 2)} selection={undefined} />
        </SheetCell>
        <SheetCell label="selectable" width={288}>
          <DataTable {...args} rows={few.slice(0, 2)} selection={new Set(['work-1'])} />
        </SheetCell>
        <SheetCell label="loading" width={200}>
          <DataTable {...args} loading rows={[]} />
        </SheetCell>
        <SheetCell label="empty" width={200}>
          <DataTable {...args} empty={nothing} rows={[]} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="hover, focus: a row and a cell; the head of a column and a tick">
        <SheetCell label="row, cell" width={800}>
          <Preview
            focus="[role=row][aria-rowindex='3'] [role=gridcell]:nth-child(3)"
            hover="[role=row][aria-rowindex='3']"
          >
            <StatefulTable {...args} rows={few.slice(0, 3)} />
          </Preview>
        </SheetCell>
        <SheetCell label="head, tick" width={800}>
          <Preview focus="[role=row][aria-rowindex='2'] input" hover="[role=columnheader] button">
            <StatefulTable {...args} rows={few.slice(0, 3)} selection={new Set()} />
          </Preview>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

const hostile: SampleRow[] = [
  { ...(few[0] as SampleRow), title: longTitle },
  { ...(few[1] as SampleRow), title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', artist: '' },
  { ...(few[2] as SampleRow), title: '凱風快晴、あるいは赤く染まる山の朝の眺め、天保二年頃の版', price: 123456789 },
];

const headed: Column<SampleRow>[] = sampleColumns.map((column, index) =>
  index < 3 ? { ...column, header: longTitle } : column,
);

export const Hostile: Story = {
  render: (args) => (
    <>
      <DataTable {...args} rows={hostile} />
      <DataTable {...args} columns={headed} label={longTitle} rows={hostile} />
      <Narrow>
        <DataTable {...args} rows={hostile} />
        <DataTable {...args} columns={headed} rows={hostile.slice(0, 1)} />
        <DataTable {...args} rows={[]} />
      </Narrow>
    </>
  ),
};

const interactive = { columns: [...sampleColumns, actionColumn], onRowOpen: opened };

export const Keyboard: Story = {
  args: interactive,
  render: (args) => <StatefulTable {...args} />,
  play: playKeyboard(keyboard),
};

export const FocusKept: Story = { render: (args) => <StatefulTable {...args} />, play: keepsFocus };

export const FocusFollows: Story = { render: (args) => <StatefulTable {...args} />, play: followsRow };

export const Pressing: Story = {
  args: { ...interactive, onRowOpen: rowOpened },
  render: (args) => <StatefulTable {...args} />,
  play: pressing,
};

export const Numbering: Story = { render: (args) => <StatefulTable {...args} />, play: numbersAll };

export const Sorting: Story = { render: (args) => <StatefulTable {...args} />, play: announcesSort };

export const PlainHead: Story = {
  args: {
    columns: sampleColumns.map((column) => ({ ...column, sortable: false })),
    label: undefined,
    labelledBy: 'works-of-this-year',
    selection: undefined,
  },
  render: (args) => (
    <>
      <Text id="works-of-this-year">Works of this year</Text>
      <DataTable {...args} />
    </>
  ),
  play: passesOverHead,
};

export const OneStop: Story = { render: (args) => <StatefulTable {...args} />, play: keepsOneStop };

export const Copying: Story = { render: (args) => <StatefulTable {...args} />, play: copies };

export const Printing: Story = { args: interactive, render: (args) => <StatefulTable {...args} />, play: prints };

function Growing(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(() => props.rows.slice(0, 40));
  const more = () => {
    endReached();
    setRows(props.rows.slice(0, rows.length + 40));
  };
  return <DataTable {...props} rows={rows} total={120} onEndReached={more} />;
}

export const LoadingMore: Story = {
  beforeEach: () => {
    endReached.mockClear();
  },
  render: (args) => <Growing {...args} />,
  play: loadsMore,
};

export const ThousandCards: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <StatefulTable {...args} />
    </div>
  ),
  play: drawsNearCards,
};
