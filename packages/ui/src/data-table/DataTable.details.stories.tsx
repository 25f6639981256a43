import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import {
  type KeyboardContext,
  type KeyboardRow,
  Narrow,
  person,
  playKeyboard,
  Sheet,
  SheetCell,
  SheetRow,
} from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { type SampleRow, sampleColumns, sampleRows } from './fixtures.ts';
import { DataTable } from './index.ts';
import { rowKey, StatefulTable } from './StatefulTable.fixtures.tsx';

/** A detail that can grow. */
function Detail({ row }: { row: SampleRow }) {
  const [notes, setNotes] = useState(Number(row.id.slice(5)) % 3);
  return (
    <Stack gap={2}>
      <Text>
        {row.title}, {row.artist}, {row.year}
      </Text>
      {Array.from({ length: notes }, (_, note) => note + 1).map((note) => (
        <Text key={note} tone="muted">
          Note {note}: framed by the seller, glass cleaned.
        </Text>
      ))}
      <Inline gap={2}>
        <Button onClick={() => setNotes(notes + 1)} size="small">
          Add a note
        </Button>
        <Button size="small">Print a label</Button>
      </Inline>
    </Stack>
  );
}

const opened = fn();
const at = () => [
  Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')),
  Number(document.activeElement?.closest('[aria-colindex]')?.getAttribute('aria-colindex')),
];
const toggleOf = (canvas: KeyboardContext['canvas'], row: number) =>
  canvas.getByRole('grid').querySelector(`[aria-rowindex="${row}"] button[aria-expanded]`) as HTMLElement;

const keyboard: KeyboardRow[] = [
  {
    keys: 'Enter or Space on the button of a row',
    does: 'Opens it, or closes it. The focus stays.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(at()).toEqual([2, 1]);
      const toggle = toggleOf(canvas, 2);
      await expect(toggle).toHaveFocus();
      await expect(toggle).toHaveAccessibleName('Details Ridges, Late');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
      const detail = await waitFor(() => canvas.getByRole('group', { name: 'Details Ridges, Late' }));
      await expect(toggle).toHaveAttribute('aria-controls', detail.closest('[role="gridcell"]')?.id);
      await expect(toggle).toHaveFocus();
      await user.keyboard(' ');
      await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
      await expect(canvas.queryByRole('group', { name: 'Details Ridges, Late' })).toBeNull();
    },
  },
  {
    keys: 'Arrow right, Arrow left on the button of a row',
    does: 'Arrow right opens a closed row, arrow left closes an open one; else they move by a cell.',
    run: async ({ canvas, user }) => {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(toggleOf(canvas, 2)).toHaveAttribute('aria-expanded', 'true'));
      await user.keyboard('{ArrowRight}');
      await expect(at()).toEqual([2, 2]);
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(toggleOf(canvas, 2)).toHaveAttribute('aria-expanded', 'false'));
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(toggleOf(canvas, 2)).toHaveAttribute('aria-expanded', 'true'));
    },
  },
  {
    keys: 'Arrow down, Arrow up',
    does: 'Move through the details of open rows, which count as rows, and keep the column.',
    run: async ({ canvas, user }) => {
      await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '202'));
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
      await expect(at()).toEqual([3, 1]);
      await expect(document.activeElement).toHaveAttribute('aria-colspan', '7');
      await user.keyboard('{ArrowDown}');
      await expect(at()).toEqual([4, 3]);
      await user.keyboard('{ArrowUp}{ArrowUp}');
      await expect(at()).toEqual([2, 3]);
    },
  },
  {
    keys: 'Enter or F2 on a detail, then Tab, then Escape or F2',
    does: 'Goes to its first control, to the next one, and back to the detail.',
    run: async ({ user }) => {
      await user.keyboard('{ArrowDown}{Enter}');
      await expect(document.activeElement).toHaveTextContent('Add a note');
      await user.tab();
      await expect(document.activeElement).toHaveTextContent('Print a label');
      await user.keyboard('{Escape}');
      await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
      await user.keyboard('{F2}{F2}');
      await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    },
  },
];

