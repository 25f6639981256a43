import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { LoadingBar } from './index.ts';

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  tags: ['stable'],
  args: { loading: true },
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

/* A transform makes it the containing block of fixed elements. */
const windowed = {
  width: 360,
  height: 120,
  background: 'var(--sa-wall)',
  border: '1px solid var(--sa-border)',
  transform: 'translate(0)',
} as const;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="at the top of what is a window here: under way; at rest it is not there">
        <SheetCell label="active" width={360}>
          <div style={windowed}>
            <LoadingBar loading />
          </div>
        </SheetCell>
        <SheetCell label="at rest" width={360}>
          <div style={windowed}>
            <LoadingBar loading={false} />
          </div>
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  args: { loading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
