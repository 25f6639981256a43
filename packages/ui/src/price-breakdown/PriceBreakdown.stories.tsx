import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { PriceBreakdown } from './index.ts';

const usd = (label: string, amount: string) => ({ label, amount, currency: 'USD' });
const jpy = (label: string, amount: string) => ({ label, amount, currency: 'JPY' });

const meta = {
  title: 'Data/PriceBreakdown',
  component: PriceBreakdown,
  tags: ['draft'],
  args: {
    items: [usd('20 GB disk quota for 1 year', '48.00'), usd('Notification service for 1 year', '24.00')],
    extras: [usd('Consumption tax (10%)', '7.20')],
    total: usd('Total', '79.20'),
  },
  parameters: {
    guidance: {
      do: [
        'Say for how long and how much in the line itself.',
        'Reckon amounts by the rules that the server charges by.',
      ],
      dont: ['Show a total that differs from what is charged.'],
      accessibility: ['A description list: each amount is read with its name.'],
    },
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="lines and tax, one line, Japanese, two currencies, a result">
        <SheetCell label="lines and tax" width={304}>
          <PriceBreakdown {...args} />
        </SheetCell>
        <SheetCell label="one line" width={304}>
          <PriceBreakdown items={[usd('20 GB disk quota for 1 year', '48.00')]} total={usd('Total', '48.00')} />
        </SheetCell>
        <SheetCell label="Japanese" width={304}>
          <PriceBreakdown
            extras={[jpy('消費税（10%）', '744')]}
            items={[jpy('ディスク容量 20 GB（1年分）', '7440')]}
            total={jpy('合計', '8184')}
          />
        </SheetCell>
        <SheetCell label="two currencies" width={304}>
          <PriceBreakdown
            items={[
              { ...usd('Price', '2400.00'), second: { amount: '372000', currency: 'JPY' } },
              { ...usd('Event discount, 10%', '-240.00'), second: { amount: '-37200', currency: 'JPY' } },
            ]}
            total={{ ...usd('Buyer pays', '2160.00'), second: { amount: '334800', currency: 'JPY' } }}
          />
        </SheetCell>
        <SheetCell label="a result" width={304}>
          <PriceBreakdown
            isResult
            items={[usd('Service charge, 12%', '-259.20')]}
            total={{ ...usd('You receive', '1900.80'), second: { amount: '294624', currency: 'JPY' } }}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <PriceBreakdown
        items={[
          jpy('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', '123456789012345'),
          jpy(longTitle, '0'),
        ]}
        total={jpy('Total', '123456789012345')}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
