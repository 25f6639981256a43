import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { LoadingBar } from './index.ts';

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  tags: ['stable'],
  args: { active: true },
  parameters: {
    guidance: {
      do: ['One in the app, active while a route loads.'],
      dont: ['Use it for an upload: its share is known.'],
      accessibility: ['Says "Loading…" politely; the line itself is hidden.'],
    },
  },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="at the top of the window; it breathes where motion is reduced. At rest it is not there.">
        <LoadingBar active={false} />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
