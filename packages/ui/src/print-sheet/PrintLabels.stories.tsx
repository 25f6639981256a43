import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { QrCode } from '../qr-code/index.ts';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { type PrintLabel, PrintLabels } from './index.ts';

const labels = (count: number): PrintLabel[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    artist: 'Hana Morita',
    title: index % 2 ? '引き潮' : `Low Tide, no. ${index + 1}`,
    lines: ['2024, oil on canvas', '72.7 × 53 cm'],
    price: '$2,400.00',
  }));

const hostile: PrintLabel[] = [
  { key: 'long', artist: longTitle, title: longTitle, lines: [longTitle, longTitle], price: '$12,345,678.90' },
  { key: 'kanji', title: '雨の前の港を防波堤から見る'.repeat(12), lines: ['油彩・カンヴァス'] },
  { key: 'word', title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', lines: [] },
  { key: 'bare', title: 'x', lines: [] },
];

const coded = (label: PrintLabel, index: number): PrintLabel => ({
  ...label,
  number: String(index + 1),
  code: <QrCode label={label.title} text="https://buyers.example.com/search?search=Low%20Tide%20at%20Onomichi" />,
});

const meta = {
  title: 'Layout/PrintLabels',
  component: PrintLabels,
  tags: ['stable'],
  args: { size: 'grid', labels: labels(24), sheetName: (sheet, sheets) => `Sheet ${sheet} of ${sheets}` },
  parameters: {
    guidance: {
      do: ['Print at 100 %: what fits to the page is smaller than the paper with labels.'],
      dont: ['Put on a label what a visitor must not read.'],
      accessibility: ['Each sheet is a named article with a list of labels.'],
    },
  },
} satisfies Meta<typeof PrintLabels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="business cards; a postcard; three by seven">
        <PrintLabels {...args} labels={labels(3)} size="card" />
        <PrintLabels {...args} labels={labels(1)} size="a6" />
        <PrintLabels {...args} labels={labels(7)} />
      </SheetRow>
      <SheetRow label="with numbers and codes">
        <PrintLabels {...args} labels={labels(2).map(coded)} size="card" />
        <PrintLabels {...args} labels={labels(1).map(coded)} size="a6" />
        <PrintLabels {...args} labels={labels(3).map(coded)} />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <PrintLabels {...args} labels={hostile} />
      <PrintLabels {...args} labels={hostile} size="card" />
      <PrintLabels {...args} labels={hostile} size="a6" />
      <PrintLabels {...args} labels={hostile.map(coded)} />
      <PrintLabels {...args} labels={hostile.map(coded)} size="card" />
      <PrintLabels {...args} labels={hostile.map(coded)} size="a6" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const label of canvas.getAllByRole('listitem')) {
      await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight + 1);
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth + 1);
    }
  },
};
