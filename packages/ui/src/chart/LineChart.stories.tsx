import type { Meta, StoryObj } from '@storybook/react-vite';
import { playKeyboard } from '../storybook/index.ts';
import { year } from './fixtures.ts';
import { LineChart } from './index.ts';
import { keyboard } from './keyboard.fixtures.ts';
import { accessibility, argTypes, hostile, pointing, sheet } from './sheet.fixtures.tsx';

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  tags: ['stable'],
  args: year,
  argTypes,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Say in the title what is counted and over what: "Works sold by month".',
        'Leave a value out (null) where it is not known: the line has a gap, not a fall to zero.',
      ],
      dont: [
        'Show more than five series: nobody tells them apart.',
        'Use it for categories that have no order: BarChart.',
      ],
      accessibility,
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'], render: () => sheet(LineChart) };

export const Hostile: Story = { render: () => hostile(LineChart) };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Hovering shows the values of a point; leaving hides them. */
export const Pointer: Story = { tags: ['!autodocs'], play: pointing };
