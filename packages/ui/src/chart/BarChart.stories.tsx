import type { Meta, StoryObj } from '@storybook/react-vite';
import { playKeyboard } from '../storybook/index.ts';
import { year } from './fixtures.ts';
import { BarChart } from './index.ts';
import { keyboard } from './keyboard.fixtures.ts';
import { accessibility, argTypes, hostile, pointing, sheet } from './sheet.fixtures.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  tags: ['stable'],
  args: year,
  argTypes,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Say in the title what is counted and over what: "Works sold by month".',
        'Order categories by their size, months by time.',
      ],
      dont: [
        'Show more than five series: nobody tells them apart.',
        'Use it for many points: a line shows a course better.',
      ],
      accessibility,
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'], render: () => sheet(BarChart) };

export const Hostile: Story = { render: () => hostile(BarChart) };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Hovering shows the values of a point; leaving hides them. */
export const Pointer: Story = { tags: ['!autodocs'], play: pointing };
