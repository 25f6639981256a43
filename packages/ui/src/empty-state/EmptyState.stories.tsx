import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Button } from '../button/index.ts';
import { CircleCheck, MessageCircle, Package, Plus, Search } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { EmptyState, type EmptyStateProps } from './index.ts';

type PageEmpty = Exclude<EmptyStateProps, { size: 'line' }>;

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  args: {
    title: 'No works yet',
    children: 'Works you add appear here.',
    action: (
      <Button emphasis="primary" icon={Plus}>
        Add a work
      </Button>
    ),
  },
  argTypes: { icon: { control: false }, action: { control: false } },
  parameters: {
    guidance: {
      do: [
        'Teach the first step and offer it: one action.',
        'After a filter, offer to take it off.',
        'Take the section size inside a page, the line where the heading above says what is missing.',
      ],
      dont: ['Apologise or joke.', 'Show it while the list is still loading: that is a Skeleton.'],
      accessibility: ['Its title is a heading, but for a line; the icon is not read.'],
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
      <SheetRow label="page: first step; nothing found; words only">
        <SheetCell label="" width={360}>
          <EmptyState {...(args as PageEmpty)} />
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
      <SheetRow label="section: with an action; words only; on a phone">
        <SheetCell label="" width={560}>
          <EmptyState action={<Button icon={Plus}>Add a work</Button>} size="section" title="No works yet">
            A photo, a title and a category are enough to start.
          </EmptyState>
        </SheetCell>
        <SheetCell label="" width={280}>
          <EmptyState icon={Package} size="section" title="No orders yet" />
        </SheetCell>
        <SheetCell label="" width={280}>
          <EmptyState action={<Button icon={Plus}>作品を追加</Button>} size="section" title="作品はまだありません">
            写真、作品名、カテゴリーだけで始められます。
          </EmptyState>
        </SheetCell>
      </SheetRow>
      <SheetRow label="line: with an icon; with a link; words only">
        <SheetCell label="" width={280}>
          <EmptyState icon={CircleCheck} size="line" title="You’re all caught up." />
        </SheetCell>
        <SheetCell label="" width={360}>
          <EmptyState action={<Link href="#ask">Start a project</Link>} size="line" title="No projects yet." />
        </SheetCell>
        <SheetCell label="" width={200}>
          <EmptyState icon={MessageCircle} size="line" title="購入者からのメッセージはまだありません。" />
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
      <EmptyState action={<Button>{longTitle}</Button>} size="section" title={longTitle}>
        {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}
      </EmptyState>
      <EmptyState
        action={<Link href="#long">{longTitle}</Link>}
        icon={Package}
        size="line"
        title={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}
      />
    </Narrow>
  ),
};
