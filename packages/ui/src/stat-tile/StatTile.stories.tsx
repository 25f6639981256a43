import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../artwork/fixtures.ts';
import { Money } from '../money/index.ts';
import { type KeyboardRow, Narrow, Preview, playKeyboard, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { changeOf, StatTile, StatTiles } from './index.ts';

const keyboard: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'With `href`: moves to the label, which is the link; the ring is around the tile.',
    run: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Works sold' })).toHaveFocus();
    },
  },
];

const meta = {
  title: 'Data/StatTile',
  component: StatTile,
  tags: ['stable'],
  args: {
    label: 'Works sold',
    value: 28,
    change: changeOf(28, 25),
    period: 'against March',
    trend: [3, 5, 4, 8, 7, 11, 9],
    href: '#sold',
  },
  argTypes: { value: { control: 'number' }, change: { control: false } },
  parameters: {
    keyboard,
    guidance: {
      do: ['Say what it is compared with.', 'Set `good="down"` for what should shrink: returns, days to ship.'],
      dont: ['Put more than four in a row.', 'Give a percentage of a handful: 1 more than 1 is no "100 %".'],
      accessibility: ['Direction is a word and an icon; the line is decoration and hidden from a screen reader.'],
    },
  },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const figures = (
  <>
    <StatTile label="Earned" period="last 12 months" value={<Money amount="6034.50" currency="USD" />} />
    <StatTile label="This month" period="Last month: $1,225.00" value={<Money amount="480.00" currency="USD" />} />
    <StatTile href="#refunds" label="Refunds" loading value={null} />
  </>
);

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="up, down, no change, new">
        <SheetCell label="up" width={220}>
          <StatTile
            change={changeOf(28, 25)}
            label="Works sold"
            period="against March"
            trend={[3, 5, 4, 8, 7, 11, 9]}
            value={28}
          />
        </SheetCell>
        <SheetCell label="down is bad, money" width={220}>
          <StatTile
            change={changeOf(5334, 7120)}
            label="Received"
            period="against March"
            trend={[9, 8, 8, null, 6, 7, 3]}
            value={<Money amount="5334.66" currency="USD" />}
          />
        </SheetCell>
        <SheetCell label="down is good" width={220}>
          <StatTile change={changeOf(2, 5)} good="down" label="Returns" period="against March" value={2} />
        </SheetCell>
        <SheetCell label="neither" width={220}>
          <StatTile change={changeOf(1240, 900)} good="none" label="Views" period="against March" value={1240} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="no change, new, not known, loading">
        <SheetCell label="no change" width={220}>
          <StatTile change={changeOf(12, 12)} label="Rented out" period="against March" value={12} />
        </SheetCell>
        <SheetCell label="new" width={220}>
          <StatTile change={changeOf(3, 0)} label="Referrals" period="this month" value={3} />
        </SheetCell>
        <SheetCell label="not known" width={220}>
          <StatTile label="Received" period="since the last payout" value={null} />
        </SheetCell>
        <SheetCell label="loading" width={220}>
          <StatTile label="Works sold" loading value={null} />
        </SheetCell>
      </SheetRow>
      <SheetRow label="together: beside each other, and as rows of one card where it is narrow">
        <SheetCell label="640 px" width={640}>
          <StatTiles>{figures}</StatTiles>
        </SheetCell>
        <SheetCell label="320 px" width={320}>
          <StatTiles>{figures}</StatTiles>
        </SheetCell>
        <SheetCell label="one alone" width={640}>
          <StatTiles>
            <StatTile label="Works sold" period="this month" value={28} />
          </StatTiles>
        </SheetCell>
      </SheetRow>
      <SheetRow label="link, Japanese">
        <SheetCell label="hover" width={220}>
          <Preview hover="a">
            <StatTile change={changeOf(28, 25)} href="#sold" label="Works sold" period="against March" value={28} />
          </Preview>
        </SheetCell>
        <SheetCell label="focus" width={220}>
          <StatTile
            change={changeOf(28, 25)}
            data-preview="focus"
            href="#sold"
            label="Works sold"
            period="against March"
            value={28}
          />
        </SheetCell>
        <SheetCell label="Japanese" width={220}>
          <StatTile
            change={changeOf(826872, 700000)}
            label="今月の受取額"
            period="先月比"
            trend={[3, 5, 4, 8, 7, 11]}
            value={<Money amount="826872" currency="JPY" />}
          />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <StatTile
        change={changeOf(1e12, 1)}
        href="#long"
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        period="against Donaudampfschifffahrtselektrizität"
        trend={[null, 5, Number.NaN, 5, 5]}
        value={<Money amount="123456789012345.67" currency="USD" />}
      />
      <StatTile label={longTitle} period={longTitle} value={longTitle} />
      <StatTiles>
        <StatTile
          href="#long"
          label={longTitle}
          period={longTitle}
          trend={[3, 5, 4]}
          value={<Money amount="123456789012345.67" currency="USD" />}
        />
        <StatTile label={longTitle} loading value={null} />
      </StatTiles>
    </Narrow>
  ),
};

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** 0 / 0 is unknown, not "NaN". */
export const NotANumber: Story = {
  tags: ['!autodocs'],
  args: { value: 0 / 0, trend: [Number.NaN, 0 / 0] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
    await expect(canvasElement).toHaveTextContent('–');
  },
};
