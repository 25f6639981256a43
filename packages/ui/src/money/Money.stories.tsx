import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Money } from './index.ts';

const meta = {
  title: 'Data/Money',
  component: Money,
  tags: ['stable'],
  args: { amount: '6034.50', currency: 'USD' },
  parameters: {
    guidance: {
      do: ['Hand over the amount as the decimal string that it is on the wire.'],
      dont: ['Do sums with floats: the server reckons, the screen shows.', 'Colour an amount red for being negative.'],
      accessibility: ['It never breaks in the middle, and a minus is a minus, not a hyphen.'],
    },
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="dollars, yen, negative, nothing, approximate">
        <SheetCell label="USD">
          <Money amount="6034.5" currency="USD" />
        </SheetCell>
        <SheetCell label="JPY">
          <Money amount="372000" currency="JPY" />
        </SheetCell>
        <SheetCell label="negative">
          <Money amount="-699.84" currency="USD" />
        </SheetCell>
        <SheetCell label="nothing">
          <Money amount="0" currency="USD" />
        </SheetCell>
        <SheetCell label="approximate">
          <Money approximate amount="826872" currency="JPY" />
        </SheetCell>
        <SheetCell label="second">
          <Money amount="5334.66" currency="USD" second={{ amount: '826872', currency: 'JPY' }} />
        </SheetCell>
        <SheetCell label="free">
          <Money amount="0.00" currency="USD" free />
        </SheetCell>
        <SheetCell label="not known">
          <Money amount={null} currency="USD" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Money amount="9007199254740993.01" currency="USD" second={{ amount: '-1396116884484853915', currency: 'JPY' }} />
      <Money amount="about ten" currency="XYZW" />
    </Narrow>
  ),
};