const meta = {
  title: 'Data/DataTable details',
  component: DataTable<SampleRow>,
  tags: ['stable'],
  args: {
    label: 'Works',
    columns: sampleColumns,
    rows: sampleRows(200),
    rowKey,
    height: '26rem',
    expand: { expanded: new Set<string>(), onExpandedChange: opened, render: (row) => <Detail row={row} /> },
  },
  argTypes: { columns: { control: false }, rows: { control: false }, expand: { control: false } },
  render: (args) => <StatefulTable {...args} />,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Show in a detail what is compared or decided at a glance: items, a note, one or two actions.',
        'Keep the open rows in a set of keys: they stay open while rows are sorted, filtered and loaded.',
      ],
      dont: ['Put a screen into a detail: give the row an address and open that.'],
      accessibility: [
        'The button says whether its row is open and controls the detail, which is a row of the grid with one cell.',
        'A detail that closes with the focus in it gives the focus to its button.',
      ],
    },
  },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (...keys: string[]) => ({
  expanded: new Set(keys),
  onExpandedChange: opened,
  render: (row: SampleRow) => <Detail row={row} />,
});

export const Playground: Story = { args: { expand: open('work-2') } };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Asserts that rows follow each other without gaps or overlaps, whatever the height of the details. */
const inLine = (grid: HTMLElement) => {
  const boxes = Array.from(grid.querySelectorAll('[role="rowgroup"]:last-of-type > [role="row"]'), (row) =>
    row.getBoundingClientRect(),
  ).sort((one, other) => one.top - other.top);
  return boxes.length > 5 && boxes.slice(1).every(({ top }, index) => Math.abs(top - (boxes[index]?.bottom ?? 0)) < 1);
};

/** Every second row is expanded, with different heights; the rows between are found at every scroll position. */
export const ManyOpen: Story = {
  args: { expand: open(...Array.from({ length: 100 }, (_, index) => `work-${index * 2 + 1}`)) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '301'));
    for (const top of [0, 3000, 9000, 1_000_000, 4000, 0]) {
      grid.scrollTop = top;
      await waitFor(() => expect(inLine(grid)).toBe(true));
    }
    // The rows of the previous scroll position may not be sorted yet.
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="2"]')).toBeVisible());
    const user = person();
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(at()[0]).toBe(301));
    await waitFor(() => expect(inLine(grid)).toBe(true));
  },
};

/** A detail that grows pushes the rows below it; one that closes returns its focus. */
export const Growing: Story = {
  args: { expand: open('work-1', 'work-4') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const user = person();
    const add = await waitFor(() => canvas.getAllByRole('button', { name: 'Add a note' })[0] as HTMLElement);
    await user.click(add);
    await user.click(add);
    await waitFor(() => expect(inLine(grid)).toBe(true));
    await expect(add).toHaveFocus();
    const toggle = toggleOf(canvas, 2);
    toggle.click();
    await waitFor(() => expect(toggle).toHaveFocus());
    await waitFor(() => expect(inLine(grid)).toBe(true));
  },
};

const some = (row: SampleRow) => row.id !== 'work-2';
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(8);

export const Hostile: Story = {
  args: {
    rows: sampleRows(3),
    expand: {
      expanded: new Set(['work-1', 'work-2', 'work-3', 'gone']),
      onExpandedChange: opened,
      isExpandable: some,
      render: ({ id }) => (id === 'work-1' ? <Text>{`${long} ${longTitle}`}</Text> : null),
    },
  },
  render: (args) => (
    <>
      <StatefulTable {...args} />
      <Narrow>
        <StatefulTable {...args} />
      </Narrow>
    </>
  ),
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => {
    const expand = { ...open('work-2'), isExpandable: (row: SampleRow) => row.id !== 'work-3' };
    return (
      <Sheet>
        <SheetRow label="closed, open, nothing to open; with checkboxes">
          <StatefulTable {...args} expand={expand} rows={args.rows.slice(0, 4)} />
          <StatefulTable {...args} expand={expand} rows={args.rows.slice(0, 3)} selection={new Set(['work-2'])} />
        </SheetRow>
        <SheetRow label="as cards">
          <SheetCell label="320 px" width={288}>
            <StatefulTable {...args} expand={expand} rows={args.rows.slice(0, 3)} />
          </SheetCell>
        </SheetRow>
      </Sheet>
    );
  },
};
