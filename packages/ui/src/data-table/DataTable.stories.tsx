import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { longTitle, pictures } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Image } from '../image/index.ts';
import { Narrow, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { followsRow, keepsFocus, pressing, rowOpened } from './behaviour.fixtures.ts';
import { type SampleRow, sampleColumns, sampleRows, sorted } from './fixtures.ts';
import { type Column, DataTable, type DataTableProps, type Sort } from './index.ts';
import { keyboard, opened } from './keyboard.fixtures.ts';

/** A table whose sort and selection are held by the story, as a screen would. */
function Held(props: DataTableProps<SampleRow>) {
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  const [selection, setSelection] = useState(props.selection);
  const rows = useMemo(() => sorted(props.rows, sort), [props.rows, sort]);
  return (
    <DataTable
      {...props}
      rows={rows}
      selection={selection}
      sort={sort}
      onSelectionChange={setSelection}
      onSortChange={setSort}
    />
  );
}

const few = sampleRows(6);
const thousand = sampleRows(1000);
const rowKey = (row: SampleRow) => row.id;

const meta = {
  title: 'Data/Data table',
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
      ],
      dont: [
        'Put more than one action in a row: open it, and act there.',
        'Use it for pictures first, or for fewer than three facts: ArtworkGrid and lists read better.',
      ],
      accessibility: [
        'An ARIA grid: one tab stop, arrow keys, and row numbers that count the whole table, not the part that is drawn.',
        'A focused row keeps the focus when it is scrolled away or sorted elsewhere.',
        'Below 775 px it is a list of cards.',
      ],
    },
  },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Held {...args} /> };

const withPicture: Column<SampleRow>[] = [
  {
    id: 'picture',
    header: 'Picture',
    width: 76,
    render: ({ id }) => {
      const image = Object.values(pictures)[Number(id.slice(5)) % 6] as (typeof pictures)['landscape'];
      return (
        <span style={{ width: `${Math.min(1, image.width / image.height) * 40}px` }}>
          <Image alt="" sizes="40px" source={image} />
        </span>
      );
    },
  },
  ...sampleColumns,
  { id: 'action', header: 'Action', width: 120, render: () => <Button size="small">Renew</Button> },
];

/** Cells with components, in roomy rows: React draws those cells into the rows that come and go. */
export const Rendered: Story = {
  args: { columns: withPicture, density: 'roomy' },
  render: (args) => <Held {...args} />,
};

function HeldMany(props: DataTableProps<SampleRow>) {
  const [rows] = useState(() => sampleRows(100_000));
  return <Held {...props} rows={rows} />;
}

export const HundredThousand: Story = {
  name: '100,000 rows',
  render: (args) => <HeldMany {...args} />,
};

const wide = sampleColumns.map((column) => ({ ...column, width: (column.width ?? 160) * 1.6 }));
const nothing = <p>No works match. Clear the search to see all of them.</p>;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Held
        {...args}
        rows={few}
        selection={new Set(['work-2', 'work-4'])}
        sort={{ column: 'title', direction: 'ascending' }}
      />
      <Held {...args} columns={withPicture} density="roomy" rows={few.slice(0, 3)} selection={undefined} />
      <SheetRow label="wider than its place; loading; loading over rows; empty">
        <SheetCell label="wide" width={800}>
          <Held {...args} columns={wide} rows={few.slice(0, 3)} />
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
      <SheetRow label="cards below 775 px: plain, selectable, loading, empty">
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
    </Sheet>
  ),
};

const hostile: SampleRow[] = [
  { ...(few[0] as SampleRow), title: longTitle },
  { ...(few[1] as SampleRow), title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', artist: '' },
  { ...(few[2] as SampleRow), title: '凱風快晴、あるいは赤く染まる山の朝の眺め、天保二年頃の版', price: 123456789 },
];

export const Hostile: Story = {
  render: (args) => (
    <>
      <DataTable {...args} rows={hostile} />
      <Narrow>
        <DataTable {...args} rows={hostile} />
        <DataTable {...args} rows={[]} />
      </Narrow>
    </>
  ),
};

const interactive = { columns: [...sampleColumns, withPicture.at(-1) as Column<SampleRow>], onRowOpen: opened };

export const Keyboard: Story = {
  args: interactive,
  render: (args) => <Held {...args} />,
  play: playKeyboard(keyboard),
};

export const FocusKept: Story = { render: (args) => <Held {...args} />, play: keepsFocus };

export const FocusFollows: Story = { render: (args) => <Held {...args} />, play: followsRow };

export const Pressing: Story = {
  args: { ...interactive, onRowOpen: rowOpened },
  render: (args) => <Held {...args} />,
  play: pressing,
};
