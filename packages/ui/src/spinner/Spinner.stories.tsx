import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  tags: ['stable'],
  parameters: {
    guidance: {
      do: ['Put it inside a component that says what is under way: a pending Button does.'],
      dont: ['Fill a page or a list with it: Skeleton holds the place of what is to come.'],
      accessibility: [
        'It says nothing by itself. Where a person asked for less motion it breathes instead of turning.',
      ],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow align="center" label="12, 16, 24, 40 px">
        <Spinner size={12} />
        <Spinner />
        <Spinner size={24} />
        <Spinner size={40} />
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <Spinner size={400} />
    </Narrow>
  ),
};
