import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Narrow, Preview, person, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { DateTime } from './index.ts';

const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const tip = () => document.querySelector('[role="tooltip"]');

const meta = {
  title: 'Data/DateTime',
  component: DateTime,
  tags: ['stable'],
  // Load what is otherwise downloaded on intent, so that the play function does not depend on machine speed.
  loaders: [() => import('../tooltip/TooltipLayer.tsx')],
  args: { value: '2026-12-04T09:42:00Z' },
  parameters: {
    guidance: {
      do: ['Use `relative` for what has just happened.'],
      dont: ['Use `relative` for a deadline: a person needs the day.'],
      accessibility: [
        'A `time` element: the moment itself is in its attribute.',
        'Where it is relative, the exact moment with its zone is its description, and its tip: pointed at or held. It is no stop of the keyboard.',
      ],
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
        <SheetCell label="hover">
          <Preview hover="time">
            <DateTime relative value={before(12)} />
          </Preview>
        </SheetCell>
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

/** Two hours before the stories' current time: hover shows the exact time, and it is not a tab stop. */
export const Exact: Story = {
  render: () => (
    <div style={{ padding: '4rem' }}>
      <DateTime relative value="2026-04-05T07:00:00Z" />
      <Button>Next</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const user = person();
    const time = canvas.getByText('2 hours ago');
    const exact = /^5 Apr 2026, 07:00 (UTC|GMT)$/;
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(time).toHaveAccessibleDescription(exact);
    await user.hover(time);
    await waitFor(() => expect(tip()).toHaveTextContent(exact));
    await expect(time).toHaveAccessibleDescription(exact);
    await user.hover(canvas.getByRole('button'));
    await waitFor(() => expect(tip()).toBeNull());
  },
};
