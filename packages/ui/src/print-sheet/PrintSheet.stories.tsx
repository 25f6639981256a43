import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Page } from '../page/index.ts';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { PrintMark, PrintSheet, PrintTable } from './index.ts';

const works = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    cells: [`Low Tide, no. ${index + 1}`, 'Oil on canvas, 40 × 30 cm', '1', '$240.00'],
  }));

const columns = [
  { label: 'Work' },
  { label: 'Medium' },
  { label: 'Pieces', numeric: true },
  { label: 'Price', numeric: true },
];

const meta = {
  title: 'Layout/PrintSheet',
  component: PrintSheet,
  tags: ['stable'],
  args: {
    title: 'Packing slip',
    from: 'Edith Villiers\n7-1 Kitano, Chuo-ku\nKobe 650-0002',
    footer: 'Something missing? Write to help@example.com within seven days.',
    children: (
      <>
        <Text>To Haruka Tanaka, order B-20418.</Text>
        <PrintTable caption="Works" columns={columns} rows={works(3)} total={['Total', '', '3', '$720.00']} />
      </>
    ),
  },
  argTypes: { children: { control: false }, from: { control: 'text' }, footer: { control: 'text' } },
  parameters: {
    guidance: {
      do: ['Say what the paper is, who sends it and to whom, before what is in it.'],
      dont: ['Put the only copy of something on paper: link to the order.'],
      accessibility: ['An article with its title; lines are a table with heads.'],
    },
  },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="A4, in Japanese on Letter">
        <PrintSheet {...args} />
        <PrintSheet {...args} footer={undefined} from="東京都渋谷区神南1-2-3" size="letter" title="納品書">
          <PrintTable
            caption="作品"
            columns={[{ label: '作品名' }, { label: '価格', numeric: true }]}
            rows={[{ key: '1', cells: ['引き潮', '¥36,000'] }]}
          />
        </PrintSheet>
      </SheetRow>
      <SheetRow label="marks: to tick, sold, reserved">
        <PrintSheet title="Checklist">
          <PrintTable
            caption="Works"
            columns={[{ label: 'Work' }, { label: 'Arrived' }, { label: 'Sale' }]}
            rows={(['dot', 'ring'] as const).map((kind) => ({
              key: kind,
              cells: [
                'Low Tide',
                <PrintMark key="box" kind="box" />,
                <PrintMark key="mark" kind={kind}>
                  {kind === 'dot' ? 'Sold' : 'Reserved'}
                </PrintMark>,
              ],
            }))}
          />
        </PrintSheet>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: {
    title: longTitle,
    from: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, ${longTitle}`,
    footer: longTitle,
    children: (
      <>
        <PrintTable
          caption={longTitle}
          columns={[{ label: longTitle }, { label: longTitle, numeric: true }]}
          rows={[{ key: 'title', cells: [longTitle, '1'] }]}
          total={[longTitle, '1']}
        />
        <PrintTable caption="Nothing" columns={columns} rows={[]} />
        <PrintTable
          caption="Works"
          columns={columns}
          rows={[
            {
              key: 'word',
              cells: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2), '', '1', '$1.00'],
            },
            { key: 'short', cells: ['Too few cells'] },
          ]}
        />
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <PrintSheet {...args} />
    </div>
  ),
};

/** Three pages of lines in a page with a button: only the sheets print, with headers on each page. */
export const Long: Story = {
  render: (args) => (
    <Page actions={<Button>Print</Button>} title="Papers of B-20418">
      <PrintSheet {...args}>
        <PrintTable caption="Works" columns={columns} rows={works(90)} />
      </PrintSheet>
      <PrintSheet {...args} title="Return label">
        <Text>Keep it with the work.</Text>
      </PrintSheet>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Packing slip' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(91);
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  },
};
