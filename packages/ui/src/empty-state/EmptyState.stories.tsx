import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { Package, Plus, Search } from '../icons/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: {
    title: 'No works yet',
    children: 'Works you add hang here, as they would in a gallery.',
    action: (
      <Button emphasis="primary" icon={Plus}>
        Add a work
      </Button>
    ),
  },
  argTypes: { icon: { control: false }, action: { control: false }, illustration: { control: false } },
  parameters: {
    guidance: {
      do: ['Teach the first step and offer it.', 'After a filter, offer to take it off.'],
      dont: ['Apologise or joke.', 'Show it while the list is still loading: that is a Skeleton.'],
      accessibility: ['Its title is a heading; the frame is not read.'],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <SheetRow label="first step; nothing found; words only">
        <SheetCell label="" width={360}>
          <EmptyState {...args} />
        </SheetCell>
        <SheetCell label="" width={360}>
          <EmptyState action={<Button>Show all works</Button>} icon={Search} title="No work matches “moonlight”">
            Try fewer words, or another filter.
          </EmptyState>
        </SheetCell>
        <SheetCell label="" width={280}>
          <EmptyState icon={Package} title="No orders yet" />
        </SheetCell>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <EmptyState
        action={<Button>最初の作品を追加する</Button>}
        level={3}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
      >
        ここには追加した作品がギャラリーのように並びます。
      </EmptyState>
      <EmptyState level={3} title={longTitle}>
        {longTitle}
      </EmptyState>
    </Narrow>
  ),
};
