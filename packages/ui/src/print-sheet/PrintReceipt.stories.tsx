import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { PrintReceipt, type PrintReceiptProps } from './index.ts';

const japanese: PrintReceiptProps = {
  lang: 'ja',
  title: '領収書',
  facts: [
    { term: '領収書番号', description: 'R-2026-4K7Q2M9X1B' },
    { term: '領収日', description: '2026年11月18日' },
  ],
  to: { names: [{ key: 'ja', text: '森田スタジオ 御中' }], address: '〒722-0045\n広島県尾道市久保2-5' },
  received: { label: '領収金額', amount: '¥8,184', note: '税込（うち消費税 ¥744）' },
  statement: [{ key: 'ja', text: '但し、ディスク容量 20 GB（1年分）の料金として、上記の金額を領収いたしました。' }],
  lines: {
    caption: '内訳',
    heads: ['内容', '金額'],
    rows: [{ label: 'ディスク容量 20 GB（1年分）', amount: '¥7,440' }],
    sums: [
      { label: '税抜金額（10%対象）', amount: '¥7,440' },
      { label: '消費税（10%）', amount: '¥744' },
      { label: '合計', amount: '¥8,184' },
    ],
  },
  details: [{ term: 'お支払い方法', description: 'カード' }],
  from: {
    label: '発行者',
    name: 'アートハウス株式会社',
    rest: '〒650-0000 兵庫県神戸市中央区\n登録番号 T1234567890123',
  },
};

const meta = {
  title: 'Layout/PrintReceipt',
  component: PrintReceipt,
  tags: ['stable'],
  args: {
    title: 'Receipt',
    second: { text: '領収書', lang: 'ja' },
    facts: [
      { term: 'Receipt no.', description: 'R-2026-4K7Q2M9X1B' },
      { term: 'Paid on', description: '18 Nov 2026' },
    ],
    to: {
      names: [
        { key: 'en', text: 'Received from Morita Studio' },
        { key: 'ja', text: 'Morita Studio 御中', lang: 'ja' },
      ],
      address: '2-5 Kubo\nOnomichi, Hiroshima 722-0045\nJapan',
    },
    received: { label: 'Amount received', amount: '$52.80', note: 'including consumption tax of $4.80' },
    statement: [{ key: 'en', text: 'In payment of: 20 GB disk quota for 1 year. Received with thanks.' }],
    lines: {
      caption: 'In detail',
      heads: ['What for', 'Amount'],
      rows: [{ label: '20 GB disk quota for 1 year', amount: '$48.00' }],
      sums: [
        { label: 'Before tax', amount: '$48.00' },
        { label: 'Consumption tax (10%)', amount: '$4.80' },
        { label: 'Total', amount: '$52.80' },
      ],
    },
    details: [
      { term: 'Covers', description: '18 Nov 2026 – 18 Nov 2027' },
      { term: 'Paid by', description: 'Card' },
    ],
    from: { label: 'Issued by', name: 'Art House K.K.', rest: 'Chuo-ku, Kobe\nHyogo 650-0000' },
  },
  parameters: {
    guidance: {
      do: ['Show what was kept on the day of the payment, not what is known today.'],
      dont: ['Reckon anew: a receipt says what was charged.'],
      accessibility: ['An article with its title; lines are a table whose rows name themselves, facts are terms.'],
    },
  },
} satisfies Meta<typeof PrintReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="two languages; Japanese; the least there can be">
        <PrintReceipt {...args} />
        <PrintReceipt {...japanese} />
        <PrintReceipt
          {...args}
          details={[]}
          from={{ label: 'Issued by', name: 'Art House' }}
          received={{ label: 'Amount received', amount: '$52.80' }}
          second={undefined}
          to={{ names: [{ key: 'en', text: 'Received from Edith Villiers' }] }}
        />
      </SheetRow>
    </Sheet>
  ),
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3);

export const Hostile: Story = {
  args: {
    facts: [{ term: 'Receipt no.', description: longWord }],
    to: { names: [{ key: 'long', text: longTitle }], address: longWord },
    received: { label: longTitle, amount: '$123,456,789,012.80', note: longTitle },
    statement: [{ key: 'long', text: longTitle }],
    lines: {
      caption: longTitle,
      heads: [longTitle, 'Amount'],
      rows: [{ label: longWord, amount: '$123,456,789,012.80' }],
      sums: [{ label: longTitle, amount: '$123,456,789,012.80' }],
    },
    details: [{ term: 'Covers', description: longTitle }],
    from: { label: 'Issued by', name: longWord, rest: longTitle },
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <PrintReceipt {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const paper = canvas.getByRole('article', { name: 'Receipt' });
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth);
    await expect(canvas.getByRole('rowheader', { name: longWord })).toBeVisible();
  },
};
