import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { InlineMessage } from './index.ts';

const meta = {
  title: 'Feedback/InlineMessage',
  component: InlineMessage,
  tags: ['stable'],
  args: { tone: 'info', children: 'Mark shipped opens once the payment is confirmed.' },
  parameters: {
    guidance: {
      do: ['Set it beside what it is about.'],
      dont: ['Use it under a field: its error and hint belong to the field.'],
      accessibility: ['The tone is said before the words.'],
    },
  },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <SheetRow key={tone} label={tone}>
          <InlineMessage tone={tone}>Mark shipped opens once the payment is confirmed.</InlineMessage>
        </SheetRow>
      ))}
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <InlineMessage tone="danger">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</InlineMessage>
      <InlineMessage tone="warning">支払いが確認されるまで発送済みにできません。</InlineMessage>
      <InlineMessage tone="info">{longTitle}</InlineMessage>
    </Narrow>
  ),
};
