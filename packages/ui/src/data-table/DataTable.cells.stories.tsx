import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type SampleRow, sampleRows } from './fixtures.ts';
import { rowKey } from './Held.fixtures.tsx';
import { type Column, DataTable } from './index.ts';

const mounted = fn();

/** A cell that tells when React has made it anew. */
function Told({ title }: SampleRow) {
  useEffect(() => mounted(), []);
  return title;
}

const columns: Column<SampleRow>[] = [
  { id: 'title', header: 'Title', text: ({ title }) => title },
  { id: 'told', header: 'Told', render: (row) => <Told {...row} /> },
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
/** How far rows are scrolled at once, in px: about one of them. */
const stride = 36;

/** What React draws into rows stays in the rows that stay: only what comes into view is made. */
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
