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
        'Work amounts out by the rules that the server charges by.',
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
      <SheetRow label="lines and tax, one line, Japanese, what is left">
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
        <SheetCell label="with what is left of it" width={304}>
          <PriceBreakdown
            items={[
              usd('Price', '2400.00'),
              { ...usd('Event discount', '-240.00'), note: '10%' },
              usd('Delivery', '140.00'),
            ]}
            result={{
              items: [{ ...usd('Service charge', '-259.20'), note: '12%' }],
              total: usd('You receive', '2040.80'),
            }}
            total={usd('Buyer pays', '2300.00')}
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
        result={{
          items: [{ ...jpy(`${longTitle} `, '-1'), note: '12%' }],
          total: jpy('Empfangsbestätigungsbetrag', '123456789012345'),
        }}
        total={jpy('Total', '123456789012345')}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
  },
};
