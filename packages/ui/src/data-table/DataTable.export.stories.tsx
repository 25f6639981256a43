import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ColumnPicker } from '../column-picker/index.ts';
import { Download } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { person } from '../storybook/index.ts';
import { type SampleRow, sampleColumns, sampleRows } from './fixtures.ts';
import { applyLayout, DataTable, type DataTableProps, defaultLayout, downloadCsv, toCsv } from './index.ts';
import { rowKey } from './StatefulTable.fixtures.tsx';

function Exported(props: DataTableProps<SampleRow>) {
  const { columns, rows } = props;
  const [layout, setLayout] = useState(defaultLayout);
  return (
    <Stack>
      <Inline>
        <ColumnPicker columns={columns} layout={layout} onLayoutChange={setLayout} />
        <Button icon={Download} onClick={() => downloadCsv('Works', toCsv(applyLayout(columns, layout), rows))}>
          Export CSV
        </Button>
      </Inline>
      <DataTable {...props} layout={layout} onLayoutChange={setLayout} />
    </Stack>
  );
}

const meta = {
  title: 'Data/DataTable/Export',
  component: DataTable<SampleRow>,
  tags: ['stable', '!autodocs'],
  args: { label: 'Works', columns: sampleColumns, rows: sampleRows(6), rowKey, height: '18rem' },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: (args) => <Exported {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CSV export: the visible columns in their order; formulas are neutralised. */
export const CsvFile: Story = {
  name: 'CSV file',
  args: { rows: [{ ...(sampleRows(1)[0] as SampleRow), id: 'odd', title: '=1+1, "雪"' }, ...sampleRows(2)] },
  play: async ({ canvas }) => {
    const user = person();
    const files: Blob[] = [];
    const address = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const exported = async () => {
      await user.click(canvas.getByRole('button', { name: 'Export CSV' }));
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files.at(-1)?.arrayBuffer());
      return text.split('\r\n');
    };
    const [head, first] = await exported();
    await expect(head).toBe('\uFEFFTitle,Artist,Medium,Size,Year,Price');
    await expect(first).toMatch(/^"'=1\+1, ""雪""",/);

    const page = within(document.body);
    await user.click(canvas.getByRole('button', { name: 'Columns' }));
    await user.click(await page.findByRole('checkbox', { name: 'Medium' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    const [without] = await exported();
    await expect(without).toBe('\uFEFFTitle,Artist,Size,Year,Price');
    address.mockRestore();
  },
};
