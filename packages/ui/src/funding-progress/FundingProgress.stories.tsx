import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { FundingProgress } from './index.ts';

const meta = {
  title: 'Data/FundingProgress',
  component: FundingProgress,
  tags: ['stable'],
  args: {
    label: 'A mural for the harbour',
    raised: '6034.50',
    goal: '8000.00',
    currency: 'USD',
    deadline: '2026-04-17',
  },
  parameters: {
    guidance: {
      do: ['Hand over the amounts as the decimal strings they are on the wire.'],
      dont: ['Round up: a goal is reached when it is reached.'],
      accessibility: ['A meter whose value is said with both amounts; the words stand beside it.'],
    },
  },
} satisfies Meta<typeof FundingProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'A mural for the harbour' });
    await expect(meter).toHaveAttribute('aria-valuenow', '75');
    await expect(meter).toHaveAttribute('aria-valuetext', '75%: $6,034.50 of $8,000.00');
    await expect(canvas.getByText('12 days left')).toBeVisible();
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="nothing yet, under way, nearly, reached, over">
        <SheetCell label="nothing yet" width={280}>
          <FundingProgress {...args} raised="0" />
        </SheetCell>
        <SheetCell label="under way" width={280}>
          <FundingProgress {...args} />
        </SheetCell>
        <SheetCell label="nearly, one day" width={280}>
          <FundingProgress {...args} deadline="2026-04-06" raised="7999.99" />
        </SheetCell>
        <SheetCell label="reached, today" width={280}>
          <FundingProgress {...args} deadline="2026-04-05" raised="8000" />
        </SheetCell>
        <SheetCell label="over, ended" width={280}>
          <FundingProgress {...args} deadline="2026-03-31" raised="12400" />
        </SheetCell>
        <SheetCell label="no goal" width={280}>
          <FundingProgress {...args} deadline={undefined} goal="0" />
        </SheetCell>
        <SheetCell label="Japanese" width={280}>
          <FundingProgress currency="JPY" deadline="2026-05-01" goal="1200000" label="港の壁画" raised="372000" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <FundingProgress currency="USD" deadline="9999-12-31" goal="0.01" label="Far over" raised="123456789012345.67" />
      <FundingProgress currency="USD" goal="123456789012345.67" label={longTitle} raised="0" />
    </Narrow>
  ),
};
