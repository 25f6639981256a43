import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/index.ts';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { Text } from '../text/index.ts';
import { Divider } from './index.ts';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  tags: ['stable'],
  parameters: {
    guidance: {
      do: ['Use it where more space would not be enough.'],
      dont: ['Draw one under every row or heading.'],
      accessibility: ['It is heard as a separator.'],
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const between = (
  <Stack>
    <Text>What has happened</Text>
    <Divider />
    <Text>What is next</Text>
  </Stack>
);

export const Variants: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="between two groups">
        <div style={{ width: 400 }}>{between}</div>
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = { render: () => <Narrow>{between}</Narrow> };
