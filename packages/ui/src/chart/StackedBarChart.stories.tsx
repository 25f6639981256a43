import type { Meta, StoryObj } from '@storybook/react-vite';
import { playKeyboard } from '../storybook/index.ts';
import { year } from './fixtures.ts';
import { StackedBarChart } from './index.ts';
import { keyboard } from './keyboard.fixtures.ts';
import { accessibility, argTypes, hostile, pointing, sheet } from './sheet.fixtures.tsx';

const meta = {
  title: 'Data/StackedBarChart',
  component: StackedBarChart,
  tags: ['stable'],
  args: year,
  argTypes,
  parameters: {
    keyboard,
    guidance: {
      do: [
        'Say in the title what is counted and over what: "Works sold by month".',
        'Put the steadiest part first, on the ground: it can be compared.',
      ],
      dont: [
        'Show more than five series: nobody tells them apart.',
        'Use it where the parts matter more than the whole: BarChart.',
      ],
      accessibility,
    },
  },
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { name: 'Sheet', tags: ['sheet'], render: () => sheet(StackedBarChart) };

export const Hostile: Story = { render: () => hostile(StackedBarChart) };

export const Keyboard: Story = { play: playKeyboard(keyboard) };

/** Hovering shows the values of a point; leaving hides them. */
export const Pointer: Story = { tags: ['!autodocs'], play: pointing };
