import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Loading, Skeleton } from './index.ts';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { Loading },
  tags: ['stable'],
  args: { lines: 3, width: '16rem' },
  parameters: {
    guidance: {
      do: ['Draw the shape of what comes, so that nothing moves when it is there.'],
      dont: ['Show it for an action under way: the button is pending.', 'Invent more rows than are likely.'],
      accessibility: [
        'The skeletons are hidden from screen readers; Loading says once that something loads.',
        'All breathe on one clock, and stand still where motion is reduced.',
      ],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tile = (
  <Stack gap={2}>
    <Skeleton shape="art" />
    <Skeleton lines={3} />
  </Stack>
);

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="text, lines, block, art">
        <SheetCell label="text" width={200}>
          <Skeleton width="10rem" />
        </SheetCell>
        <SheetCell label="lines: 3" width={200}>
          <Skeleton lines={3} width="12rem" />
        </SheetCell>
        <SheetCell label="block" width={200}>
          <Skeleton shape="block" width="12rem" />
        </SheetCell>
        <SheetCell label="art" width={160}>
          <Skeleton shape="art" width="10rem" />
        </SheetCell>
      </SheetRow>
      <SheetRow label="a library on its way">
        <div style={{ width: '100%' }}>
          <Loading>
            <Grid columns={4}>
              {['a', 'b', 'c', 'd'].map((key) => (
                <div key={key}>{tile}</div>
              ))}
            </Grid>
          </Loading>
        </div>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      {tile}
      <Skeleton shape="block" width="40rem" />
      <Skeleton lines={0} />
    </Narrow>
  ),
};
