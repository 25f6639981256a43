import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { QuotaMeter } from './index.ts';

const gigabyte = 1024 ** 3;

const meta = {
  title: 'Data/QuotaMeter',
  component: QuotaMeter,
  tags: ['stable'],
  args: { usedBytes: 2.1 * gigabyte, totalBytes: 5 * gigabyte },
  parameters: {
    guidance: {
      do: ['Show it where files are added.'],
      dont: ['Use it for something that is moving: that is progress.'],
      accessibility: ['The figures say it; the bar is hidden from a screen reader.'],
    },
  },
} satisfies Meta<typeof QuotaMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="empty, under half, from 90 % on, full, over">
        {[0, 2.1, 4.6, 5, 7].map((used) => (
          <SheetCell key={used} label={`${used} GB`} width={160}>
            <div style={{ width: '100%' }}>
              <QuotaMeter totalBytes={5 * gigabyte} usedBytes={used * gigabyte} />
            </div>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  ),
};

export const Hostile: Story = {
  render: () => (
    <Narrow>
      <QuotaMeter totalBytes={0} usedBytes={0} />
      <QuotaMeter totalBytes={4096 * 1024 * gigabyte} usedBytes={1} />
    </Narrow>
  ),
};
