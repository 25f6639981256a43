import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle } from '../artwork/fixtures.ts';
import { ClockAlert } from '../icons/index.ts';
import { Narrow, Sheet, SheetRow } from '../storybook/index.ts';
import { StatusBadge } from './index.ts';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  tags: ['stable'],
  args: { tone: 'success', children: 'For sale' },
  argTypes: { icon: { control: false } },
  parameters: {
    guidance: {
      do: ['Use the same tone for the same state everywhere.'],
      dont: ['Make it a button.', 'Say more than a state: the reason stands beside it.'],
      accessibility: ['The word carries the state; the dot and colour only sort.'],
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tones = ['success', 'info', 'warning', 'danger', 'neutral'] as const;

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label={tones.join(', ')}>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            For sale
          </StatusBadge>
        ))}
      </SheetRow>
      <SheetRow label="with an icon">
        {tones.map((tone) => (
          <StatusBadge icon={ClockAlert} key={tone} tone={tone}>
            貸出中
          </StatusBadge>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <StatusBadge tone="warning">Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</StatusBadge>
      <StatusBadge tone="danger">{longTitle}</StatusBadge>
      <StatusBadge tone="info">一月四日まで貸出中の作品</StatusBadge>
    </Narrow>
  ),
};
