import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type SampleRow, sampleRows } from './fixtures.ts';
import { type Column, DataTable } from './index.ts';
import { rowKey } from './StatefulTable.fixtures.tsx';

const mounted = fn();

/** A cell that reports when React mounts it. */
function MountReporter({ title }: SampleRow) {
  useEffect(() => mounted(), []);
  return title;
}

const columns: Column<SampleRow>[] = [
  { id: 'title', header: 'Title', text: ({ title }) => title },
  { id: 'told', header: 'Told', render: (row) => <MountReporter {...row} /> },
];

const meta = {
  title: 'Data/DataTable cells',
  component: DataTable<SampleRow>,
  tags: ['stable', '!autodocs'],
  args: { label: 'Works', columns, rows: sampleRows(1000), rowKey, height: '24rem' },
  argTypes: { columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = 20;
/** Scroll step in px, about one row. */
const stride = 36;

/** React content of rows that stay in view is not mounted again; only new rows are. */
export const Stay: Story = {
  beforeEach: () => {
    mounted.mockClear();
  },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(mounted).toHaveBeenCalled());
    mounted.mockClear();
    for (let step = 1; step <= steps; step += 1) {
      grid.scrollTop = step * stride;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    await expect(mounted).toHaveBeenCalled();
    await expect(mounted.mock.calls.length).toBeLessThanOrEqual(2 * steps);
  },
};

const due = {
  id: 'due',
  header: 'Deadline',
  text: ({ id }: SampleRow) => (id === 'work-3' ? '1 May' : ''),
  width: 180,
};
const yielding: Column<SampleRow>[] = [
  { id: 'title', header: 'Title', text: ({ title }) => title, width: 240 },
  { id: 'picture', header: 'Picture', picture: true, render: () => '' },
  { ...due, priority: 1 },
  { id: 'artist', header: 'Artist', text: ({ artist }) => artist, priority: 2 },
  { id: 'medium', header: 'Medium', text: ({ medium }) => medium, priority: 3 },
];
const headers = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** If not all columns fit, those with a priority are hidden, empty ones first; rows with pictures are 44 px high. */
export const GiveWay: Story = {
  args: { columns: yielding },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 660 }}>
      <DataTable {...args} label="With a deadline" rows={sampleRows(4)} />
      <DataTable {...args} label="Without" rows={sampleRows(2)} />
      <DataTable {...args} fit={false} label="Chosen" rows={sampleRows(2)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = (name: string) => canvas.getByRole('grid', { name });
    await waitFor(() => expect(headers(table('With a deadline'))).toEqual(['Title', 'Picture', 'Deadline', 'Artist']));
    await expect(headers(table('Without'))).toEqual(['Title', 'Picture', 'Artist', 'Medium']);
    await expect(headers(table('Chosen'))).toHaveLength(5);
    const [, first] = within(table('Without')).getAllByRole('row');
    await expect(first?.getBoundingClientRect().height).toBe(44);
  },
};
