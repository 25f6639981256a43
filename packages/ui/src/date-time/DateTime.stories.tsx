import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { DateTime } from './index.ts';

const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const meta = {
  title: 'Data/Date and time',
  component: DateTime,
  tags: ['stable'],
  args: { value: '2026-12-04T09:42:00Z' },
  parameters: {
    guidance: {
      do: ['Use `relative` for what has just happened.'],
      dont: ['Use `relative` for a deadline: a person needs the day.'],
      accessibility: ['A `time` element: the moment itself is in its attribute, and on hover where it is relative.'],
    },
  },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="a day; with its time; relative: now, minutes, hours, yesterday, more than a week">
        <SheetCell label="day">
          <DateTime {...args} />
        </SheetCell>
        <SheetCell label="time">
          <DateTime {...args} withTime />
        </SheetCell>
        {[0, 12, 150, 60 * 26, 60 * 24 * 9].map((minutes) => (
          <SheetCell key={minutes} label={`${minutes} minutes`}>
            <DateTime relative value={before(minutes)} />
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <DateTime withTime value="1600-01-01T00:00:00Z" />
      <DateTime value="not a date" />
    </Narrow>
  ),
};
